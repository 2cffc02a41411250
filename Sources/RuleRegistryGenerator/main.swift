// RuleRegistryGenerator OUTPUT TYPE...: writes the Swift file that lists the rules of these types.
import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first else {
  FileHandle.standardError.write(Data("usage: RuleRegistryGenerator OUTPUT TYPE...\n".utf8))
  exit(2)
}
let rules = arguments.dropFirst().map { "  \($0)(),\n" }.joined()
let registry = """
  import UnfoldEngine

  /// Every rule, in the order of the folders' names.
  public let allRules: [any Rule] = [
  \(rules)]

  """
// What is the same as before is not written: all that depends on it would be compiled again.
if FileManager.default.contents(atPath: output) == Data(registry.utf8) { exit(0) }
do {
  try Data(registry.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
} catch {
  FileHandle.standardError.write(Data("\(output): cannot write the list of rules: \(error)\n".utf8))
  exit(2)
}
