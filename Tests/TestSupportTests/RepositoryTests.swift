import TestSupport
import Testing

struct RepositoryTests {
  @Test func `the root holds the package's manifest`() throws {
    #expect(try Repository.read("Package.swift").hasPrefix("// swift-tools-version"))
  }

  @Test func `a folder is listed with the folders below it, in order`() throws {
    let files = try Repository.list("Sources")
    #expect(files.contains("Sources/fieldstop/main.swift"))
    #expect(files == files.sorted())
  }

  @Test func `a missing file is named with the reason`() {
    let error = #expect(throws: FileError.self) { try Repository.read("nowhere") }
    #expect(error?.path == Repository.absolute("nowhere"))
    #expect(error?.description.hasSuffix("nowhere: No such file or directory") == true)
  }

  @Test func `what was written is read again, long or empty`() throws {
    let folder = try File.temporaryFolder()
    defer { File.removeFolder(folder) }
    for text in ["", "é中\n", String(repeating: "0123456789", count: 20_000)] {
      try File.write(text, to: "\(folder)/a/b/c.txt")
      #expect(try File.text(at: "\(folder)/a/b/c.txt") == text)
    }
    #expect(try File.list(folder) == ["a/b/c.txt"])
  }

  @Test func `a removed folder is gone with what was in it`() throws {
    let folder = try File.temporaryFolder()
    try File.write("x", to: "\(folder)/a/b.txt")
    File.removeFolder(folder)
    #expect(throws: FileError.self) { try File.list(folder) }
  }
}
