import TestSupport
import Testing

struct SnapshotTests {
  @Test func `a snapshot has the name of its test and lies beside it`() {
    let snapshot = Snapshot("a field/its end(size:)", beside: "/tests/FrameTests.swift")
    #expect(snapshot.path == "/tests/Snapshots/a field-its end.txt")
  }

  @Test func `a missing snapshot is written only on request`() throws {
    let folder = try File.temporaryFolder()
    defer { File.removeFolder(folder) }
    let snapshot = Snapshot("sentence", beside: "\(folder)/Tests.swift")
    #expect(try snapshot.compare("a", recording: .none) == .missing)
    #expect(try snapshot.compare("a", recording: .missing) == .recorded)
    #expect(try snapshot.compare("a", recording: .none) == .same)
  }

  @Test func `another text is told line by line, and taken only on request`() throws {
    let folder = try File.temporaryFolder()
    defer { File.removeFolder(folder) }
    let snapshot = Snapshot("sentence", beside: "\(folder)/Tests.swift")
    _ = try snapshot.compare("one\ntwo\nthree", recording: .all)
    let changed = "one\n2\nthree"
    let told = Snapshot.Outcome.different("- 2: two\n+ 2: 2")
    #expect(try snapshot.compare(changed, recording: .none) == told)
    #expect(try snapshot.compare(changed, recording: .missing) == told)
    #expect(try snapshot.compare(changed, recording: .failed) == .recorded)
    #expect(try snapshot.compare(changed, recording: .none) == .same)
  }

  @Test func `a build server never writes`() {
    #expect(Snapshot.Recording.named("all", onServer: true) == .none)
    #expect(Snapshot.Recording.named("all", onServer: false) == .all)
    #expect(Snapshot.Recording.named("everything", onServer: false) == .none)
    #expect(Snapshot.Recording.named(nil, onServer: false) == .none)
  }

  @Test func `a snapshot is compared whole, an end of line at its end being added`() {
    expectSnapshot("one line\nand another: é, 中, 👩‍👧")
  }
}
