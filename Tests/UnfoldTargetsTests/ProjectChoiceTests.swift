import Testing
import UnfoldTestSupport

@testable import UnfoldEngine

/// Which of several projects speaks for a file, and what happens where one cannot be read.
struct ProjectChoiceTests {
  private func app(_ version: String, children: String = "", buildFiles: String = "", objects: String = "") -> String
  {
    pbxproj(
      target: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \(version);", children: children,
      buildFiles: buildFiles, objects: objects)
  }

  private func package(_ version: String) -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Core", platforms: [.iOS(.v\(version))], targets: [.target(name: "Core")])
    """
  }

  private let shared = """
    B = {isa = PBXFileReference; path = ../Core/Sources/Core/b.swift; sourceTree = SOURCE_ROOT; };
    BB = {isa = PBXBuildFile; fileRef = B; };
    """

  @Test("The project that lists a file goes before one that is nearer")
  func listed() throws {
    let sample = try TargetSample([
      "Package.swift": package("16"), projectFile(): app("17.0"), "App/Tools/Package.swift": package("13"),
    ])
    #expect(try sample.versions("App/a.swift") == "iOS 17.0", "listed by the Xcode project alone")
    #expect(try sample.versions("Sources/Core/c.swift") == "iOS 16.0", "listed by the package alone")
    #expect(try sample.versions("App/Tools/Sources/Core/t.swift") == "iOS 13.0")
    #expect(try sample.versions("App/Tools/script.swift") == "iOS 13.0", "listed by none: the nearest")
    #expect(try sample.versions("App/other.swift") == "iOS 16.0", "listed by none: two are as near")
  }

  @Test("A package whose files are all known says nothing about others")
  func otherFiles() throws {
    let tools = package("13").replacing("iOS", with: "macOS")
    let alone = try TargetSample(["Package.swift": tools, "Sources/Core/c.swift": ""])
    #expect(try alone.versions("Sources/Core/c.swift") == "macOS 13.0")
    #expect(try alone.target("App/a.swift") == .unknown)
    let beside = try TargetSample(["Package.swift": tools, "Sources/Core/c.swift": "", projectFile(): app("17.0")])
    #expect(try beside.versions("App/other.swift") == "iOS 17.0")
    let inside = try TargetSample([
      "Kit/Package.swift": package("16"), "Kit/Sources/Core/c.swift": "", projectFile(): app("17.0"),
    ])
    #expect(try inside.versions("Kit/script.swift") == "iOS 16.0", "the older of the package and what is around it")
    let elsewhere = try TargetSample(["Package.swift": package("16")])
    #expect(try elsewhere.versions("a.swift") == "iOS 16.0", "the package's own files are not where they should be")
  }

  @Test("A project beside the file's folder may list it")
  func beside() throws {
    let sample = try TargetSample([
      projectFile(in: "Phone/"): app("15.0", children: "B", buildFiles: "BB", objects: shared),
      "Core/Package.swift": package("16"),
    ])
    #expect(try sample.versions("Core/Sources/Core/b.swift") == "iOS 15.0")
    #expect(try sample.versions("Core/Sources/Core/c.swift") == "iOS 16.0")
    #expect(try sample.versions("elsewhere.swift") == "")
  }

  @Test("A project may list files of a submodule, and none of another repository")
  func submodules() throws {
    let objects = """
      B = {isa = PBXFileReference; path = Vendor/Kit/b.swift; sourceTree = SOURCE_ROOT; };
      BB = {isa = PBXBuildFile; fileRef = B; };
      """
    let project = app("15.0", children: "B", buildFiles: "BB", objects: objects)
    let submodule = try TargetSample([projectFile(): project, "Vendor/Kit/.git": "gitdir: ../../.git/modules/Kit\n"])
    #expect(try submodule.versions("Vendor/Kit/b.swift") == "iOS 15.0")
    let repository = try TargetSample([projectFile(): project, "Vendor/Kit/.git/HEAD": ""])
    #expect(try repository.target("Vendor/Kit/b.swift") == .unknown)
  }

  @Test("A workspace leads to its projects")
  func workspace() throws {
    let sample = try TargetSample([
      "All.xcworkspace/contents.xcworkspacedata": """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
        <Group location = "container:Apps &amp; More" name = "Apps">
          <FileRef
            location = "group:Phone/App.xcodeproj">
          </FileRef>
          <FileRef location = "group:notes.md"></FileRef>
        </Group>
        <FileRef location = "container:Core"/>
      </Workspace>
      """,
      projectFile(in: "Apps & More/Phone/"): app("15.0"),
    ])
    #expect(try sample.versions("Apps & More/Phone/App/a.swift") == "iOS 15.0")
    #expect(
      try sample.versions("Core/near.swift") == "iOS 15.0", "listed by none: the workspace's project is the nearest")
  }

  @Test("A file that a link leads to has the target of the file itself")
  func links() throws {
    let sample = try TargetSample([
      projectFile(): app("15.0"), "App/a.swift": "", "Other/Package.swift": package("17"),
    ])
    try sample.folder.link("Other/linked.swift", to: sample.folder("App/a.swift"))
    try sample.folder.link("Linked", to: sample.folder("App"))
    #expect(try sample.versions("Other/linked.swift") == "iOS 15.0")
    #expect(try sample.versions("Linked/a.swift") == "iOS 15.0")
  }

  @Test("Without a project nothing is known")
  func none() throws {
    let sample = try TargetSample([:])
    #expect(try sample.target("a.swift") == .unknown)
    #expect(sample.warnings.isEmpty)
  }

  @Test(
    "A project that is broken is named with its line, and others go on",
    arguments: [
      ("{\n  objects = {\n    A = {isa = PBXProject;\n", "3: has a bracket"),
      ("{\n  objects = {\n<<<<<<< HEAD\n  };\n}", "3: has a merge conflict"),
      ("{\n  objects = {\n    A = (1 2);\n  };\n}", "3: lacks a ','"),
      ("<?xml version=\"1.0\"?>\n<plist/>", "1: is no property list in the old style"),
      ("{ objects = {}; }", "1: has no root object"),
    ])
  func broken(text: String, warning: String) throws {
    let sample = try TargetSample([projectFile(): text, "Core/Package.swift": package("16")])
    #expect(try sample.target("App/a.swift") == .unknown)
    #expect(try sample.versions("Core/Sources/Core/c.swift") == "iOS 16.0")
    #expect(sample.warnings.count == 1)
    #expect(
      sample.warnings.first?.hasPrefix("App.xcodeproj/project.pbxproj:\(warning)") == true, "\(sample.warnings)")
  }

  @Test("A project without its file is named")
  func missing() throws {
    let sample = try TargetSample(["App.xcodeproj/notes.txt": ""])
    #expect(try sample.target("a.swift") == .unknown)
    #expect(sample.warnings.count == 1)
  }

  @Test("A project file that is too large is left alone and named")
  func huge() throws {
    let sample = try TargetSample([:])
    try sample.folder.write(projectFile(), Array(repeating: 0x20, count: (64 << 20) + 1))
    #expect(try sample.target("a.swift") == .unknown)
    #expect(sample.warnings.first?.contains("larger than 64 MiB") == true)
  }

  @Test("A project of ten thousand files, asked ten thousand times, is read once")
  func large() throws {
    let count = 10_000
    var objects = ""
    var identifiers = ""
    for index in 0..<count {
      objects += """
        F\(index) = {isa = PBXFileReference; path = f\(index).swift; sourceTree = "<group>"; };
        B\(index) = {isa = PBXBuildFile; fileRef = F\(index); };

        """
      identifiers += "F\(index), "
    }
    let sample = try TargetSample([
      projectFile(): app(
        "17.0", children: identifiers, buildFiles: identifiers.replacing("F", with: "B"), objects: objects)
    ])
    let file = sample.folder("f9999.swift")
    try sample.folder.write("f9999.swift")
    // Read anew each time, this would take hours.
    for _ in 0..<count { _ = sample.resolver.target(of: file) }
    #expect(try sample.versions("f9999.swift") == "iOS 17.0")
  }
}
