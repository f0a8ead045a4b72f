import Simulation

extension LiveLab {
  /// Starts a recording, or ends the one that is under way.
  mutating func toggleRecording() {
    guard let name = recorder?.name else { return startRecording() }
    recorder?.stop()
    simulator.keepsSteps = false
    send(.notice(.recorded(name)))
  }

  /// Begins a file with the field as it stands.
  ///
  /// What came before is not in the file, so the lab forgets it too: it can be undone no more.
  mutating func startRecording() {
    do {
      let now = now
      try recorder?.start(simulator.settings, at: now)
      simulator.keepsSteps = true
      _ = simulator.takeSteps()
      _ = try? simulator.update(.newStart, at: now)
      try recorder?.record(simulator.takeSteps().drop { !$0.deed.setsText })
      if let name = recorder?.name { send(.notice(.recording(name))) }
    } catch {
      fail(error)
    }
  }

  /// Gives what the last message did to the recorder.
  mutating func keepSteps() {
    guard recorder?.name != nil else { return }
    let steps = simulator.takeSteps()
    guard !steps.isEmpty else { return }
    do {
      try recorder?.record(steps)
    } catch {
      fail(error)
    }
  }

  /// Says why there is no recording any more; the lab goes on.
  private mutating func fail(_ fault: RecordingFault) {
    recorder?.stop()
    simulator.keepsSteps = false
    send(.notice(.notRecorded(fault.name, why: fault.reason)))
  }
}
