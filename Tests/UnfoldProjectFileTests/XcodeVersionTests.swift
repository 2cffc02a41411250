import Testing
import UnfoldEngine
import UnfoldRules

/// `xcode-version` in files that are no Swift source.
@Suite struct XcodeVersionTests {
  @Test("A version file", arguments: [
    ("26.2\n", ["26.2"]), ("Xcode-15.4.1", ["Xcode-15.4.1"]), ("\n16\n", ["16"]), ("27.0\n", []), ("27.1", []),
    ("", []), ("latest", []), ("28.0-beta.1", []),
  ])
  func versionFile(text: String, expected: [String]) throws {
    #expect(try found(XcodeVersion(), "App/.xcode-version", text) == expected)
  }

  @Test("The upgrade check of an Xcode project", arguments: [
    ("LastUpgradeCheck = 1540;", ["LastUpgradeCheck = 1540;"]), ("LastUpgradeCheck = 2620;", ["LastUpgradeCheck = 2620;"]),
    ("LastUpgradeCheck = 0720;", ["LastUpgradeCheck = 0720;"]), ("LastUpgradeCheck = 2700;", []),
    ("LastUpgradeCheck = 9999;", []), ("LastUpgradeCheck = \"$(X)\";", []), ("LastSwiftUpdateCheck = 1540;", []),
  ])
  func upgradeCheck(setting: String, expected: [String]) throws {
    let text = "// !$*UTF8*$!\n{\n\tattributes = {\n\t\t\(setting)\n\t};\n}\n"
    #expect(try found(XcodeVersion(), "App.xcodeproj/project.pbxproj", text) == expected)
  }

  @Test("What a workflow chooses", arguments: [
    ("      xcode-version: '15.4'", 1), ("      xcode-version: latest-stable", 0), ("  xcode-version: ^26.0", 0),
    ("run: sudo xcode-select -s /Applications/Xcode_16.2.app", 1), ("run: sudo xcode-select -switch /A/Xcode-26.app", 1),
    ("run: sudo xcode-select -s /Applications/Xcode.app", 0), ("DEVELOPER_DIR: /Applications/Xcode_27.1.app/Contents", 0),
    ("  XCODE_VERSION: 15.4", 1), ("  # xcode-version: 15.4", 0), ("    xcode: \"26.2.0\"", 1), ("run: xcodebuild -scheme A15", 0),
    ("  matrix:\n    xcode: ['15.4', '27.1']", 1), ("xcode-version: 15.4\n  xcode-version: 27.0", 0),
    ("xcode-version: ${{ matrix.xcode }}", 0), ("xcodes(version: \"15.4\")", 1), ("stack: osx-xcode-15.4.x", 1),
  ])
  func workflow(line: String, count: Int) throws {
    #expect(try found(XcodeVersion(), ".github/workflows/release.yml", "jobs:\n\(line)\n").count == count)
  }

  @Test("Workflows of packages and those that only format say nothing")
  func otherWorkflows() throws {
    let text = "xcode-version: 15.4"
    #expect(try found(XcodeVersion(), ".github/workflows/ci.yml", text) == [text])
    #expect(try found(XcodeVersion(), ".github/workflows/ci.yml", text, isOfApp: false) == [])
    #expect(try found(XcodeVersion(), ".github/workflows/swiftlint.yml", text) == [])
    #expect(try found(XcodeVersion(), "Sources/Strings/texts.yml", text) == [])
    #expect(try found(XcodeVersion(), "App/.xcode-version", "15.4", target: "macos=14.0") == [])
  }
}
