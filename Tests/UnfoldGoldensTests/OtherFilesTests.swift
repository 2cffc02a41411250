import Testing
import UnfoldEngine
import UnfoldRules
import UnfoldSyntax

/// What goldens can't show: helpers and views that another file of the run declares.
@Suite struct OtherFilesTests {
  /// The lines, from 1, on which a rule speaks of `screen`.
  private func lines(_ rule: any Rule, _ screen: String, besides others: String...) -> [Int] {
    var sources = ["Screen.swift": SourceText(screen)]
    for (place, text) in others.enumerated() { sources["Other\(place).swift"] = SourceText(text) }
    let file = FileContext(
      path: "Screen.swift", tree: SyntaxTree.parse(SourceText(screen)), deploymentTarget: .unknown,
      index: SourceIndex(sources: sources))
    let table = LineTable(file.tree.source)
    return runRules([rule], on: file).findings.map { table.line(at: $0.range.lowerBound) }
  }

  @Test("A constant of another file is known by its number", arguments: [
    ("bottomInset", "34", true), ("bottomInset", "12", false), ("homeIndicator", "34", true), ("homeIndicator", "8", false),
    ("cardGap", "34", false), ("bottomGap", "32 // from the logo to the safe area", false),
  ])
  func lengthsOfOtherFiles(name: String, value: String, isGuess: Bool) {
    let screen = """
      import SwiftUI
      struct TillScreen: View {
        var body: some View {
          VStack {
            List { Text("Bread") }
            HStack { Button("Pay") { } }
              .padding(.bottom, Shop.\(name))
          }
        }
      }
      """
    let layout = "import CoreGraphics\nenum Shop { static let \(name): CGFloat = \(value) }"
    #expect(lines(GuessedInsets(), screen, besides: layout) == (isGuess ? [7] : []))
  }

  private let devices = """
    import SwiftUI
    extension UIDevice {
      static var isPad: Bool { current.userInterfaceIdiom == .pad }
    }
    enum Device {
      static var isSmallScreen: Bool { UIScreen.main.bounds.height < 700 }
      static var isPadStand: Bool { UserDefaults.standard.bool(forKey: "stand") }
      static func isPhone() -> Bool { UIDevice.current.userInterfaceIdiom == .phone }
    }
    var isLandscape: Bool { UIDevice.current.orientation.isLandscape }
    """

  @Test func helpersOfOtherFilesAskTheDevice() {
    let screen = """
      import SwiftUI
      struct MillScreen: View {
        var body: some View {
          VStack(spacing: UIDevice.isPad ? 24 : 8) {
            Text("Flour").padding(Device.isSmallScreen ? 4 : 12)
            Text("Grain").frame(width: Device.isPhone() ? 80 : 160)
            Text("Wheel").padding(.leading, isLandscape ? 40 : 0)
            Text("Stand").padding(Device.isPadStand ? 4 : 12)
            Text(Device.isSmallScreen ? "Short" : "A longer text")
          }
        }
      }
      """
    #expect(lines(IdiomLayout(), screen, besides: devices) == [4, 5, 6, 7])
    // Without the other file only an extension of the system's own type is certain.
    #expect(lines(IdiomLayout(), screen) == [4])
  }

  @Test func valuesOfTheEnvironmentAskTheDeviceInAnotherFile() {
    let key = """
      import SwiftUI
      struct IsPadKey: EnvironmentKey {
        static let defaultValue = UIDevice.current.userInterfaceIdiom == .pad
      }
      extension EnvironmentValues {
        var isPad: Bool { self[IsPadKey.self] }
      }
      """
    let screen = """
      import SwiftUI
      struct SluiceScreen: View {
        @Environment(\\.isPad) private var isPad
        var body: some View { Text("Sluice").padding(isPad ? 40 : 16) }
      }
      struct SluiceName: View {
        @Environment(\\.isPad) private var isPad
        var body: some View { Text(isPad ? "The sluice" : "Sluice") }
      }
      """
    #expect(lines(IdiomLayout(), screen, besides: key) == [3])
    #expect(lines(IdiomLayout(), screen) == [])
  }

  @Test func placesAreLostInViewsOfOtherFiles() {
    let screen = """
      import SwiftUI
      struct RootScreen: View {
        @Environment(\\.horizontalSizeClass) private var sizeClass
        var body: some View {
          if sizeClass == .regular { Columns() } else { Text("Narrow") }
        }
      }
      """
    let columns = """
      import SwiftUI
      struct Columns: View {
        @State private var chosen: Int?
        var body: some View { List(selection: $chosen) { Text("One") } }
      }
      """
    #expect(lines(BranchState(), screen, besides: columns) == [5])
    let bound = columns.replacing("@State private var chosen: Int?", with: "@Binding var chosen: Int?")
    #expect(lines(BranchState(), screen, besides: bound) == [])
  }

  @Test func screensGiveWayByViewsOfOtherFiles() {
    let screen = """
      import SwiftUI
      struct PaywallScreen: View {
        var body: some View {
          VStack {
            Offer()
            Text("For a year")
            Text("Or a month")
            Spacer()
            Button("Buy") {}
          }
        }
      }
      """
    let flat = "import SwiftUI\nstruct Offer: View { var body: some View { Text(\"Offer\") } }\n"
    let long = "import SwiftUI\nstruct Offer: View { var body: some View { ScrollView { Text(\"Offer\") } } }\n"
    #expect(lines(UnscrollableScreen(), screen, besides: flat) == [4])
    #expect(lines(UnscrollableScreen(), screen, besides: long) == [])
    let flow = "import SwiftUI\nstruct Flow: View { var body: some View { Pages { PaywallScreen() } } }\n"
    #expect(lines(UnscrollableScreen(), screen, besides: flat, flow) == [4])
    let scrolling = flow.replacing("Pages", with: "ScrollingPages")
    #expect(lines(UnscrollableScreen(), screen, besides: flat, scrolling) == [])
  }
}
