import UnfoldEngine

/// What an Info.plist or the build settings that Xcode makes one from say of an app's screen.
extension FullScreenRequired: ProjectFileRule {
  public var projectFileEndings: [String] { [".plist", "project.pbxproj", ".xcconfig", "project.yml", "project.yaml"] }

  public func check(_ file: ProjectFile) -> [Finding] {
    guard file.deploymentTarget.hasIOS else { return [] }
    let found = file.name.hasSuffix(".plist") ? propertyList(file) : buildSettings(file)
    return [
      found.fullScreen.map { Finding.review(id, $0, Self.fullScreen) },
      found.portrait.map { Finding.review(id, $0, Self.portraitPolicy) },
    ].compactMap { $0 }
  }

  /// The first place of each, in UTF-8 bytes.
  private typealias Places = (fullScreen: Range<Int>?, portrait: Range<Int>?)

  private func propertyList(_ file: ProjectFile) -> Places {
    let keys = file.ranges(of: "UIRequiresFullScreen") + file.ranges(of: "UISupportedInterfaceOrientations")
    guard !keys.isEmpty,
      let entries = PropertyListValue(file.source), !entries.isForOtherScreens
    else { return (nil, nil) }
    let comments = file.comments
    func place(_ key: String) -> Range<Int> {
      let written = file.ranges(of: "<key>\(key)</key>") + file.ranges(of: key)
      return written.first { place in !comments.contains { $0.overlaps(place) } } ?? keys[0]
    }
    let fullScreen = entries["UIRequiresFullScreen"].flatMap { isTrue($0) ? place("UIRequiresFullScreen") : nil }
    let portrait = orientationKeys.first { key in
      (entries[key]?.strings).map { isPortraitAlone($0) } ?? false
    }
    return (fullScreen, portrait.map(place))
  }

  private func buildSettings(_ file: ProjectFile) -> Places {
    let fullScreen = file.writtenSettings(with: "UIRequiresFullScreen").first {
      $0.key == "INFOPLIST_KEY_UIRequiresFullScreen" && isTrue($0.value)
        || $0.key == "UIRequiresFullScreen" && $0.value == "true"
    }
    let portrait = file.writtenSettings(with: "INFOPLIST_KEY_UISupportedInterfaceOrientations").first {
      $0.key.hasPrefix("INFOPLIST_KEY_UISupportedInterfaceOrientations")
        && isPortraitAlone($0.value.split(separator: " ").map(String.init))
    }
    return (fullScreen?.range, portrait?.range)
  }

  private func isTrue(_ value: PropertyListValue) -> Bool {
    if case .boolean(let flag) = value { return flag }
    return value.string.map(isTrue) ?? false
  }

  private func isTrue(_ value: String) -> Bool { ["YES", "true"].contains(value) }

  private func isPortraitAlone(_ orientations: [String]) -> Bool {
    !orientations.isEmpty && orientations.allSatisfy { $0.hasPrefix("UIInterfaceOrientationPortrait") }
  }

  private var orientationKeys: [String] {
    ["", "~iphone", "~ipad"].map { "UISupportedInterfaceOrientations\($0)" }
  }

  private static let portraitPolicy = """
    The app supports portrait alone, which doesn't make its windows narrow: an open iPhone Duo gives regular width \
    and height whatever rotations are supported. Check every screen at that size.
    """
}

extension ProjectFile {
  /// The comments of a property list, in UTF-8 bytes; what looks like one within a value counts as one too.
  fileprivate var comments: [Range<Int>] {
    let isXML = !ranges(of: "<plist").isEmpty
    let ends = ranges(of: isXML ? "-->" : "*/")
    return ranges(of: isXML ? "<!--" : "/*").map { start in
      start.lowerBound..<(ends.first { $0.lowerBound >= start.upperBound }?.upperBound ?? source.count)
    }
  }
}

extension PropertyListValue {
  /// Whether an Info.plist is that of an extension, a watch app or a bundle of tests.
  fileprivate var isForOtherScreens: Bool {
    ["NSExtension", "EXAppExtensionAttributes", "WKApplication", "WKWatchKitApp"].contains { self[$0] != nil }
      || self["CFBundlePackageType"]?.string == "BNDL"
  }
}
