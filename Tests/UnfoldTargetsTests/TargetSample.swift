import UnfoldSyntax
import UnfoldTestSupport

@testable import UnfoldEngine

/// A repository that a test makes, and the deployment targets that are found in it.
struct TargetSample {
  let folder = TemporaryFolder()
  let resolver = TargetResolver(given: nil)

  /// - Parameter files: their texts by name.
  init(_ files: [String: String]) throws {
    try folder.write(".git/HEAD", "")
    for (name, text) in files { try folder.write(name, text) }
  }

  /// The versions of a Swift file, which is made where it is not there, such as `iOS 17.0, macOS 14.0`.
  func versions(_ name: String) throws -> String {
    let target = try target(name)
    return Platform.allCases.compactMap { platform in
      target.versions[platform].map { "\(platform.rawValue) \($0 == .unknown ? "?" : $0.description)" }
    }.joined(separator: ", ")
  }

  /// Where the version of a platform was read, such as `Package.swift:3`.
  func origin(_ name: String, _ platform: Platform = .iOS) throws -> String? {
    try target(name).origins[platform].map { origin in
      let path =
        origin.path.hasPrefix(folder.path) ? String(origin.path.dropFirst(folder.path.count + 1)) : origin.path
      return path + (origin.line.map { ":\($0)" } ?? "")
    }
  }

  func target(_ name: String) throws -> DeploymentTarget {
    if (try? folder.read(name)) == nil { try folder.write(name) }
    return resolver.target(of: folder(name))
  }

  var warnings: [String] { resolver.warnings().map { "\($0)".replacing(folder.path + "/", with: "") } }
}

/// A `project.pbxproj` with one target, `App`, that is built from `App/a.swift`.
///
/// - Parameters:
///   - project: settings of the project.
///   - target: settings of the target.
///   - debug: settings of the target's configuration `Debug` beside those.
///   - configuration: what stands in the target's configurations beside their settings.
///   - targetKeys: what stands in the target beside the usual.
///   - children: more objects in the main group.
///   - objects: more objects.
func pbxproj(
  project: String = "", target: String = "SDKROOT = iphoneos;", debug: String = "", configuration: String = "",
  targetKeys: String = "", children: String = "", buildFiles: String = "", targets: String = "", objects: String = ""
) -> String {
  """
  // !$*UTF8*$!
  {
    archiveVersion = 1;
    objectVersion = 77;
    objects = {
      P /* Project object */ = {isa = PBXProject; mainGroup = G; buildConfigurationList = PL;
        targets = (T, \(targets)); };
      G = {isa = PBXGroup; sourceTree = "<group>"; children = (GA, \(children)); };
      GA = {isa = PBXGroup; path = App; sourceTree = "<group>"; children = (A /* a.swift */, ); };
      A = {isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
      BA = {isa = PBXBuildFile; fileRef = A; };
      S = {isa = PBXSourcesBuildPhase; files = (BA, \(buildFiles)); };
      T = {isa = PBXNativeTarget; name = App; buildConfigurationList = TL; buildPhases = (S, ); \(targetKeys) };
      PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR); defaultConfigurationName = Release; };
      PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        \(project)
      }; };
      PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {
        \(project)
      }; };
      TL = {isa = XCConfigurationList; buildConfigurations = (TD, TR); defaultConfigurationName = Release; };
      TD = {isa = XCBuildConfiguration; name = Debug; \(configuration) buildSettings = {
        \(target) \(debug)
      }; };
      TR = {isa = XCBuildConfiguration; name = Release; \(configuration) buildSettings = {
        \(target)
      }; };
      \(objects)
    };
    rootObject = P /* Project object */;
  }
  """
}

/// The file of `App.xcodeproj` in a folder.
func projectFile(in folder: String = "") -> String { folder + "App.xcodeproj/project.pbxproj" }
