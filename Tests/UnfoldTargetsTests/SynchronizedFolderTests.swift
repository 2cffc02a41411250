import Testing
import UnfoldTestSupport

@testable import UnfoldEngine

struct SynchronizedFolderTests {
  private func sample() throws -> TargetSample {
    try TargetSample([
      projectFile(): pbxproj(
        target: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0;",
        targetKeys: "fileSystemSynchronizedGroups = (F);", children: "F", targets: "W",
        objects: """
          F = {isa = PBXFileSystemSynchronizedRootGroup; path = Feature; sourceTree = "<group>";
            exceptions = (X, Y, Z); };
          X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
            membershipExceptions = (Info.plist, Left/out.swift, "Whole folder"); };
          Y = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W;
            membershipExceptions = (Left/out.swift, Shared/both.swift);
            platformFiltersByRelativePath = {Shared/both.swift = (watchos, ); }; };
          Z = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = S;
            membershipExceptions = (Shared/both.swift); };
          W = {isa = PBXNativeTarget; name = Watch; buildConfigurationList = WL; buildPhases = (); };
          WL = {isa = XCConfigurationList; buildConfigurations = (WC); };
          WC = {isa = XCBuildConfiguration; name = Release; buildSettings = {
            SDKROOT = watchos; WATCHOS_DEPLOYMENT_TARGET = 10.0; }; };
          """)
    ])
  }

  @Test("All that lies in a synchronised folder belongs to its target")
  func members() throws {
    #expect(try sample().versions("Feature/Any/Depth/view.swift") == "iOS 17.0")
  }

  @Test("An exception of its own target takes a file out, and one of another target puts it in")
  func exceptions() throws {
    #expect(try sample().versions("Feature/Left/out.swift") == "watchOS 10.0")
    #expect(try sample().versions("Feature/Shared/both.swift") == "iOS 17.0, watchOS 10.0")
    #expect(try sample().versions("Feature/Left/in.swift") == "iOS 17.0")
  }

  @Test("A file that is in no target has what is near")
  func noTarget() throws {
    #expect(try sample().versions("Feature/Whole folder/x.swift") == "iOS 17.0, watchOS 10.0")
  }
}
