import Testing

@testable import UnfoldEngine

@Suite struct GuardedCallTests {
  private let screen = "import SwiftUI\nstruct S: View {\n  var body: some View { list.here() }\n}\n"

  /// The call and the whole file with the helper in it; the reason where it is for a person.
  private func choose(
    _ helper: GuardedHelper = .horizontalBar, in file: FileContext
  ) -> (call: String, text: String) {
    switch file.guardedCall(helper, at: file.token("here")) {
    case .review(let reason): return ("", reason)
    case .call(let call):
      let bytes = file.tree.source.applying(call.edits)
      return (call.text("edge: .top"), String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test func callsByItselfWhatTheTargetHas() {
    let file = file(screen, "ios=26.0,macos=26.1")
    #expect(choose(in: file) == ("safeAreaBar(edge: .top)", screen))
  }

  @Test func callsByItselfWhatAGuardAllows() {
    let text = "if #available(iOS 26, *) { list.here() }"
    #expect(choose(in: file(text)) == ("safeAreaBar(edge: .top)", text))
    // The guard speaks of iOS alone.
    #expect(choose(in: file(text, "ios=17.0,macos=14.0")).call == "safeAreaBarOrInset(edge: .top)")
  }

  @Test(arguments: [
    ("ios=17.0", "iOS 26.0, *"),
    ("ios=17.0,macos=14.0", "iOS 26.0, macOS 26.0, *"),
    ("ios=17.0,maccatalyst=17.0", "iOS 26.0, *"),
    ("maccatalyst=17.0", "macCatalyst 26.0, *"),
    ("ios=26.0,macos=14.0", "iOS 26.0, macOS 26.0, *"),
    ("", "iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, watchOS 26.0, *"),
  ])
  func theGuardNamesThePlatformsOfTheTarget(_ target: String, _ expected: String) {
    let (call, text) = choose(in: file(screen, target))
    #expect(call == "safeAreaBarOrInset(edge: .top)")
    #expect(text.contains("    if #available(\(expected)) {\n"))
  }

  @Test(arguments: [
    ("a\n", "a\n\nfileprivate extension View {", "\n}\n"),
    ("a", "a\n\nfileprivate extension View {", "\n}"),
    ("a\n\n", "a\n\nfileprivate extension View {", "\n}\n"),
    ("a // end", "a // end\n\nfileprivate extension View {", "\n}"),
    ("a\r\n", "a\r\n\nfileprivate extension View {", "\n}\n"),
  ])
  func standsAtTheEndOfTheFile(_ ending: String, _ start: String, _ end: String) {
    let text = choose(in: file("here;" + ending)).text
    #expect(text.hasPrefix("here;" + start))
    #expect(text.hasSuffix(end))
  }

  @Test func usesTheHelperOfAnotherFile() {
    let text = choose(in: file(screen)).text
    let helper = String(text.dropFirst(screen.count)).replacing("fileprivate extension", with: "extension")
    #expect(choose(in: file(screen, others: ["Bars.swift": helper])).text == screen)
    let hidden = text.dropFirst(screen.count)
    #expect(choose(in: file(screen, others: ["Bars.swift": String(hidden)])).text == text)
    let other = "extension View { func safeAreaBarOrInset() -> some View { self } }"
    #expect(
      choose(in: file(screen, others: ["Bars.swift": other])) == ("", "Another file has a function `safeAreaBarOrInset`."))
  }

  @Test func staysInTheConditionOfItsImport() {
    let text = "#if os(iOS)\n  import SwiftUI\n  let a = list.here()\n#endif\nlet b = 1\n"
    let result = choose(in: file(text, "ios=17.0,macos=14.0")).text
    let start = "#if os(iOS)\n  import SwiftUI\n  let a = list.here()\n\n"
    #expect(result.hasPrefix(start + "  fileprivate extension View {"))
    #expect(result.contains("#available(iOS 26.0, *)"))
    #expect(result.hasSuffix("  }\n#endif\nlet b = 1\n"))
  }

  @Test func anImportElsewhereLeavesNoCertainPlace() {
    let text = "#if A\nimport SwiftUI\n#endif\n#if A\nlet a = list.here()\n#endif\n"
    #expect(choose(in: file(text)).text.contains("imported below `#if`"))
  }

  @Test func anotherFunctionOfThatNameIsLeftAlone() {
    let text = screen + "extension View { func safeAreaBarOrInset() -> some View { self } }\n"
    #expect(choose(in: file(text)).text == "The file has another function `safeAreaBarOrInset`.")
    let elsewhere = screen + "struct T { func safeAreaBarOrInset() {} }\n"
    #expect(choose(in: file(elsewhere)).call == "safeAreaBarOrInset(edge: .top)")
  }

  @Test func namesOfTheAppThatAHelperWouldMeanAreForAPerson() {
    let type = screen + "enum VerticalEdge { case top }\n"
    #expect(choose(in: file(type)).text.hasPrefix("The project has a type `VerticalEdge` of its own"))
    let function = screen + "extension View { func safeAreaBar() -> some View { self } }\n"
    #expect(choose(in: file(function)).text == "The project has a function `safeAreaBar` of its own.")
    #expect(choose(in: file(function, "ios=26.0")).text == "The project has a function `safeAreaBar` of its own.")
  }

  @Test func aHelperOfTheSameWordsIsUsed() {
    let written = choose(in: file(screen)).text
    #expect(choose(in: file(written)) == ("safeAreaBarOrInset(edge: .top)", written))
    #expect(choose(.verticalBar, in: file(written)).text != written)
    let hidden = screen + "#if DEBUG\n" + written.dropFirst(screen.count) + "#endif\n"
    #expect(choose(in: file(hidden)).text == "`#if` hides the file's `safeAreaBarOrInset`.")
  }

  @Test func aHelperWithoutParametersBringsItsOwn() {
    let helper = GuardedHelper.detents("[.medium, .large]", name: "mediumAndLargeDetents")
    #expect(choose(helper, in: file(screen, "ios=16.0")).call == "presentationDetents([.medium, .large])")
    let (call, written) = choose(helper, in: file(screen, "ios=15.0"))
    #expect(call == "mediumAndLargeDetents()")
    #expect(choose(helper, in: file(written, "ios=15.0")).text == written)
    let other = GuardedHelper.detents("[.large]", name: "mediumAndLargeDetents")
    #expect(choose(other, in: file(written, "ios=15.0")).call.isEmpty)
  }

  @Test func aWayBackThatTheTargetLacksIsNone() {
    #expect(choose(in: file(screen, "ios=14.0")).text == "The target is older than `safeAreaInset`, the way back.")
  }

  @Test func whatAPlatformLacksIsForAPerson() {
    let helper = GuardedHelper(
      "hinge", api: APITable.entry("toolbarVerticalBehavior(_:)")!, call: "toolbarVerticalBehavior(.disabled)")
    #expect(choose(helper, in: file(screen, "ios=17.0,macos=14.0")).text.contains("doesn't exist on macOS"))
    let inside = "import SwiftUI\n#if os(iOS)\nlet a = list.here()\n#endif\n"
    #expect(choose(helper, in: file(inside, "ios=17.0,macos=14.0")).text.contains("would be built for macOS"))
    #expect(choose(helper, in: file(screen, "")).text.contains("#available(iOS 27.1, *)"))
  }

  @Test func codeThatNoPlatformRunsIsForAPerson() {
    let text = "@available(*, unavailable) func f() { list.here() }"
    #expect(choose(in: file(text)).call.isEmpty)
  }
}
