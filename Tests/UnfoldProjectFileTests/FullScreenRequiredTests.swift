import Testing
import UnfoldEngine
import UnfoldRules
import UnfoldSyntax

/// `full-screen-required` in files that are no Swift source.
@Suite struct FullScreenRequiredTests {
  private func plist(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    <key>CFBundleName</key><string>App</string>
    \(entries)
    </dict>
    </plist>
    """
  }

  private let portrait = "<string>UIInterfaceOrientationPortrait</string>"
  private let landscape = "<string>UIInterfaceOrientationLandscapeLeft</string>"

  @Test("Each key is found where it stands, also in a list that isn't XML")
  func keysOfOtherLists() throws {
    let text = "{ UIRequiresFullScreen = YES; UISupportedInterfaceOrientations = (UIInterfaceOrientationPortrait); }"
    let found = try found(FullScreenRequired(), "App/Info.plist", text)
    #expect(found == ["UIRequiresFullScreen", "UISupportedInterfaceOrientations"])
  }

  @Test func propertyLists() throws {
    let fullScreen = "<key>UIRequiresFullScreen</key>"
    let orientations = "<key>UISupportedInterfaceOrientations</key>"
    let pad = "<key>UISupportedInterfaceOrientations~ipad</key>"
    let cases = [
      ("\(fullScreen)<true/>", [fullScreen]), ("\(fullScreen)<false/>", []),
      ("\(fullScreen)<string>YES</string>", [fullScreen]),
      ("\(orientations)<array>\(portrait)</array>", [orientations]),
      ("\(orientations)<array>\(portrait)\(landscape)</array>", []), ("\(orientations)<array></array>", []),
      ("\(orientations)<array>\(portrait)\(landscape)</array>\(pad)<array>\(portrait)</array>", [pad]),
      ("\(orientations)<array>\(portrait)</array>\(fullScreen)<true/>", [fullScreen, orientations]),
      ("<key>NSExtension</key><dict/>\(fullScreen)<true/>", []), ("<key>WKApplication</key><true/>\(fullScreen)<true/>", []),
      ("<key>Other</key><dict>\(fullScreen)<true/></dict>", []), ("<!-- \(fullScreen)<true/> -->", []),
    ]
    for (entries, expected) in cases {
      #expect(try found(FullScreenRequired(), "App/Info.plist", plist(entries)) == expected, "\(entries)")
    }
    #expect(try found(FullScreenRequired(), "App/Info.plist", "\(fullScreen)<true/>") == [], "it is no property list")
    let macOnly = try found(FullScreenRequired(), "App/Info.plist", plist("\(fullScreen)<true/>"), target: "macos=14.0")
    #expect(macOnly == [])
  }

  @Test("A key in a comment is none, and the one behind it is found where it stands")
  func comments() throws {
    let key = "<key>UIRequiresFullScreen</key>"
    let text = plist("<!-- \(key)<false/> -->\n\(key)<true/>")
    let file = ProjectFile(
      path: "App/Info.plist", source: SourceText(text), deploymentTarget: try DeploymentTarget(list: "ios=17.0"),
      isOfApp: true)
    let places = FullScreenRequired().check(file).map { LineTable(file.source).line(at: $0.range.lowerBound) }
    #expect(places == [7])
    let old = "{ /* UIRequiresFullScreen = NO; */\nUIRequiresFullScreen = YES; }"
    let other = ProjectFile(
      path: "App/Info.plist", source: SourceText(old), deploymentTarget: file.deploymentTarget, isOfApp: true)
    #expect(FullScreenRequired().check(other).map(\.range.lowerBound) == [35])
  }

  @Test("Build settings", arguments: [
    ("\t\tINFOPLIST_KEY_UIRequiresFullScreen = YES;", 1), ("INFOPLIST_KEY_UIRequiresFullScreen = NO;", 0),
    ("INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait;", 1),
    ("INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = \"UIInterfaceOrientationPortrait UIInterfaceOrientationPortraitUpsideDown\";", 1),
    ("INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = \"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft\";", 0),
    ("INFOPLIST_KEY_UIRequiresFullScreen = YES;\nINFOPLIST_KEY_UIRequiresFullScreen = YES;", 1),
  ])
  func buildSettings(text: String, count: Int) throws {
    #expect(try found(FullScreenRequired(), "App.xcodeproj/project.pbxproj", "{\n\(text)\n}").count == count)
  }

  @Test func otherForms() throws {
    let setting = "INFOPLIST_KEY_UIRequiresFullScreen[sdk=iphoneos*] = YES // iPad"
    #expect(try found(FullScreenRequired(), "App.xcconfig", "A = 1\n\(setting)\n") == [setting])
    #expect(try found(FullScreenRequired(), "App.xcconfig", "// \(setting)\n") == [])
    #expect(
      try found(FullScreenRequired(), "project.yml", "info:\n  properties:\n    UIRequiresFullScreen: true\n")
        == ["UIRequiresFullScreen: true"])
    #expect(try found(FullScreenRequired(), "App/strings.yml", "UIRequiresFullScreen: true") == ["not read"])
  }
}
