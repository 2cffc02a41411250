import Testing
import UnfoldSyntax

@testable import UnfoldEngine

@Suite struct APITableTests {
  @Test func everyNameIsThereOnce() {
    let names = APITable.all.map { "\($0.kind) \($0.name)" }
    #expect(Set(names).count == names.count)
    #expect(APITable.all.allSatisfy { !$0.introduced.isEmpty })
  }

  @Test(arguments: [
    ("safeAreaBar", Platform.visionOS, "26.0"),
    ("scrollEdgeEffectHidden", .visionOS, "none"),
    ("presentationDetents(_:)", .macOS, "13.0"),
    ("presentationBackground(_:)", .watchOS, "9.4"),
    ("inspector", .tvOS, "none"),
    ("onHingeChange", .macCatalyst, "none"),
    ("visibilityPriority", .macOS, "26.1"),
    ("toolbarOverflowMenu", .macOS, "none"),
    ("sidebarAdaptable", .watchOS, "none"),
    ("topBarPinnedTrailing", .visionOS, "27.0"),
    ("largeTitle", .macCatalyst, "none"),
    ("Tab", .visionOS, "2.0"),
  ])
  func platforms(_ name: String, _ platform: Platform, _ version: String) {
    let found = APITable.entry(name)?.introduced[platform]
    #expect((found?.description ?? "none") == version)
  }

  /// The names of what a text uses without a guard.
  private func uses(_ text: String, _ target: String = "ios=13.0") -> [String] {
    file(text, target).unguardedUses().keys.sorted().map { String($0.prefix { $0 != "(" }) }
  }

  @Test(arguments: [
    ("list.safeAreaBar(edge: .top) { bar }", ["safeAreaBar"]),
    ("List { }.a().safeAreaBar(edge: .top) { bar }", ["safeAreaBar"]),
    ("content.safeAreaBar(edge: .top) { bar }", ["safeAreaBar"]),
    ("Wrapper().inner.safeAreaBar(edge: .top) { bar }", []),
    ("view.backport.safeAreaBar(edge: .top) { bar }", []),
    ("List { }.safeAreaBar(height: 3) { bar }", []),
    ("Color.red.ignoresSafeArea(.all, edges: .top)", []),
    ("Text(a).ignoresSafeArea(.all, edges: .top, alignment: .top)", ["ignoresSafeArea"]),
    ("safeAreaBar(edge: .top) { bar }", []),
    ("extension View { func a() { safeAreaBar(edge: .top) { bar } } }", ["safeAreaBar"]),
    ("func safeAreaBar(edge: Edge) {}; List { }.safeAreaBar(edge: .top)", []),
    ("let d: Set<PresentationDetent> = []", ["PresentationDetent"]),
    ("let d = SwiftUI.ViewThatFits { }", ["ViewThatFits"]),
    ("let d = My.ViewThatFits { }", []),
    ("struct ViewThatFits { }; let d = ViewThatFits()", []),
    ("TabView { Tab(\"A\", systemImage: \"a\") { } }", ["Tab"]),
    ("TabView { Tab(name: \"A\") }", []),
    ("let t = Tab(\"A\", systemImage: \"a\") { }", []),
    ("struct S { @Environment(\\.toolbarVerticalEdge) var edge }", ["toolbarVerticalEdge"]),
    ("Text(a).presentationPlacement(b ? .leading : .automatic)", ["leading", "presentationPlacement"]),
    ("Text(a).padding(.leading)", []),
    ("ToolbarItem(placement: .topBarPinnedTrailing) { }", ["topBarPinnedTrailing"]),
    ("ToolbarItem(placement: ToolbarItemPlacement.topBarPinnedTrailing) { }", ["topBarPinnedTrailing"]),
    ("ToolbarItem(placement: Places.topBarPinnedTrailing) { }", []),
  ])
  func namesAreTheirs(_ text: String, _ expected: [String]) {
    #expect(uses("let list = 1\n" + text) == expected)
  }
}
