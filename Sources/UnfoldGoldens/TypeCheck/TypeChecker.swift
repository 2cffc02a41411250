import UnfoldEngine

/// The Swift compiler with an Apple SDK: that of the Xcode in use, elsewhere the declarations in `Tests/StubSDK`.
///
/// What it was asked once it does not ask the compiler again: answers are kept on disk by the whole question.
public final class TypeChecker: Sendable {
  /// What the compiler refuses.
  public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
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
  private let modules = Locked([Platform: String]())

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
    do throws(SystemError) {
      try makeFolders("\(cache)/answers")
    } catch {
      throw GoldenError(path: cache, message: "can't be made: \(error)")
    }
  }

  /// Whether there is an SDK for `platform` that is new enough to know `version`.
  public func knows(_ platform: Platform, _ version: Version) -> Bool {
    if !usesXcode { return platform != .tvOS && platform != .watchOS }
    let sdk = platform == .macCatalyst ? Platform.macOS.sdkName : platform.sdkName
    guard let answer = try? runProgram(["xcrun", "--sdk", sdk, "--show-sdk-version"]), answer.status == 0,
      let newest = Version(answer.text.filter { !$0.isWhitespace })
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
    let entry = "\(cache)/answers/\(String(stableHash(question), radix: 16))"
    if let bytes = try? GoldenFiles.read(entry), let answer = Answer(bytes), answer.question == question {
      return answer.errors
    }
    let input = "\(cache)/\(UInt64.random(in: 0...(.max))).swift"
    defer { removeFile(input) }
    try GoldenFiles.write(text, to: input)
    let result = try run(
      ["\(folder)/typecheck.sh", "--target", "\(version)", "--platform", platform.rawValue.lowercased()]
        + ["--swift-version", "\(language)"] + (usesXcode ? [] : ["--modules", modules]) + [input])
    let errors = diagnostics(in: result.text)
    // No error and yet no success is a broken compiler, and nothing that may pass.
    guard result.status == 0 || (result.status == 1 && !errors.isEmpty) else {
      throw GoldenError(path: "\(folder)/typecheck.sh", message: "ended with \(result.status): \(result.text)")
    }
    try GoldenFiles.write(Answer(question: question, errors: errors).bytes, to: entry)
    return errors
  }

  /// As it is kept: the number of errors, a line for each, and the question.
  private struct Answer {
    var question: String
    var errors: [Diagnostic]

    init(question: String, errors: [Diagnostic]) {
      self.question = question
      self.errors = errors
    }

    init?(_ bytes: [UInt8]) {
      var rest = bytes[...]
      func line() -> String? {
        guard let end = rest.firstIndex(of: 0x0A) else { return nil }
        defer { rest = rest[(end + 1)...] }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      guard let count = line().flatMap({ Int($0) }) else { return nil }
      errors = []
      for _ in 0..<count {
        guard let words = line()?.split(separator: " ", maxSplits: 1), words.count == 2, let number = Int(words[0])
        else { return nil }
        errors.append(Diagnostic(line: number, message: String(words[1])))
      }
      question = String(decoding: rest, as: UTF8.self)
    }

    var bytes: [UInt8] {
      let lines = ["\(errors.count)"] + errors.map { "\($0.line) \($0.message)" }
      return Array((lines.joined(separator: "\n") + "\n" + question).utf8)
    }
  }

  /// The folder with the stub modules for `platform`, built where they are missing or old.
  private func preparedModules(for platform: Platform) throws(GoldenError) -> String {
    if let known = modules.withLock({ $0[platform] }) { return known }
    let path = "\(cache)/\(platform.rawValue.lowercased())"
    if !usesXcode {
      // The script sees to it that two builds of the same folder wait for each other.
      let result = try run(["\(folder)/sdk/build.sh", path, "--platform", platform.rawValue.lowercased()])
      if result.status != 0 { throw GoldenError(path: "\(folder)/sdk/build.sh", message: result.text) }
    }
    modules.withLock { $0[platform] = path }
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
      guard let mark = line.firstRange(of: ": error: ") else { continue }
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
