import Testing
import UnfoldEngine
import UnfoldRules
import UnfoldSyntax

/// What the rules about bars and insets take from the other files of a run.
@Suite struct BarsAndInsetsAcrossFilesTests {
  private static let screen = """
    struct BasketScreen: View {
      var body: some View {
        VStack(spacing: 0) {
          List(items, id: \\.self) { Text($0) }
          Button("Pay") {}
            .padding(.bottom, 34)
        }
      }
    }
    """

  @Test("A screen that another file shows within the safe area is fixed, one that ignores it is for review")
  func screenShownElsewhere() {
    #expect(check(GuessedInsets(), [Self.screen]) == [.fix])
    let kept = "struct Root: View { var body: some View { NavigationStack { BasketScreen() } } }"
    #expect(check(GuessedInsets(), [Self.screen, kept]) == [.fix])
    let ignored = "struct Root: View { var body: some View { ZStack { BasketScreen() }.ignoresSafeArea() } }"
    #expect(check(GuessedInsets(), [Self.screen, ignored]) == [.review])
    let between = "struct Middle: View { var body: some View { Group { BasketScreen() } } }"
    let above = "struct Root: View { var body: some View { Middle().ignoresSafeArea() } }"
    #expect(check(GuessedInsets(), [Self.screen, between, above]) == [.review])
    let hosted = """
      func show() {
        let host = UIHostingController(rootView: BasketScreen())
        host.safeAreaRegions = []
      }
      """
    #expect(check(GuessedInsets(), [Self.screen, hosted]) == [.review])
  }

  @Test("A screen in a preview of another file says nothing")
  func screenInPreview() {
    let preview = "#Preview { BasketScreen().ignoresSafeArea() }"
    #expect(check(GuessedInsets(), [Self.screen, preview]) == [.fix])
  }

  @Test("Screens that show each other end the search")
  func circle() {
    let other = "struct OtherScreen: View { var body: some View { Group { BasketScreen() } } }"
    let back = Self.screen.replacing("Button(\"Pay\") {}", with: "Button(\"Pay\") { OtherScreen() }")
    #expect(check(GuessedInsets(), [back, other]).count == 1)
  }

  @Test("A constant of another file is a guess by its name and its number")
  func constantElsewhere() {
    let screen = Self.screen.replacing("34", with: "Layout.homeIndicatorHeight")
    let named = "enum Layout { static let homeIndicatorHeight: CGFloat = 34 }"
    #expect(check(GuessedInsets(), [screen, named]) == [.fix])
    let plain = Self.screen.replacing("34", with: "Layout.bottomInset")
    #expect(check(GuessedInsets(), [plain, "enum Layout { static let bottomInset: CGFloat = 34 }"]) == [.review])
    #expect(check(GuessedInsets(), [plain, "enum Layout { static let bottomInset: CGFloat = 16 }"]) == [])
    #expect(check(GuessedInsets(), [plain]) == [])
  }

  @Test("A view of another file counts by what it shows, and by where it is shown")
  func contentElsewhere() {
    let screen = "struct Root: View { var body: some View { ZStack { Color.red; Controls() }.ignoresSafeArea() } }"
    let controls = "struct Controls: View { var body: some View { VStack { Spacer(); Button(\"Go\") {} } } }"
    #expect(check(UnscopedIgnoresSafeArea(), [screen]) == [])
    #expect(check(UnscopedIgnoresSafeArea(), [screen, controls]) == [.review])
    let clear = controls.replacing("Spacer()", with: "Spacer().frame(height: proxy.safeAreaInsets.top)")
    #expect(check(UnscopedIgnoresSafeArea(), [screen, clear]) == [])
    let page = "struct Page: View { var body: some View { List { Text(\"A\") }.ignoresSafeArea() } }"
    let card = "struct Root: View { var body: some View { ScrollView { Page().frame(height: 90) } } }"
    #expect(check(UnscopedIgnoresSafeArea(), [page]) == [.review])
    #expect(check(UnscopedIgnoresSafeArea(), [page, card]) == [])
  }

  @Test("A type of the project that bears a system name is its own")
  func systemNames() {
    let item = "let a = x.toolbar { ToolbarItem(placement: .topBarTrailing) { Button(\"Go\") {} } }"
    let own = "struct ToolbarItem<Content> { init(placement: Placement, content: () -> Content) {} }"
    #expect(check(ToolbarPlacement(), [item]) == [.review])
    #expect(check(ToolbarPlacement(), [item, own]) == [])
    #expect(check(ToolbarLabels(), [item]) == [.review])
    #expect(check(ToolbarLabels(), [item, own]) == [])
    let modifier = "extension View { func toolbar<C>(_ content: () -> C) -> some View { self } }"
    let loose = "let a = x.toolbar { Button(\"Go\") {} }"
    #expect(check(ToolbarLabels(), [loose]) == [.review])
    #expect(check(ToolbarLabels(), [loose, modifier]) == [])
  }

  @Test("A logo of another file is no action, a button is")
  func shownElsewhere() {
    let bar = "let a = x.toolbar { ToolbarItem(placement: .topBarLeading) { Mark() } }"
    let logo = "struct Mark: View { var body: some View { HStack { Image(\"logo\"); Text(\"A\") } } }"
    let button = "struct Mark: View { var body: some View { Button(\"A\") {} } }"
    #expect(check(ToolbarPlacement(), [bar, logo]) == [])
    #expect(check(ToolbarPlacement(), [bar, button]) == [.review])
    let state = "struct Mark: View { var body: some View { HStack { Lamp(); Text(\"A\") } } }"
    let lamp = "struct Lamp: View { var body: some View { Button(action: explain) { Circle() } } }"
    #expect(check(ToolbarPlacement(), [bar, state, lamp]) == [])
  }

  @Test("Titles and spoken labels may be constants of another file")
  func titlesElsewhere() {
    let bar = """
      struct A: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          b.toolbar {
            ToolbarItem(placement: .topBarLeading) { Button(Words.leave) { dismiss() } }
          }
        }
      }
      """
    #expect(check(ToolbarPlacement(), [bar, "enum Words { static let leave = \"Cancel\" }"]) == [.fix])
    #expect(check(ToolbarPlacement(), [bar, "enum Words { static let leave = \"Leave\" }"]) == [.review])
    let icon = """
      let a = x.toolbar { Button(action: go) { Image(systemName: "a") }.accessibilityLabel(Words.go) }
      """
    #expect(check(ToolbarLabels(), [icon, "enum Words { static let go = \"Go\" }"]) == [.fix])
    #expect(check(ToolbarLabels(), [icon, "enum Words { static let go: Text = Text(\"Go\") }"]) == [.review])
  }

  /// The kinds of what a rule finds in the first of some files that are built together.
  private func check(_ rule: any Rule, _ files: [String]) -> [Finding.Kind] {
    var sources: [String: SourceText] = [:]
    for (number, text) in files.enumerated() { sources["\(number).swift"] = SourceText(text) }
    let file = FileContext(
      path: "0.swift", tree: .parse(SourceText(files[0])),
      deploymentTarget: DeploymentTarget(versions: [.iOS: Version(17)]), index: SourceIndex(sources: sources))
    return file.tree.root.descendants.filter { rule.nodeKinds.contains($0.kind) }.flatMap { rule.check($0, in: file) }
      .map(\.kind)
  }
}
