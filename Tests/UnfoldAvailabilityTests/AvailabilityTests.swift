import Testing

@testable import UnfoldEngine

@Suite struct AvailabilityTests {
  @Test(arguments: [
    ("here()", "iOS 17.0"),
    ("if #available(iOS 26, *) { here() } else { there() }", "iOS 26.0"),
    ("if #available(iOS 26, *) { there() } else { here() }", "iOS 17.0"),
    ("if a, #available(iOS 26, *), b, here() { there() }", "iOS 26.0"),
    ("if here(), #available(iOS 26, *) { there() }", "iOS 17.0"),
    ("if #unavailable(iOS 26) { there() } else { here() }", "iOS 26.0"),
    ("if #unavailable(iOS 26) { there() } else if a { there() } else { here() }", "iOS 26.0"),
    ("if #unavailable(iOS 26) { here() }", "iOS 17.0"),
    ("if #unavailable(iOS 26), a { there() } else { here() }", "iOS 17.0"),
    ("guard #available(iOS 26, *) else { return }; here()", "iOS 26.0"),
    ("guard #available(iOS 26, *) else { here() }; there()", "iOS 17.0"),
    ("guard a, #available(iOS 26, *), let b = here() else { return }", "iOS 26.0"),
    ("guard #unavailable(iOS 26) else { here() }; there()", "iOS 26.0"),
    ("do { guard #available(iOS 26, *) else { return } }; here()", "iOS 17.0"),
    ("while #available(iOS 26, *) { here() }", "iOS 26.0"),
    ("if #available(iOS 26, *) { if #available(iOS 18, *) { here() } }", "iOS 26.0"),
    ("if #available(iOS 26, *) { list.map { there { here() } } }", "iOS 26.0"),
    ("let a = if #available(iOS 26, *) { here() } else { there() }", "iOS 26.0"),
    ("if #available(iOS 26.1.2, *) { here() }", "iOS 26.1.2"),
    ("if #available(macOS 26, *) { here() }", "iOS 17.0"),
    ("if #available(iOS 26, iOSApplicationExtension 18, *) { here() }", "iOS 18.0"),
    ("if #available(iOSApplicationExtension 26, *) { here() }", "iOS 17.0"),
    ("if #available(anyAppleOS 26, *) { here() }", "iOS 26.0"),
  ])
  func statements(_ text: String, _ expected: String) {
    #expect(file("func f() { \(text) }").here == expected)
  }

  @Test(arguments: [
    ("@available(iOS 26, *) func f() { here() }", "iOS 26.0"),
    ("@available(iOS 26, *) struct S { var a: Int { here() } }", "iOS 26.0"),
    ("@available(iOS 26, *) extension S { class C { init() { here() } } }", "iOS 26.0"),
    ("struct S { @available(iOS 26, *) @ViewBuilder var a: Int { here() } }", "iOS 26.0"),
    ("struct S { @available(iOS 26, *) var a = 1; var b = here() }", "iOS 17.0"),
    ("@available(iOS, introduced: 26) func f() { here() }", "iOS 26.0"),
    ("@available(iOS, deprecated: 26) func f() { here() }", "iOS 17.0"),
    ("@available(iOS, obsoleted: 18) func f() { here() }", "iOS 17.0"),
    ("@available(iOS, obsoleted: 16) func f() { here() }", ""),
    ("@available(iOS, unavailable) func f() { here() }", ""),
    ("@available(macOS, unavailable) func f() { here() }", "iOS 17.0"),
    ("@available(*, unavailable, message: \"No.\") func f() { here() }", ""),
    ("@available(*, deprecated) func f() { here() }", "iOS 17.0"),
    ("@available(swift 6.0) func f() { here() }", "iOS 17.0"),
    ("@available(iOS 18, *) struct S { @available(iOS 26, *) func f() { here() } }", "iOS 26.0"),
    ("struct S { var a: Int { @available(iOS 26, *) get { here() } } }", "iOS 26.0"),
    ("enum E { @available(iOS 26, *) case a(Int = here()) }", "iOS 26.0"),
  ])
  func attributes(_ text: String, _ expected: String) {
    #expect(file(text).here == expected)
  }

  @Test(arguments: [
    ("#if os(iOS)\nhere()\n#endif", "iOS 17.0, macCatalyst 17.0"),
    ("#if os(iOS) && !targetEnvironment(macCatalyst)\nhere()\n#endif", "iOS 17.0"),
    ("#if !os(iOS)\nhere()\n#endif", "macOS 14.0, watchOS 10.0"),
    ("#if os(iOS)\n#else\nhere()\n#endif", "macOS 14.0, watchOS 10.0"),
    ("#if os(macOS)\n#elseif DEBUG\nhere()\n#endif", "iOS 17.0, macCatalyst 17.0, watchOS 10.0"),
    ("#if os(macOS) || os(watchOS)\nhere()\n#endif", "macOS 14.0, watchOS 10.0"),
    ("#if os(macOS) || DEBUG && os(iOS)\nhere()\n#endif", "iOS 17.0, macCatalyst 17.0, macOS 14.0"),
    ("#if !(os(macOS) || os(watchOS))\nhere()\n#endif", "iOS 17.0, macCatalyst 17.0"),
    ("#if canImport(UIKit)\nhere()\n#endif", "iOS 17.0, macCatalyst 17.0, watchOS 10.0"),
    ("#if canImport(AppKit)\nhere()\n#endif", "macCatalyst 17.0, macOS 14.0"),
    ("#if swift(>=6)\nhere()\n#endif", "iOS 17.0, macCatalyst 17.0, macOS 14.0, watchOS 10.0"),
    ("#if os(Linux)\nhere()\n#endif", ""),
    ("a\n#if os(iOS)\n.b(here())\n#endif\n.c()", "iOS 17.0, macCatalyst 17.0"),
    ("if #available(iOS 26, *) { here() }", "iOS 26.0, macCatalyst 26.0, macOS 14.0, watchOS 10.0"),
    ("if #available(iOS 26, macCatalyst 18, *) { here() }", "iOS 26.0, macCatalyst 18.0, macOS 14.0, watchOS 10.0"),
    ("if #unavailable(macOS 26) {} else { here() }", "iOS 17.0, macCatalyst 17.0, macOS 26.0, watchOS 10.0"),
  ])
  func platforms(_ text: String, _ expected: String) {
    #expect(file(text, "ios=17.0,maccatalyst=17.0,macos=14.0,watchos=10.0").here == expected)
  }

  @Test func anUnknownTargetIsTheOldest() {
    let file = file("if #available(macOS 26, *) { here() }", "")
    #expect(
      file.here == "iOS 15.0, macCatalyst 15.0, macOS 26.0, tvOS 15.0, visionOS 1.0, watchOS 9.0")
  }

  @Test(arguments: [
    ("if #available(MyLibrary 2, *) { here() }", false),
    ("@available(MyLibrary 2, *) func f() { here() }", false),
    ("func f() {\n#if DEBUG\nguard #available(iOS 26, *) else { return }\n#endif\nhere() }", false),
    ("func f() {\n#if DEBUG\nguard #available(iOS 26, *) else { return }\nhere()\n#endif\n}", true),
    ("if #available(MyLibrary 2, *) { there() } else { here() }", true),
  ])
  func whatIsNotUnderstoodIsSaidToBe(_ text: String, _ isCertain: Bool) {
    let file = file(text)
    #expect(file.availability(at: file.token("here")).isCertain == isCertain)
  }

  @Test func manyGuardsSideBySideAndInsideEachOther() {
    let inner = (18...40).map { "if #available(iOS \($0), *) { a() }\n" }.joined()
    let open = (18...40).map { "if #available(iOS \($0), *) {\n" }.joined()
    let text = inner + open + "here()\n" + String(repeating: "}\n", count: 23) + inner
    #expect(file(text).here == "iOS 40.0")
  }
}
