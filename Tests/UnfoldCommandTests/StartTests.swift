import Foundation
import Testing
import UnfoldTestSupport

/// The tool starts at once and runs where there is no Swift.
@Suite struct StartTests {
  @Test("Nothing that the tool is made of brings in Foundation, which takes longer to load than an app to check")
  func foundation() throws {
    let folders = ["Transforms"]
      + ["unfold", "UnfoldEngine", "UnfoldGoldens", "UnfoldReport", "UnfoldSyntax"].map { "Sources/\($0)" }
    var files = 0
    for folder in folders {
      let names = FileManager.default.enumerator(atPath: "\(Repository.path)/\(folder)")
      while let name = names?.nextObject() as? String {
        guard name.hasSuffix(".swift") else { continue }
        files += 1
        let text = try String(contentsOfFile: "\(Repository.path)/\(folder)/\(name)", encoding: .utf8)
        let imports = text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("import ") }
        for line in imports where line.hasPrefix("import Foundation") || line == "import Dispatch" {
          Issue.record("\(folder)/\(name): \(line)")
        }
      }
    }
    #expect(files > 200)
  }
}
