import Testing
import UnfoldTestSupport

@testable import UnfoldEngine

struct BuildConfigurationFileTests {
  private let reference = """
    X = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = SOURCE_ROOT; };
    """

  private func sample(
    _ file: String, target: String = "SDKROOT = iphoneos;", more: [String: String] = [:]
  ) throws -> TargetSample {
    let project = pbxproj(
      project: "IPHONEOS_DEPLOYMENT_TARGET = 14.0;", target: target, configuration: "baseConfigurationReference = X;",
      objects: reference)
    return try TargetSample([projectFile(): project, "Config/App.xcconfig": file].merging(more) { $1 })
  }

  @Test("It goes before the project and behind the target")
  func order() throws {
    let below = try sample("// oldest\nIPHONEOS_DEPLOYMENT_TARGET = 15.0 // for now\n")
    #expect(try below.versions("App/a.swift") == "iOS 15.0")
    #expect(try below.origin("App/a.swift") == "Config/App.xcconfig:2")
    let above = try sample(
      "IPHONEOS_DEPLOYMENT_TARGET = 15.0", target: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0;")
    #expect(try above.versions("App/a.swift") == "iOS 16.0")
  }

  @Test("What it includes counts where it is included")
  func includes() throws {
    let sample = try sample(
      """
      IPHONEOS_DEPLOYMENT_TARGET = 12.0
      #include "../Shared/Base.xcconfig"
      #include? "Missing.xcconfig"
      """,
      more: [
        "Shared/Base.xcconfig": "#include \"Version.xcconfig\"\n",
        "Shared/Version.xcconfig": "\n\nIPHONEOS_DEPLOYMENT_TARGET=16.1;",
      ])
    #expect(try sample.versions("App/a.swift") == "iOS 16.1")
    #expect(try sample.origin("App/a.swift") == "Shared/Version.xcconfig:3")
    #expect(sample.warnings.isEmpty)
  }

  @Test("A file that is not there is named with the line that includes it")
  func missing() throws {
    let sample = try sample("A = 1\n#include \"Missing.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = 15.0\n")
    #expect(try sample.versions("App/a.swift") == "iOS 15.0")
    #expect(sample.warnings.count == 1)
    #expect(sample.warnings[0].hasPrefix("Config/App.xcconfig:2: "))
  }

  @Test("Files that include each other come to an end")
  func circle() throws {
    let sample = try sample(
      "#include \"Other.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = 15.0\n",
      more: ["Config/Other.xcconfig": "#include \"App.xcconfig\"\n"])
    #expect(try sample.versions("App/a.swift") == "iOS 15.0")
  }

  @Test("Files that include the next one twice come to an end")
  func doubling() throws {
    var more: [String: String] = [:]
    for index in 0..<60 {
      let include = "#include \"\(index + 1).xcconfig\"\n"
      more["Config/\(index).xcconfig"] = include + include
    }
    more["Config/60.xcconfig"] = ""
    let sample = try sample("#include \"0.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = 15.0\n", more: more)
    #expect(try sample.versions("App/a.swift") == "iOS 15.0")
  }

  @Test(
    "Values are made of other values",
    arguments: [
      ("IPHONEOS_DEPLOYMENT_TARGET = $(inherited)", "iOS 14.0"),
      ("OLDEST = 15\nIPHONEOS_DEPLOYMENT_TARGET = ${OLDEST}.2", "iOS 15.2"),
      ("IPHONEOS_DEPLOYMENT_TARGET = $(IPHONEOS_DEPLOYMENT_TARGET)", "iOS 14.0"),
      ("IPHONEOS_DEPLOYMENT_TARGET = $(NOWHERE)", "iOS ?"),
      ("IPHONEOS_DEPLOYMENT_TARGET = \\\n  13.4", "iOS 13.4"),
      ("IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*] = 12.0", "iOS 14.0"),
      ("IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*,arch=*] = 13.0", "iOS 13.0"),
      ("IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos17*] = 13.0\nIPHONEOS_DEPLOYMENT_TARGET = 16.0", "iOS 13.0"),
    ])
  func values(file: String, expected: String) throws {
    #expect(try sample(file).versions("App/a.swift") == expected)
  }

  @Test("A variable's version is said to be where the variable is set")
  func origin() throws {
    let sample = try sample("IPHONEOS_DEPLOYMENT_TARGET = $(OLDEST)\n\nOLDEST = 15.0\n")
    #expect(try sample.origin("App/a.swift") == "Config/App.xcconfig:3")
  }

  @Test("A reference that is anchored in a synchronised folder is found")
  func anchored() throws {
    let sample = try TargetSample([
      projectFile(): pbxproj(
        configuration: """
          baseConfigurationReferenceAnchor = F; baseConfigurationReferenceRelativePath = Config/App.xcconfig;
          """, children: "F",
        objects: "F = {isa = PBXFileSystemSynchronizedRootGroup; path = Feature; sourceTree = \"<group>\"; };"),
      "Feature/Config/App.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 15.3\n",
    ])
    #expect(try sample.versions("App/a.swift") == "iOS 15.3")
    #expect(try sample.origin("App/a.swift") == "Feature/Config/App.xcconfig:1")
  }
}
