import Testing
import UnfoldTestSupport

@testable import UnfoldEngine

struct XcodeProjectTests {
  @Test("A version of the target goes before the project's, and its line is named")
  func levels() throws {
    let project = "IPHONEOS_DEPLOYMENT_TARGET = 15.0;"
    let inherited = try TargetSample([projectFile(): pbxproj(project: project)])
    #expect(try inherited.versions("App/a.swift") == "iOS 15.0")
    #expect(try inherited.origin("App/a.swift") == "App.xcodeproj/project.pbxproj:16")
    let own = try TargetSample([
      projectFile(): pbxproj(project: project, target: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.2;")
    ])
    #expect(try own.versions("App/a.swift") == "iOS 17.2")
    #expect(try own.origin("App/a.swift") == "App.xcodeproj/project.pbxproj:23")
    #expect(own.warnings.isEmpty)
  }

  @Test("Where configurations differ, the oldest counts")
  func configurations() throws {
    let sample = try TargetSample([
      projectFile(): pbxproj(
        project: "IPHONEOS_DEPLOYMENT_TARGET = 17.0;", debug: "IPHONEOS_DEPLOYMENT_TARGET = 16.0;")
    ])
    #expect(try sample.versions("App/a.swift") == "iOS 16.0")
  }

  @Test(
    "The platforms are those that the SDK and the settings say",
    arguments: [
      ("SDKROOT = watchos; WATCHOS_DEPLOYMENT_TARGET = 9.0; IPHONEOS_DEPLOYMENT_TARGET = 15.0;", "watchOS 9.0"),
      ("SDKROOT = macosx14.0; MACOSX_DEPLOYMENT_TARGET = 13.1;", "macOS 13.1"),
      ("SDKROOT = appletvos; TVOS_DEPLOYMENT_TARGET = 17.0;", "tvOS 17.0"),
      ("MACOSX_DEPLOYMENT_TARGET = 13.1;", "macOS 13.1"),
      ("SDKROOT = auto; IPHONEOS_DEPLOYMENT_TARGET = 17.0; XROS_DEPLOYMENT_TARGET = 1.0;", "iOS 17.0, visionOS 1.0"),
      (
        """
        SDKROOT = auto; SUPPORTED_PLATFORMS = "iphoneos iphonesimulator xros"; IPHONEOS_DEPLOYMENT_TARGET = 17.0;
        MACOSX_DEPLOYMENT_TARGET = 14.0; XROS_DEPLOYMENT_TARGET = 2.0;
        """, "iOS 17.0, visionOS 2.0"
      ),
      (
        "SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES; IPHONEOS_DEPLOYMENT_TARGET = 16.4;",
        "iOS 16.4, macCatalyst 16.4"
      ),
      ("SDKROOT = iphoneos; SUPPORTS_MACCATALYST = NO; IPHONEOS_DEPLOYMENT_TARGET = 16.4;", "iOS 16.4"),
      (
        """
        SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES; IPHONEOS_DEPLOYMENT_TARGET = 16.4;
        "IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*]" = 15.0;
        """, "iOS 16.4, macCatalyst 15.0"
      ),
      ("SDKROOT = iphoneos;", "iOS ?"),
      ("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \"$(RECOMMENDED_IPHONEOS_DEPLOYMENT_TARGET)\";", "iOS ?"),
      ("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \"$(OLDEST)\"; OLDEST = 15.1;", "iOS 15.1"),
      ("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \"$(A)\"; A = \"$(B)\"; B = \"$(A)\";", "iOS ?"),
      ("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \"${UNSET:default=14.0}\";", "iOS 14.0"),
      (
        "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \"$(OLDEST_$(CONFIGURATION))\"; OLDEST_Debug = 16.0; "
          + "OLDEST_Release = 17.0;", "iOS 16.0"
      ),
    ])
  func platforms(settings: String, expected: String) throws {
    let sample = try TargetSample([projectFile(): pbxproj(target: settings)])
    #expect(try sample.versions("App/a.swift") == expected)
  }

  @Test("A version that another condition may hold for is not overlooked")
  func conditions() throws {
    let sample = try TargetSample([
      projectFile(): pbxproj(
        target: """
          SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0;
          "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphonesimulator*]" = 16.0;
          "IPHONEOS_DEPLOYMENT_TARGET[sdk=appletvos*]" = 12.0;
          "IPHONEOS_DEPLOYMENT_TARGET[config=Release][arch=arm64]" = 15.5;
          "IPHONEOS_DEPLOYMENT_TARGET[config=Nightly]" = 11.0;
          """)
    ])
    #expect(try sample.versions("App/a.swift") == "iOS 15.5")
  }

  @Test("Groups lead to the files, wherever they lie")
  func groups() throws {
    let sample = try TargetSample([
      projectFile(in: "Project/"): pbxproj(
        target: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0;", children: "GB, GC, D,",
        buildFiles: "BB, BC, BD, BE,",
        objects: """
          GB = {isa = PBXGroup; name = Virtual; sourceTree = "<group>"; children = (B); };
          B = {isa = PBXFileReference; name = b.swift; path = "Deep Folder/b.swift"; sourceTree = "<group>"; };
          BB = {isa = PBXBuildFile; fileRef = B; };
          GC = {isa = PBXGroup; path = ../Shared; sourceTree = SOURCE_ROOT; children = (C, GC); };
          C = {isa = PBXFileReference; path = c.swift; sourceTree = "<group>"; };
          BC = {isa = PBXBuildFile; fileRef = C; };
          D = {isa = PBXFileReference; path = d.swift; sourceTree = DEVELOPER_DIR; };
          BD = {isa = PBXBuildFile; fileRef = D; };
          E = {isa = PBXFileReference; path = e.swift; sourceTree = SOURCE_ROOT; };
          BE = {isa = PBXBuildFile; fileRef = E; };
          """)
    ])
    for name in ["Project/App/a.swift", "Project/Deep Folder/b.swift", "Shared/c.swift", "Project/e.swift"] {
      #expect(try sample.versions(name) == "iOS 17.0", "\(name)")
    }
    #expect(try sample.versions("Shared/other.swift") == "")
    #expect(try sample.versions("Project/other.swift") == "iOS 17.0", "in no target, but near the project")
  }

  @Test("A file in several targets has the oldest version of each platform")
  func severalTargets() throws {
    let sample = try TargetSample([
      projectFile(): pbxproj(
        target: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0;", children: "W, O", buildFiles: "BO",
        targets: "U, X",
        objects: """
          W = {isa = PBXFileReference; path = widget.swift; sourceTree = "<group>"; };
          BW = {isa = PBXBuildFile; fileRef = W; };
          O = {isa = PBXFileReference; path = onlyPhone.swift; sourceTree = "<group>"; };
          BO = {isa = PBXBuildFile; fileRef = O; };
          U = {isa = PBXNativeTarget; name = Widget; buildConfigurationList = UL; buildPhases = (US); };
          US = {isa = PBXSourcesBuildPhase; files = (BA, BW); };
          UL = {isa = XCConfigurationList; buildConfigurations = (UC); };
          UC = {isa = XCBuildConfiguration; name = Release; buildSettings = {
            SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0; }; };
          X = {isa = PBXNativeTarget; name = Mac; buildConfigurationList = XL; buildPhases = (XS); };
          XS = {isa = PBXSourcesBuildPhase; files = (BA); };
          XL = {isa = XCConfigurationList; buildConfigurations = (XC); };
          XC = {isa = XCBuildConfiguration; name = Release; buildSettings = {
            SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 14.0; }; };
          """)
    ])
    #expect(try sample.versions("App/a.swift") == "iOS 16.0, macOS 14.0")
    #expect(try sample.versions("widget.swift") == "iOS 16.0")
    #expect(try sample.versions("onlyPhone.swift") == "iOS 17.0")
  }

  @Test("A file is built only for the platforms that it is filtered to")
  func platformFilters() throws {
    let sample = try TargetSample([
      projectFile(): pbxproj(
        target: """
          SDKROOT = auto; SUPPORTED_PLATFORMS = "iphoneos macosx"; SUPPORTS_MACCATALYST = YES;
          IPHONEOS_DEPLOYMENT_TARGET = 17.0; MACOSX_DEPLOYMENT_TARGET = 14.0;
          """,
        children: "B, C", buildFiles: "BB, BC",
        objects: """
          B = {isa = PBXFileReference; path = b.swift; sourceTree = "<group>"; };
          BB = {isa = PBXBuildFile; fileRef = B; platformFilters = (macos, ); };
          C = {isa = PBXFileReference; path = c.swift; sourceTree = "<group>"; };
          BC = {isa = PBXBuildFile; fileRef = C; platformFilter = ios; };
          """)
    ])
    #expect(try sample.versions("App/a.swift") == "iOS 17.0, macCatalyst 17.0, macOS 14.0")
    #expect(try sample.versions("b.swift") == "macOS 14.0")
    #expect(try sample.versions("c.swift") == "iOS 17.0")
  }
}
