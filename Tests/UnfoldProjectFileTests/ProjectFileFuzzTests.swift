import Foundation
import Testing
import UnfoldEngine
import UnfoldRules
import UnfoldSyntax
import UnfoldTestSupport

/// Broken project files before the rules that read them: what is found is in the file, and found again.
///
///     UNFOLD_FUZZ=100000 swift test -c release -Xswiftc -enable-testing --filter ProjectFileFuzzTests
///
/// `UNFOLD_FUZZ_SEED` starts elsewhere. What fails says its number, and the same number gives the same input again.
@Suite struct ProjectFileFuzzTests {
  private static let samples: [(name: String, text: String)] = [
    (
      "App/Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><!-- a --><key>UIRequiresFullScreen</key><true/>
      <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
      <key>B</key><string>&lt;&#x41;<![CDATA[c]]></string><key>D</key><integer>1</integer></dict></plist>
      """
    ),
    (
      "App/Info.plist",
      """
      { /* a */ UIRequiresFullScreen = YES; B = <00ff>;
      UISupportedInterfaceOrientations = (UIInterfaceOrientationPortrait); }
      """
    ),
    (
      "App.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      { LastUpgradeCheck = 1540;
      INFOPLIST_KEY_UIRequiresFullScreen = YES;
      "INFOPLIST_KEY_UISupportedInterfaceOrientations[sdk=iphoneos*]" = "UIInterfaceOrientationPortrait";
      }
      """
    ),
    ("App.xcconfig", "// a\n#include \"b\"\nINFOPLIST_KEY_UIRequiresFullScreen[sdk=iphoneos*] = YES // b\n"),
    ("project.yml", "info:\n  properties:\n    UIRequiresFullScreen: true\n  A: YES # a\n"),
    (".xcode-version", "15.4\n"),
    (".github/workflows/a.yml", "jobs:\n  a:\n    steps:\n      - run: xcode-select -s /Applications/Xcode_15.4.app\n"),
  ]

  private static let awkward: [String] = [
    "<!--", "-->", "<key>", "</key>", "<dict>", "</plist>", "<true/>", "<![CDATA[", "]]>", "&#xD800;", "&#99999999999;",
    "&", "<", ">", "{", "}", "(", "/*", "*/", "//", "\"", "\\U1F4", "=", ";", "[", "]", "\r", "\0", "\u{FEFF}", "é", ":",
    "# ", "Xcode_99999999999999999999", "UIRequiresFullScreen", "LastUpgradeCheck = 99999999999999999999;",
    String(repeating: "(", count: 3_000), String(repeating: "<array>", count: 2_000),
  ]

  @Test func brokenProjectFilesAreBorne() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["UNFOLD_FUZZ"].flatMap { Int($0) } ?? 1_000
    let first = environment["UNFOLD_FUZZ_SEED"].flatMap { Int($0) } ?? 1
    let rules = allRules.compactMap { $0 as? any ProjectFileRule }
    let target = try DeploymentTarget(list: "ios=17.0")
    var found = 0
    for number in first..<first + count {
      var random = SeededGenerator(seed: number)
      let sample = Self.samples.randomElement(using: &random)!
      let source = SourceText(mutated(Array(sample.text.utf8), &random))
      let file = ProjectFile(path: sample.name, source: source, deploymentTarget: target, isOfApp: true)
      for rule in rules where rule.projectFileEndings.contains(where: sample.name.hasSuffix) {
        let findings = rule.check(file)
        found += findings.count
        let areInside = findings.allSatisfy { !$0.range.isEmpty && $0.range.upperBound <= source.count }
        let areReviews = findings.allSatisfy { $0.kind == .review && $0.edits.isEmpty }
        guard areInside, areReviews, rule.check(file).map(\.range) == findings.map(\.range) else {
          Issue.record("input \(number), \(sample.name): \(findings)")
          return
        }
      }
    }
    if count > 1_000 { print("fuzzed: \(count) project files, \(found) findings") }
    #expect(found > count / 8)
  }

  private func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 0...4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0..<bytes.count, using: &random))
      case 2: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 3: bytes.removeSubrange(place...)
      default: bytes.insert(contentsOf: Self.awkward.randomElement(using: &random)!.utf8, at: place)
      }
    }
    return bytes
  }
}
