import UnfoldEngine

/// A place in a script that names the Xcode to build with.
struct XcodePin {
  let release: XcodeRelease
  /// Of the line, in UTF-8 bytes, without the space before it.
  let range: Range<Int>
}

extension ProjectFile {
  /// Whether a build server or a person runs the file to build the app.
  var isBuildScript: Bool {
    let servers = [
      ".gitlab-ci.yml", "bitrise.yml", "codemagic.yaml", "azure-pipelines.yml", "appcenter.yml", "Fastfile",
      "Jenkinsfile", ".travis.yml", "project.yml", "project.yaml",
    ]
    // What only looks at the source may do so with any Xcode.
    if ["lint", "format"].contains(where: name.lowercased().contains) { return false }
    return servers.contains(name)
      || [".github/workflows/", ".circleci/", ".buildkite/"].contains(where: path.contains)
  }

  /// The versions of Xcode that the file names, in source order.
  var xcodePins: [XcodePin] {
    lines.flatMap { line -> [XcodePin] in
      let text = line.text.prefix { $0 != "#" }
      let start = line.range.lowerBound + line.text.prefix { $0 == " " || $0 == "\t" }.utf8.count
      return text.xcodeReleases.map { XcodePin(release: $0, range: start..<line.range.upperBound) }
    }
  }
}

extension Substring {
  /// The versions behind words that mean the Xcode to take: `xcode-version: 15.4`, `Xcode_15.4.app`,
  /// `xcodes(version: "15.4")`, `stack: osx-xcode-15.4.x`.
  fileprivate var xcodeReleases: [XcodeRelease] {
    let lowered = lowercased()[...]
    var found: [XcodeRelease] = []
    var rest = lowered
    while let word = rest.firstRange(of: "xcode") {
      rest = rest[word.upperBound...]
      if let release = rest.releaseBehindXcode { found.append(release) }
    }
    return found
  }

  /// The version that the rest of a name such as `xcode-version: ` leads to.
  private var releaseBehindXcode: XcodeRelease? {
    var rest = self
    for word in ["s", "-select", "_select", "-version", "_version", "version", "_path", "_ver"] where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
    }
    // A name goes on: `xcodebuild`, `xcodeproj`, `xcode_scheme`.
    if let next = rest.first, next.isLetter { return nil }
    if rest.hasPrefix("(version:") { rest = rest.dropFirst("(version:".count) }
    let digits = rest.drop { ":= -_\"'[(".contains($0) }
    guard digits.startIndex != rest.startIndex, let first = digits.first, first.isASCII, first.isNumber else { return nil }
    return XcodeRelease(digits)
  }
}
