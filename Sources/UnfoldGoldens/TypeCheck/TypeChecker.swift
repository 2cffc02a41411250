import Foundation
import UnfoldEngine

/// The Swift compiler with an Apple SDK: that of the Xcode in use, elsewhere the declarations in `Tests/StubSDK`.
///
/// What it was asked once it does not ask the compiler again: answers are kept on disk by the whole question.
public final class TypeChecker: @unchecked Sendable {
  // Unchecked: `modules` is read and written only between `lock()` and `unlock()`; all else is constant.

  /// What the compiler refuses.
  public struct Diagnostic: Hashable, Sendable, Codable, CustomStringConvertible {
    /// From 1.
    public var line: Int
    public var message: String

    /// Whether an API is used below the version that it came with, or where it never came.
    public var isAboutAvailability: Bool {
      message.contains("is only available in") || message.contains("is unavailable in")
    }
    public var description: String { "line \(line): \(message)" }
  }

  private let folder: String
  private let cache: String
  /// Of the compiler and the scripts, as they say it.
  private let compilerVersion: String
  private let usesXcode: Bool
  private let lock = NSLock()
  private var modules: [Platform: String] = [:]

  /// - Parameters:
  ///   - folder: the stub SDK, with `typecheck.sh`.
  ///   - cache: a folder for modules and answers, made where there is none.
  /// - Throws: `GoldenError` where something that it needs is missing.
  public init(stubSDK folder: String, cache: String) throws(GoldenError) {
    self.folder = folder
    self.cache = cache
    let script = try GoldenFiles.read("\(folder)/typecheck.sh")
    let xcode = try? runProgram(["xcrun", "--sdk", "iphoneos", "--show-sdk-build-version"])
    usesXcode = xcode?.status == 0
    let tools = usesXcode ? [["xcrun", "swiftc", "--version"]] : [["swiftc", "--version"], ["python3", "--version"]]
    var versions = usesXcode ? xcode!.text : ""
    for tool in tools {
      do throws(FileTrouble) {
        versions += try runProgram(tool).text
      } catch {
        throw GoldenError(path: tool[0], message: "type-checking needs it on PATH: \(error.cause)")
      }
    }
    compilerVersion = versions + String(decoding: script, as: UTF8.self)
    do {
      try FileManager.default.createDirectory(atPath: "\(cache)/answers", withIntermediateDirectories: true)
    } catch {
      throw GoldenError(path: cache, message: "can't be made: \(error.localizedDescription)")
    }
  }

  /// Whether there is an SDK for `platform` that is new enough to know `version`.
  public func knows(_ platform: Platform, _ version: Version) -> Bool {
    if !usesXcode { return platform != .tvOS && platform != .watchOS }
    let sdk = platform == .macCatalyst ? Platform.macOS.sdkName : platform.sdkName
    guard let answer = try? runProgram(["xcrun", "--sdk", sdk, "--show-sdk-version"]), answer.status == 0,
      let newest = Version(answer.text.trimmingCharacters(in: .whitespacesAndNewlines))
    else { return false }
    return platform == .macCatalyst || version <= newest
  }

  /// What the compiler says of a file that is a module by itself.
  ///
  /// - Parameters:
  ///   - text: the file's bytes.
  ///   - platform: one that `knows` confirms.
  ///   - version: the deployment target.
  ///   - language: 5 or 6, the language mode.
  /// - Throws: `GoldenError` where the compiler can't be asked.
  public func errors(
    in text: [UInt8], on platform: Platform, _ version: Version, language: Int = 5
  ) throws(GoldenError) -> [Diagnostic] {
    let modules = try preparedModules(for: platform)
    let stamp = usesXcode ? [] : try GoldenFiles.read("\(modules)/.sdk-stamp")
    let question = """
      \(compilerVersion)
      \(String(decoding: stamp, as: UTF8.self)) \(platform) \(version) \(language)
      \(String(decoding: text, as: UTF8.self))
      """
    let entry = "\(cache)/answers/\(String(stableHash(question), radix: 16)).json"
    if let data = FileManager.default.contents(atPath: entry),
      let answer = try? JSONDecoder().decode(Answer.self, from: data), answer.question == question
    {
      return answer.errors
    }
    let name = "\(cache)/\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: name) }
    do {
      try FileManager.default.createDirectory(atPath: name, withIntermediateDirectories: true)
    } catch {
      throw GoldenError(path: name, message: "can't be made: \(error.localizedDescription)")
    }
    try GoldenFiles.write(text, to: "\(name)/input.swift")
    let result = try run(
      ["\(folder)/typecheck.sh", "--target", "\(version)", "--platform", platform.rawValue.lowercased()]
        + ["--swift-version", "\(language)"] + (usesXcode ? [] : ["--modules", modules]) + ["\(name)/input.swift"])
    let errors = diagnostics(in: result.text)
    // No error and yet no success is a broken compiler, and nothing that may pass.
    guard result.status == 0 || (result.status == 1 && !errors.isEmpty) else {
      throw GoldenError(path: "\(folder)/typecheck.sh", message: "ended with \(result.status): \(result.text)")
    }
    if let data = try? JSONEncoder().encode(Answer(question: question, errors: errors)) {
      try GoldenFiles.write([UInt8](data), to: entry)
    }
    return errors
  }

  private struct Answer: Codable {
    var question: String
    var errors: [Diagnostic]
  }

  /// The folder with the stub modules for `platform`, built where they are missing or old.
  private func preparedModules(for platform: Platform) throws(GoldenError) -> String {
    lock.lock()
    let known = modules[platform]
    lock.unlock()
    if let known { return known }
    let path = "\(cache)/\(platform.rawValue.lowercased())"
    if !usesXcode {
      // The script sees to it that two builds of the same folder wait for each other.
      let result = try run(["\(folder)/sdk/build.sh", path, "--platform", platform.rawValue.lowercased()])
      if result.status != 0 { throw GoldenError(path: "\(folder)/sdk/build.sh", message: result.text) }
    }
    lock.lock()
    modules[platform] = path
    lock.unlock()
    return path
  }

  private func run(_ arguments: [String]) throws(GoldenError) -> ProgramResult {
    do throws(FileTrouble) {
      return try runProgram(["bash"] + arguments)
    } catch {
      throw GoldenError(path: error.path, message: error.cause)
    }
  }

  /// The lines `PATH:LINE:COLUMN: error: MESSAGE`, each once: macros are expanded in several places.
  private func diagnostics(in text: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for line in text.split(separator: "\n") {
      guard let mark = line.range(of: ": error: ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":")
      let number = place.count >= 3 ? Int(place[place.count - 2]) : nil
      // The same is drawn once more below the code; and what is wrong in an expansion has a file of its own.
      guard !line.hasPrefix(" ") else { continue }
      let diagnostic = Diagnostic(line: number ?? 0, message: String(line[mark.upperBound...]))
      if !found.contains(diagnostic) { found.append(diagnostic) }
    }
    return found
  }
}

extension Platform {
  fileprivate var sdkName: String {
    switch self {
    case .iOS: "iphoneos"
    case .macOS, .macCatalyst: "macosx"
    case .tvOS: "appletvos"
    case .visionOS: "xros"
    case .watchOS: "watchos"
    }
  }
}

/// The same in each run, unlike `hashValue` (FNV-1a).
private func stableHash(_ text: String) -> UInt64 {
  text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
