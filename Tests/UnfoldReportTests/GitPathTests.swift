import Testing
import UnfoldTestSupport

@testable import UnfoldReport

struct GitPathTests {
  @Test("A file elsewhere is named from the top of its repository, through links too")
  func elsewhere() throws {
    let folder = TemporaryFolder()
    try folder.write("repository/App/a.swift")
    try folder.write("repository/.git/HEAD")
    try folder.link("link.swift", to: "repository/App/a.swift")
    let names = GitPath([folder.path])
    #expect(names.name(of: folder("repository/App/../App/a.swift")) == "App/a.swift")
    #expect(names.name(of: folder("link.swift")) == "App/a.swift")
  }

  @Test("A file in no repository is named from the root")
  func noRepository() throws {
    let folder = TemporaryFolder()
    let path = try folder.write("a.swift")
    #expect(GitPath([path]).name(of: path) == String(path.dropFirst()))
  }

  @Test("Standard input has its own name")
  func standardInput() {
    #expect(GitPath(["-"]).name(of: "-") == "-")
  }
}
