import Foundation
import Testing
import UnfoldSyntax
import UnfoldTestSupport

@testable import UnfoldEngine

/// Broken project files: an answer comes, soon, and nothing is written.
///
///     UNFOLD_FUZZ=5000 swift test -c release -Xswiftc -enable-testing --filter ProjectFuzzTests
///
/// `UNFOLD_FUZZ_SEED` starts elsewhere. What fails says its number, and the same number gives the same input again.
@Suite struct ProjectFuzzTests {
  private static let awkward: [String] = [
    "{", "}", "(", ")", "\"", "'", "<<", "/*", "*/", "//", ";", "=", ",", "$(A)", "$(inherited)", "\0", "\u{FEFF}", "é",
    "- ", "  - - - ", ": ", "&a", "*a", "<<: *a", "[", "]", "|\n", ">\n", "#", "\t", "<dict>", "</dict>", "<![CDATA[",
    "<!ENTITY a \"&a;\">", "&a;", "**/**/**", "../../..", "/etc/passwd", "\\U1F4", "<true/>", "99999999999999999999",
    "18.4.1.2.3", "\r", "include: [x.yml]", "#include \"a.xcconfig\"\n", String(repeating: "(", count: 3_000),
    String(repeating: "[", count: 3_000), String(repeating: "<array>", count: 2_000),
  ]

  @Test func brokenProjectFilesAreBorne() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["UNFOLD_FUZZ"].flatMap { Int($0) } ?? 40
    let first = environment["UNFOLD_FUZZ_SEED"].flatMap { Int($0) } ?? 1
    var slowest = (seconds: 0.0, number: first)
    var (known, warnings) = (0, 0)
    for number in first..<first + count {
      var random = SeededGenerator(seed: number)
      var files: [String: [UInt8]] = [:]
      for (name, text) in Self.samples where name.hasSuffix(".swift") || Int.random(in: 0..<3, using: &random) > 0 {
        files[name] = mutated(Array(text.utf8), &random)
      }
      let sample = try TargetSample([:])
      for (name, bytes) in files { try sample.folder.write(name, bytes) }
      for name in ["App/a.swift", "b.swift"] { try sample.folder.write(name) }
      let names = try FileManager.default.subpathsOfDirectory(atPath: sample.folder.path).sorted()
      let start = DispatchTime.now().uptimeNanoseconds
      for name in ["App/a.swift", "b.swift"] where !sample.resolver.target(of: sample.folder(name)).versions.isEmpty {
        known += 1
      }
      warnings += sample.warnings.count
      let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      if seconds > slowest.seconds { slowest = (seconds, number) }
      for (name, bytes) in files {
        #expect(try sample.folder.read(name) == bytes, "input \(number): \(name) is written")
      }
      #expect(try FileManager.default.subpathsOfDirectory(atPath: sample.folder.path).sorted() == names)
    }
    if count > 1_000 {
      print("fuzzed: \(count) projects, \(known) targets known, \(warnings) warnings, slowest \(slowest)")
    }
    #expect(known > 0 && warnings > 0)
    #expect(slowest.seconds < 5, "input \(slowest.number) took \(slowest.seconds) s")
  }

  private func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 0...4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 2: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 3: bytes.removeSubrange(place...)
      case 4:
        let other = Int.random(in: 0..<bytes.count, using: &random)
        bytes.insert(contentsOf: bytes[place..<end], at: other)
      default: bytes.insert(contentsOf: Self.awkward.randomElement(using: &random)!.utf8, at: place)
      }
    }
    return bytes
  }

  private static let samples = BrokenProjectTests.samples + [
    (
      "App/Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>MinimumOSVersion</key><string>17.0</string>
      <key>UIRequiresFullScreen</key><true/></dict></plist>
      """
    )
  ]
}
