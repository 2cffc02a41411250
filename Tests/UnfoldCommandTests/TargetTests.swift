import Testing
import UnfoldTestSupport

struct TargetTests {
  private func folder() throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    try folder.write(".git/HEAD", "")
    try folder.write(
      "Kit/Package.swift",
      """
      import PackageDescription
      let package = Package(
        name: "Kit",
        platforms: [
          .iOS(.v16), .macOS("13.1"),
          .watchOS(.v9),
        ],
        targets: [.target(name: "Kit")])
      """)
    try folder.write("Kit/Sources/Kit/a.swift")
    try folder.write("Kit/Sources/Kit/Deep/b.swift")
    try folder.write("App/Screens/c.swift")
    try folder.write("App/Models/d.swift")
    return folder
  }

  @Test("A folder has a line for each answer, with the number of its files and where each version was read")
  func folders() throws {
    let result = try UnfoldTool.run("target", in: try folder())
    #expect(result.status == 0)
    #expect(
      result.text == """
        App: 2 files: unknown, so everything is guarded
        Kit: 3 files: iOS 16.0, macOS 13.1 (Kit/Package.swift:5), watchOS 9.0 (Kit/Package.swift:6)

        """)
    #expect(result.errors.contains("--deployment-target ios=17.0"))
  }

  @Test("A file has a line of its own")
  func files() throws {
    let result = try UnfoldTool.run(
      "target", "Kit/Sources/Kit/a.swift", "App/Models/d.swift", "--quiet", in: try folder())
    #expect(
      result.text == """
        Kit/Sources/Kit/a.swift: iOS 16.0, macOS 13.1 (Kit/Package.swift:5), watchOS 9.0 (Kit/Package.swift:6)
        App/Models/d.swift: unknown, so everything is guarded

        """)
    #expect(result.errors.isEmpty)
  }

  @Test("What the user says goes before the project")
  func given() throws {
    let result = try UnfoldTool.run("target", "--deployment-target", "ios=18.1", in: try folder())
    #expect(result.text == ".: 5 files: iOS 18.1 (--deployment-target)\n")
    #expect(result.errors.isEmpty)
  }

  @Test("A project that cannot be read is named, and the run goes on")
  func broken() throws {
    let folder = try folder()
    try folder.write("App/App.xcodeproj/project.pbxproj", "{\n  objects = (\n")
    let result = try UnfoldTool.run("target", in: folder)
    #expect(result.status == 0)
    #expect(result.text.contains("Kit: 3 files: iOS 16.0"))
    #expect(result.errors.contains("unfold: App/App.xcodeproj/project.pbxproj:2: has a bracket that is never closed"))
    try folder.write("App/Screens/pay.swift", Sample.guessed)
    let check = try UnfoldTool.run("check", "App", in: folder)
    #expect(check.status == 1)
    #expect(check.errors.contains("unfold: App/App.xcodeproj/project.pbxproj:2: has a bracket that is never closed"))
  }

  @Test("A file is checked for the target that its Xcode project says", arguments: [("iphoneos", 1), ("macosx", 0)])
  func check(sdk: String, status: Int32) throws {
    let folder = try folder()
    try folder.write("App/pay.swift", Sample.guessed)
    try folder.write(
      "App/App.xcodeproj/project.pbxproj",
      """
      { objects = {
        P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T); };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (F); };
        F = {isa = PBXFileReference; path = pay.swift; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        S = {isa = PBXSourcesBuildPhase; files = (B); };
        T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L; buildPhases = (S); };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Release; buildSettings = {
          SDKROOT = \(sdk); IPHONEOS_DEPLOYMENT_TARGET = 17.0; MACOSX_DEPLOYMENT_TARGET = 14.0; }; };
      }; rootObject = P; }
      """)
    for command in ["check", "diff"] {
      let result = try UnfoldTool.run(command, "App/pay.swift", in: folder)
      #expect(result.status == status, "\(result.errors)")
      #expect(!result.errors.contains("no deployment target"))
    }
  }
}
