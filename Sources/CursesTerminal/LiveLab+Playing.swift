import KeyInput
import Simulation

extension LiveLab {
  /// Plays what is due, and hands the keyboard over at the end.
  ///
  /// - Returns: whether there is something new to see.
  mutating func playDue(at moment: Duration) -> Bool {
    guard let due = player?.nextMoment, due <= moment else { return false }
    if player?.script.next != nil {
      playBeat()
      // One beat for each frame, at its own pace: a late one does not hurry the rest.
      let pause = player?.script.next?.pause ?? .zero
      player?.dueMoment = moment + pause
    }
    if player?.isOver == true { handOver() }
    return true
  }

  /// Takes a key while a script is played.
  mutating func steer(_ input: TerminalInput) -> [Effect] {
    switch input {
    case .key(let key): steer(by: key)
    case .text(let text): text.flatMap { steer(by: Key(.character(String($0)))) }
    default: []
    }
  }

  private mutating func steer(by key: Key) -> [Effect] {
    // The keys of one burst that come behind the end of the script are the field's.
    guard player != nil else { return send(.input(.key(key))) }
    switch KeyMap.command(for: key) {
    case .quit: return [.quit]
    case .interrupt: return [.quit]
    case .suspend: return [.suspend]
    case .redraw: return [.redraw]
    case .record: return [.record]
    case .escape: handOver()
    default: if player?.script.next == nil { handOver() } else { pace(by: key) }
    }
    return []
  }

  private mutating func pace(by key: Key) {
    if player?.pace == .timed {
      player?.pace = .stepwise
      return
    }
    switch key.code {
    case .character(" "), .enter: playStep()
    case .character("p"), .character("P"):
      player?.pace = .timed
      player?.failure = nil
      player?.dueMoment = MonotonicClock.now
    default: break
    }
  }

  private mutating func playStep() {
    player?.failure = nil
    repeat { playBeat() } while player?.script.next?.opensStep == false
    if player?.isOver == true { handOver() }
  }

  private mutating func playBeat() {
    player?.playBeat(on: &simulator)
    keepSteps()
  }

  /// The keyboard is the user's from here on; the time goes on from where the script is.
  private mutating func handOver() {
    guard let player else { return }
    let isOver = player.script.next == nil
    clock.goOn(from: player.script.clock, at: MonotonicClock.now)
    self.player = nil
    if isOver { send(.notice(.played(player.script.name, failures: player.failures))) }
  }
}
