import UnfoldSyntax

/// Edges of a view, as in `Edge.Set`.
public struct EdgeSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let top = EdgeSet(rawValue: 1)
  public static let leading = EdgeSet(rawValue: 2)
  public static let bottom = EdgeSet(rawValue: 4)
  public static let trailing = EdgeSet(rawValue: 8)
  public static let horizontal: EdgeSet = [.leading, .trailing]
  public static let vertical: EdgeSet = [.top, .bottom]
  public static let all: EdgeSet = [.horizontal, .vertical]

  /// The edges that `expression` writes out: `.bottom`, `Edge.Set.all`, `[.top, .leading]`. `nil` where it is
  /// anything else, such as a condition or a name.
  public init?(_ expression: SyntaxNode) {
    switch expression.kind {
    case .memberAccessExpr:
      switch expression.nameToken?.text {
      case "top": self = .top
      case "leading": self = .leading
      case "bottom": self = .bottom
      case "trailing": self = .trailing
      case "horizontal": self = .horizontal
      case "vertical": self = .vertical
      case "all": self = .all
      default: return nil
      }
    case .arrayExpr:
      var edges: EdgeSet = []
      for element in expression.child(.arrayElementList)?.children ?? [] {
        let member = element.firstChild!
        guard member.kind == .memberAccessExpr, let edge = EdgeSet(member) else { return nil }
        edges.formUnion(edge)
      }
      self = edges
    default:
      return nil
    }
  }
}

/// What a modifier takes away from the container's safe area; the keyboard's doesn't count.
public enum IgnoredEdges: Hashable, Sendable {
  case known(EdgeSet)
  /// Edges that are decided while the app runs.
  case unknown

  /// Whether content may reach under what the system shows at `edge`.
  public func mayContain(_ edge: EdgeSet) -> Bool {
    switch self {
    case .known(let edges): edges.contains(edge)
    case .unknown: true
    }
  }
}

extension Modifier {
  /// The edges whose safe area this modifier lets its view ignore; no edges for all other modifiers.
  public var ignoredEdges: IgnoredEdges {
    switch name {
    case "edgesIgnoringSafeArea":
      guard let edges = arguments.first.flatMap({ EdgeSet($0.value) }) else { return .unknown }
      return .known(edges)
    case "ignoresSafeArea":
      for argument in arguments where argument.label == nil {
        switch argument.value.nameToken?.text {
        case "keyboard": return .known([])
        case "all", "container": break
        default: return .unknown
        }
      }
      guard let edges = call.argument("edges") else { return .known(.all) }
      return EdgeSet(edges).map(IgnoredEdges.known) ?? .unknown
    default:
      return .known([])
    }
  }
}
