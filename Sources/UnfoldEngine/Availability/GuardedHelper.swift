import UnfoldSyntax

/// A function for a view that calls a newer modifier where it is, and does something older where it isn't.
///
/// Written once, at the end of the file that uses it, as `fileprivate extension View` (design, "Fallbacks").
public struct GuardedHelper: Hashable, Sendable {
  /// The newer modifier.
  public var api: APIAvailability
  /// What the newer modifier is given, where fewer systems have that: the `.trailing` of a placement.
  public var givenAPIs: [APIAvailability]
  /// What the older way needs; `nil` where it is nothing but the view.
  public var fallbackAPI: APIAvailability?
  /// The function's name: `safeAreaBarOrInset`.
  public var name: String
  /// With the angle brackets: `<Bar: View>`; empty where it has none.
  public var genericParameters: String
  /// Each as it is written, with its default value.
  public var parameters: [String]
  /// What the function gives where the API is there: `safeAreaBar(edge: edge, content: content)`.
  public var call: String
  /// What it gives elsewhere; `self` leaves the view as it is.
  public var fallback: String

  public init(
    _ name: String, api: APIAvailability, givenAPIs: [APIAvailability] = [], fallbackAPI: APIAvailability? = nil,
    genericParameters: String = "", parameters: [String] = [], call: String, fallback: String = "self"
  ) {
    self.name = name
    self.api = api
    self.givenAPIs = givenAPIs
    self.fallbackAPI = fallbackAPI
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.call = call
    self.fallback = fallback
  }

  /// What the call uses that one of the platforms doesn't have at all, and the platform; in a fixed order.
  func lacking(on availability: Availability) -> (name: String, platform: Platform)? {
    for used in [api] + givenAPIs {
      if let platform = used.platformWithout(availability) { return (used.baseName, platform) }
    }
    return nil
  }

  /// The whole extension, without a line break at its end.
  ///
  /// - Parameters:
  ///   - platforms: what `#available` names, each with its version.
  ///   - unit: one level of indentation.
  ///   - indentation: what each line starts with.
  func declaration(platforms: [(Platform, Version)], unit: String, indentation: String) -> String {
    let condition = (platforms.map { "\($0) \($1)" } + ["*"]).joined(separator: ", ")
    var lines = ["fileprivate extension View {", "\(unit)@ViewBuilder"]
    if parameters.count < 2 {
      let parameter = parameters.first ?? ""
      lines.append("\(unit)func \(name)\(genericParameters)(\(parameter)) -> some View {")
    } else {
      lines.append("\(unit)func \(name)\(genericParameters)(")
      for (place, parameter) in parameters.enumerated() {
        lines.append("\(unit)\(unit)\(parameter)\(place == parameters.count - 1 ? "" : ",")")
      }
      lines.append("\(unit)) -> some View {")
    }
    lines += [
      "\(unit)\(unit)if #available(\(condition)) {",
      "\(unit)\(unit)\(unit)\(call)",
      "\(unit)\(unit)} else {",
      "\(unit)\(unit)\(unit)\(fallback)",
      "\(unit)\(unit)}",
      "\(unit)}",
      "}",
    ]
    return lines.map { indentation + $0 }.joined(separator: "\n")
  }

  /// The types of the SDK that the declaration names.
  var typeNames: [String] {
    let known = [
      "VerticalEdge", "HorizontalEdge", "HorizontalAlignment", "VerticalAlignment", "CGFloat", "Visibility",
    ]
    return ["View", "ViewBuilder"] + known.filter { name in parameters.contains { $0.contains(name) } }
  }

  /// Whether a `functionDecl` takes just what this helper takes; one that takes nothing must hold the same call.
  func isDeclared(by function: SyntaxNode) -> Bool {
    let list = function.child(.functionSignature)?.child(.functionParameterClause)?.child(.functionParameterList)
    let found = (list?.children ?? []).map { GuardedHelper.withoutSpace($0.text) }
    let own = parameters.map { GuardedHelper.withoutSpace($0) }
    guard found == own else { return false }
    return !own.isEmpty || GuardedHelper.withoutSpace(function.text).contains(GuardedHelper.withoutSpace(call))
  }

  private static func withoutSpace(_ text: String) -> String {
    let words = text.filter { !$0.isWhitespace }
    return words.hasSuffix(",") ? String(words.dropLast()) : words
  }
}

extension GuardedHelper {
  /// A bar of controls at the top or bottom edge: `safeAreaBar`, and `safeAreaInset` below iOS 26.
  public static let horizontalBar = bar("VerticalEdge", alignment: "HorizontalAlignment")
  /// A bar of controls at the leading or trailing edge.
  public static let verticalBar = bar("HorizontalEdge", alignment: "VerticalAlignment")

  static let bars = [horizontalBar, verticalBar]

  /// Whether a `functionDecl` is one of the two bars, whatever it is called.
  public static func isBar(_ function: SyntaxNode) -> Bool { bars.contains { $0.isDeclared(by: function) } }

  private static func bar(_ edge: String, alignment: String) -> GuardedHelper {
    let arguments = "edge: edge, alignment: alignment, spacing: spacing, content: content"
    return GuardedHelper(
      "safeAreaBarOrInset", api: APITable.entry("safeAreaBar")!, fallbackAPI: APITable.entry("safeAreaInset")!,
      genericParameters: "<Bar: View>",
      parameters: [
        "edge: \(edge)", "alignment: \(alignment) = .center", "spacing: CGFloat? = nil",
        "@ViewBuilder content: () -> Bar",
      ],
      call: "safeAreaBar(\(arguments))", fallback: "safeAreaInset(\(arguments))")
  }

  /// The height of a sheet, below iOS 16 left to the system.
  ///
  /// - Parameters:
  ///   - detents: as they are written: `[.medium, .large]`.
  ///   - name: the function's name: `mediumAndLargeDetents`.
  public static func detents(_ detents: String, name: String) -> GuardedHelper {
    GuardedHelper(name, api: APITable.entry("presentationDetents(_:)")!, call: "presentationDetents(\(detents))")
  }
}
