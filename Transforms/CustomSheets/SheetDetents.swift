import UnfoldEngine
import UnfoldSyntax

/// How high a hand-built sheet is.
enum SheetHeight {
  case none
  /// All there is.
  case full
  case fixed(SyntaxNode)
  /// At most.
  case limit(SyntaxNode)
}

/// The heights of a system sheet that takes the place of a hand-built one.
struct SheetDetents {
  /// As an array of detents: `[.height(360)]`.
  let list: String
  /// What the height is computed from; moved into the detent.
  let source: SyntaxNode?
  private let helperName: String
  private let parameter: (name: String, detent: String, argument: String)?

  init(_ panel: SheetPanel, in model: FileModel) {
    switch panel.height {
    case .none:
      self.init(named: "mediumAndLargeDetents", "[.medium, .large]")
    case .full:
      self.init(named: "largeDetent", "[.large]")
    case .limit where model.contentFillsHeight(panel.content) != .yes:
      self.init(named: "mediumAndLargeDetents", "[.medium, .large]")
    case .fixed(let length), .limit(let length):
      if let share = length.shareOfHeight {
        self.init(parameter: ("fraction", ".fraction", share), source: nil)
      } else {
        self.init(parameter: ("height", ".height", length.text), source: length)
      }
    }
  }

  private init(named name: String, _ list: String) {
    helperName = name
    self.list = list
    source = nil
    parameter = nil
  }

  private init(parameter: (name: String, detent: String, argument: String), source: SyntaxNode?) {
    helperName = "\(parameter.name)Detent"
    list = "[\(parameter.detent)(\(parameter.argument))]"
    self.source = source
    self.parameter = parameter
  }

  /// The modifiers of the sheet's content, from their periods on, with what they need in the file.
  func modifiers(
    hasGrabber: Bool, at place: SyntaxNode, in file: FileContext
  ) throws(SheetTrouble) -> SheetModifiers {
    let indicator = "presentationDragIndicator(.visible)"
    let inHelper = parameter.map { "[\($0.detent)(\($0.name))]" } ?? list
    let helper = GuardedHelper(
      hasGrabber ? "\(helperName)WithGrabber" : helperName, api: APITable.entry("presentationDetents(_:)")!,
      parameters: parameter.map { ["_ \($0.name): CGFloat"] } ?? [],
      call: "presentationDetents(\(inHelper))" + (hasGrabber ? ".\(indicator)" : ""))
    switch file.guardedCall(helper, at: place) {
    case .review(let reason): throw SheetTrouble(.api(reason))
    case .call(let call):
      var calls = [".\(call.isGuarded ? call.text(parameter?.argument ?? "") : "presentationDetents(\(list))")"]
      var apis = call.introducedAPIs
      if hasGrabber {
        if !call.isGuarded { calls.append(".\(indicator)") }
        apis += apis.map { api in
          IntroducedAPI(name: "presentationDragIndicator(_:)", introduced: api.introduced, isGuarded: api.isGuarded)
        }
      }
      return SheetModifiers(calls: calls, edits: call.edits, introducedAPIs: apis)
    }
  }
}

/// Modifiers of a sheet's content.
struct SheetModifiers {
  var calls: [String]
  var edits: [Edit]
  var introducedAPIs: [IntroducedAPI]

  /// Keeps a background of the app's own, where the target has the modifier for it.
  mutating func addBackground(
    _ style: SyntaxNode, at place: SyntaxNode, in file: FileContext
  ) throws(SheetTrouble) {
    guard let api = APITable.entry("presentationBackground(_:)"), api.isCovered(by: file.availability(at: place)),
      !style.text.contains(where: \.isNewline)
    else { throw SheetTrouble(.ownLook) }
    let isGuarded = !api.isCovered(by: Availability(file.deploymentTarget))
    calls.append(".presentationBackground(\(style.text))")
    introducedAPIs.append(IntroducedAPI(name: api.name, introduced: api.introduced, isGuarded: isGuarded))
  }
}

extension SyntaxNode {
  /// The share that an expression takes of the height of a screen or of a reader's room: `0.6` for
  /// `UIScreen.main.bounds.height * 0.6`.
  fileprivate var shareOfHeight: String? {
    guard kind == .sequenceExpr, let parts = child(.exprList)?.children, parts.count == 3 else { return nil }
    let heights = ["UIScreen.main.bounds.height", "UIScreen.main.bounds.size.height"]
    let isHeight = { (node: SyntaxNode) in heights.contains(node.text) || node.text.hasSuffix(".size.height") }
    if parts[1].isText("*"), isHeight(parts[0]), parts[2].kind == .floatLiteralExpr { return parts[2].text }
    if parts[1].isText("*"), isHeight(parts[2]), parts[0].kind == .floatLiteralExpr { return parts[0].text }
    guard parts[1].isText("/"), isHeight(parts[0]), let number = Int(parts[2].text), number > 1 else { return nil }
    return number == 2 ? "0.5" : number == 4 ? "0.25" : "1.0 / \(number)"
  }
}
