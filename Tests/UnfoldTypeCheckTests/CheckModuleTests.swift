import Testing
import UnfoldEngine
import UnfoldTestSupport

@testable import UnfoldGoldens

/// `check-module.sh`, with a stand-in for the tool that does what a test wants.
@Suite(.disabled(if: Compiler.isMissing, "type-checking needs swiftc and python3 on PATH, or Xcode"))
struct CheckModuleTests {
  private let folder = TemporaryFolder()

  private func check(_ script: String) throws -> ProcessResult {
    // Asking anything builds the modules.
    _ = try Compiler.checker.get().errors(in: Array("import SwiftUI\n".utf8), on: .iOS, Version(17))
    try folder.write("Module/a.swift", "import SwiftUI\nstruct A: View { var body: some View { B() } }\n")
    try folder.write("Module/b.swift", "import SwiftUI\nstruct B: View { var body: some View { Text(\"b\") } }\n")
    try folder.write("tool", "#!/bin/sh\nfor last; do :; done\ncd \"$last\" || exit 2\n\(script)\n")
    _ = try run(["chmod", "+x", "tool"], in: folder.path)
    #if os(Linux)
      let modules = ["--modules", "\(Compiler.repository)/.build/type-checks/ios"]
    #else
      let modules: [String] = []
    #endif
    return try run(
      ["bash", "\(Compiler.repository)/Tests/StubSDK/check-module.sh", "--target", "17.0"] + modules
        + ["--unfold", "./tool", "--rule", "some-rule", "Module"], in: folder.path)
  }

  @Test("A change with which all files compile together passes, and is shown")
  func passes() throws {
    let result = try check("sed 's/\"b\"/\"c\"/' b.swift > new && mv new b.swift")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.text.contains(#"+struct B: View { var body: some View { Text("c") } }"#))
    #expect(result.text.hasSuffix("Module: 0 errors before, none of the change\n"))
  }

  @Test("A change that breaks another file fails, with what the compiler says")
  func fails() throws {
    let result = try check("sed 's/struct B/struct C/' b.swift > new && mv new b.swift")
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.text.contains("a.swift: cannot find 'B' in scope"))
    #expect(String(decoding: try folder.read("Module/b.swift"), as: UTF8.self).contains("struct B"))
  }

  @Test("A tool that fails is trouble")
  func trouble() throws {
    let result = try check("exit 2")
    #expect(result.status == 2 && result.errors.contains("unfold apply ended with 2"))
  }
}

#if os(Linux)
  /// The stub SDK accepts what the real one accepts, and refuses what it refuses.
  @Suite(.disabled(if: Compiler.isMissing, "type-checking needs swiftc and python3 on PATH"))
  struct StubSDKTests {
    @Test func itsOwnTest() throws {
      _ = try Compiler.checker.get().errors(in: Array("import SwiftUI\n".utf8), on: .iOS, Version(17))
      let result = try run(
        ["python3", "Tests/StubSDK/sdk/selftest.py", "--modules", ".build/type-checks/ios"], in: Compiler.repository)
      #expect(result.status == 0 && result.text.hasSuffix(" passed, 0 failed\n"), "\(result.text)\(result.errors)")
    }
  }
#endif
