import TestSupport
import Testing
import TextLimits

// Guards against an alert for each callback: one on top of the other, for one gesture.
@Suite("Rule 17: alerts go through a gate")
struct Rule17FeedbackTests {
  @Test func `every: one alert for each callback, on top of one another`() {
    var gate = AlertGate(policy: .every)
    #expect(gate.offer(at: .zero) == .presented)
    #expect(gate.offer(at: .zero, followsInGesture: true) == .presented)
    #expect(gate.presentedCount == 2)
  }

  @Test func `while-presented: none while one is on screen, which stays its second and no longer`()
  {
    var gate = AlertGate()
    #expect(gate.policy == .whilePresented)
    #expect(gate.offer(at: .zero) == .presented)
    #expect(gate.offer(at: .milliseconds(900)) == .alreadyPresented)
    #expect(gate.deadlines == [.seconds(1)])
    #expect(gate.advance(to: .milliseconds(999)) == 0)
    #expect(gate.advance(to: .seconds(1)) == 1)
    #expect(gate.offer(at: .seconds(1)) == .presented)
  }

  @Test func `an alert whose time is over is not in the way, though nobody took it down`() {
    var gate = AlertGate()
    #expect(gate.offer(at: .zero) == .presented)
    #expect(gate.offer(at: .seconds(1)) == .presented)
    #expect(gate.presentedCount == 1)
    #expect(gate.advance(to: .seconds(2)) == 2)
    #expect(gate.advance(to: .seconds(3)) == 0)
  }

  @Test func `what nobody takes down does not pile up`() {
    for policy in AlertPolicy.allCases {
      var gate = AlertGate(policy: policy)
      for second in 0..<1_000 {
        gate.rearm()
        #expect(gate.offer(at: .seconds(second)) == .presented)
        #expect(gate.presentedCount == 1)
      }
      #expect(gate.advance(to: .seconds(1_000)) == 1_000)
    }
  }

  @Test func `one gesture never presents two, however short the first one stays`() {
    for policy in [AlertPolicy.whilePresented, .perEpisode] {
      var gate = AlertGate(policy: policy, duration: .zero)
      #expect(gate.offer(at: .zero) == .presented)
      #expect(gate.advance(to: .zero) == 1)
      #expect(gate.offer(at: .zero, followsInGesture: true) != .presented)
    }
  }

  @Test func `per-episode: one until it is armed again, whatever the time`() {
    var gate = AlertGate(policy: .perEpisode)
    #expect(gate.offer(at: .zero) == .presented)
    #expect(gate.advance(to: .seconds(60)) == 1)
    #expect(gate.offer(at: .seconds(60)) == .sameEpisode)
    gate.rearm()
    #expect(gate.offer(at: .seconds(61)) == .presented)
  }

  @Test func `with another duration the alert that goes first is the first`() {
    var gate = AlertGate(policy: .every, duration: .seconds(5))
    #expect(gate.offer(at: .zero) == .presented)
    gate.duration = .milliseconds(100)
    #expect(gate.offer(at: .seconds(1)) == .presented)
    #expect(gate.deadlines == [.milliseconds(1_100), .seconds(5)])
    #expect(gate.advance(to: .seconds(2)) == 1)
    #expect(gate.presentedCount == 1)
  }

  @Test func `whatever is offered, the policy holds`() {
    var random = SeededGenerator()
    for _ in 0..<(EditBudget.each / 10) {
      let policy = AlertPolicy.allCases.randomElement(using: &random) ?? .every
      var gate = AlertGate(policy: policy)
      var now = Duration.zero
      var presented: [Duration] = []
      var isArmed = true
      for _ in 0..<20 {
        now += .milliseconds(Int.random(in: 0...700, using: &random))
        if Bool.random(using: &random) { _ = gate.advance(to: now) }
        if Int.random(in: 0..<6, using: &random) == 0 {
          gate.rearm()
          isArmed = true
        }
        let onScreen = presented.contains { now < $0 + .seconds(1) }
        let answer = gate.offer(at: now)
        switch policy {
        case .every: #expect(answer == .presented)
        case .whilePresented: #expect((answer == .presented) == !onScreen)
        case .perEpisode: #expect((answer == .presented) == isArmed)
        }
        if answer == .presented {
          presented.append(now)
          isArmed = false
        }
      }
    }
  }
}
