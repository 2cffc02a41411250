import Foundation
import Testing
import UnfoldRules
import UnfoldSyntax

@testable import UnfoldEngine

/// What goldens can't show: targets that aren't known, previews, several rules and proofs.
@Suite struct RuleTests {
  private func kinds(_ rule: any Rule, _ file: FileContext) -> [Finding.Kind] {
    runRules([rule], on: file).findings.map(\.kind)
  }

  private let bar = "import SwiftUI\nlet a = List { }.safeAreaBar(edge: .top) { Text(b) }\n"

  @Test func onlyAKnownTargetTellsThatAGuardIsMissing() {
    #expect(kinds(UnguardedAvailability(), file(bar, "")) == [])
    #expect(kinds(UnguardedAvailability(), file(bar, "ios=17.0")) == [.fix])
    #expect(kinds(UnguardedAvailability(), file(bar, "ios=26.0")) == [])
  }

  @Test func previewsAndTestsAreNoScreens() {
    let preview = "import SwiftUI\n#Preview {\n  List { }.safeAreaBar(edge: .top) { Text(b) }\n}\n"
    #expect(kinds(UnguardedAvailability(), file(preview)) == [])
    #expect(kinds(UnguardedAvailability(), file(bar, path: "AppTests/Screen.swift")) == [])
  }

  @Test func aManifestsOtherPlatformsAreLeftAloneWhereIOSIsGuarded() {
    let guarded = "if #available(iOS 26, *) { List { }.safeAreaBar(edge: .top) { Text(b) } }"
    let text = "import SwiftUI\nfunc f() { \(guarded) }\n"
    #expect(kinds(UnguardedAvailability(), file(text, "ios=18.0,visionos=1.0")) == [])
    #expect(kinds(UnguardedAvailability(), file(bar, "ios=26.0,visionos=1.0")) == [.review])
    #expect(kinds(UnguardedAvailability(), file(bar, "macos=14.0")) == [.fix])
    #expect(kinds(UnguardedAvailability(), file(bar, "ios=26.0,visionos=0")) == [])
  }

  @Test func aPackagesOtherPlatformsAreNoneOfAnAppsBusiness() {
    var target = file(bar, "ios=26.0,macos=14.0").deploymentTarget
    #expect(kinds(UnguardedAvailability(), file(bar, "ios=26.0,macos=14.0")) == [.review])
    target.origins[.macOS] = DeploymentTarget.Origin(path: "App/Package.swift", line: 7)
    let tree = SyntaxTree.parse(SourceText(bar))
    let packaged = FileContext(path: "App/Sources/Screen.swift", tree: tree, deploymentTarget: target)
    #expect(kinds(UnguardedAvailability(), packaged) == [])
    target.versions[.iOS] = nil
    let mac = FileContext(path: "App/Sources/Screen.swift", tree: tree, deploymentTarget: target)
    #expect(kinds(UnguardedAvailability(), mac) == [.fix])
  }

  @Test func aTypeOfAnotherFileMayBeCalledLikeTheSystems() {
    let head = "import SwiftUI\nextension Backport {\n  func edge(_ style: ScrollEdgeEffectStyle?) -> some View {\n"
    let guarded = "    if #available(iOS 26, *) { content.edge(style?.own) } else { content }\n  }\n}\n"
    #expect(kinds(UnguardedAvailability(), file(head + guarded)) == [])
    #expect(kinds(UnguardedAvailability(), file(head + "    content.edge(style)\n  }\n}\n")) == [.review])
  }

  @Test func aKnownTargetTellsThatAGuardIsRedundant() {
    let text = "func f() {\n  if #available(iOS 15, *) {\n    a()\n  }\n}\n"
    #expect(kinds(RedundantGuards(), file(text, "")) == [])
    #expect(kinds(RedundantGuards(), file(text, "ios=14.9")) == [])
    #expect(kinds(RedundantGuards(), file(text, "ios=15.0")) == [.fix])
    #expect(kinds(RedundantGuards(), file(text, "macos=15.0")) == [.review])
    #expect(kinds(RedundantGuards(), file(text, "ios=0")) == [])
  }

  @Test func aHelperThatABranchOfAnotherGuardCallsStays() {
    let text = """
      import SwiftUI
      struct S: View {
        var body: some View {
          if #available(iOS 27, *) { Text(a).card() } else { Text(a) }
          if #available(iOS 16, *) { Text(b) } else { Text(b).card() }
        }
      }
      private extension View {
        @ViewBuilder func card() -> some View {
          if #available(iOS 16.0, *) {
            presentationDetents([.large])
          } else {
            self
          }
        }
      }

      """
    let outcome = runRules([RedundantGuards()], on: file(text))
    let result = String(decoding: outcome.result ?? [], as: UTF8.self)
    #expect(outcome.failures.isEmpty)
    #expect(result.contains("Text(a).card()"))
    #expect(result.contains("func card()"))
    #expect(!result.contains("iOS 16"))
  }

  @Test func twoHelpersAreWrittenSideBySide() {
    let side = "let c = List { }.safeAreaBar(edge: .leading) { Text(b) }\n"
    let text = bar + side + "let d = Image(a).backgroundExtensionEffect()\n"
    let outcome = runRules([UnguardedAvailability()], on: file(text))
    let result = String(decoding: outcome.result ?? [], as: UTF8.self)
    #expect(outcome.findings.map(\.kind) == [.fix, .fix, .fix])
    #expect(result.components(separatedBy: "\n\nfileprivate extension View {\n").count == 4)
    #expect(result.hasSuffix("\n}\n"))
  }

  @Test func theProofSeesANewerCallWithoutAGuard() {
    let api = IntroducedAPI(name: APITable.entry("safeAreaBar")!.name, introduced: [:], isGuarded: true)
    let text = "let a = List { }.old(edge: .top) { }\n"
    let outcome = runRules([Renaming(api: api)], on: file(text))
    #expect(outcome.result == nil)
    #expect(outcome.failures.map(\.kind) == [.availability])
    #expect(runRules([Renaming(api: api)], on: file(text, "ios=26.0")).failures.isEmpty)
  }

  @Test func aBarOfAnotherFileIsKnownByWhatItIsMadeOf() {
    let screen = """
      import SwiftUI
      struct Basket: View {
        var body: some View {
          ZStack(alignment: .bottom) {
            List(items) { Text($0.name) }
              .padding(.bottom, 64)
            PayRow()
          }
        }
      }
      """
    let row = """
      import SwiftUI
      struct PayRow: View {
        var body: some View {
          HStack {
            Text(total)
            Spacer()
            Button("Pay") { pay() }
          }
          .padding()
          .background(.bar)
        }
      }
      """
    #expect(kinds(OverlayBars(), file(screen)) == [])
    #expect(kinds(OverlayBars(), file(screen, others: ["PayRow.swift": row])) == [.fix])
    let button = row.replacing("Text(total)", with: "").replacing("Spacer()", with: "").replacing(".background(.bar)", with: "")
    #expect(kinds(OverlayBars(), file(screen, others: ["PayRow.swift": button])) == [])
    let inset = row.replacing(".padding()", with: ".padding().ignoresSafeArea()")
    #expect(kinds(OverlayBars(), file(screen, others: ["PayRow.swift": inset])) == [.review])
  }
}

/// Writes `safeAreaBar` wherever `old` stands, and says that it is guarded.
private struct Renaming: Rule {
  let id = "renaming"
  let level = RuleLevel.fix
  let summary = ""
  let nodeKinds: [SyntaxKind] = [.identifier]
  let triggers: [Trigger] = []
  var explanation: Explanation {
    Explanation(finds: "", why: "", before: "", after: "", leavesAlone: "", checkByHand: "")
  }
  var api: IntroducedAPI

  func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard node.isText("old") else { return [] }
    var finding = Finding.fix(id, node.textRange, "", edits: [Edit(node.textRange, "safeAreaBar")])
    finding.introducedAPIs = [api]
    return [finding]
  }
}
