import UnfoldSyntax

/// The parts of a file in which a guard, an attribute or `#if` narrows the systems that code can run on.
///
/// Regions lie apart or one inside the other, as the blocks and declarations do that they come from.
struct AvailabilityRegions: Sendable {
  private struct Region {
    var range: Range<Int>
    var clause: AvailabilityClause
    /// The place of the smallest region around this one.
    var outer: Int?
    /// What all clauses around and this one allow together.
    var availability: Availability
  }

  private var regions: [Region] = []
  private let target: Availability

  init(_ tree: SyntaxTree, target: DeploymentTarget) {
    self.target = Availability(target)
    var found: [(range: Range<Int>, clause: AvailabilityClause)] = []
    for index in 0..<tree.count {
      switch tree.kind(at: index) {
      case .availabilityCondition: found += AvailabilityRegions.regions(of: tree[index])
      case .attribute:
        guard let clause = AvailabilityClause.attribute(tree[index], target: self.target),
          let declaration = tree[index].attributedDeclaration
        else { continue }
        found.append((declaration.textRange, clause))
      case .ifConfigClause:
        let platforms = PlatformCondition.platformsWithout(tree[index])
        if !platforms.isEmpty { found.append((tree[index].textRange, .never(platforms))) }
      default: continue
      }
    }
    found.sort { ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound) }
    var open: [Int] = []
    for (range, clause) in found {
      while let last = open.last, regions[last].range.upperBound <= range.lowerBound { open.removeLast() }
      let around = open.last.map { regions[$0].availability } ?? self.target
      let region = Region(range: range, clause: clause, outer: open.last, availability: clause.narrowing(around))
      open.append(regions.count)
      regions.append(region)
    }
  }

  /// What all regions around the byte at `offset` allow together.
  func availability(at offset: Int) -> Availability {
    var low = 0
    var high = regions.count
    while low < high {
      let middle = (low + high) / 2
      if regions[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    var place = low > 0 ? low - 1 : nil
    while let current = place {
      if regions[current].range.contains(offset) { return regions[current].availability }
      place = regions[current].outer
    }
    return target
  }

  /// Where an `availabilityCondition` counts.
  private static func regions(of condition: SyntaxNode) -> [(range: Range<Int>, clause: AvailabilityClause)] {
    guard let arguments = condition.child(.availabilityArgumentList),
      let list = condition.ancestor(.conditionElementList), let statement = list.parent
    else { return [] }
    let clause = AvailabilityClause.requirement(arguments)
    let isOnlyCondition = list.children.count == 1
    let end = condition.textRange.upperBound
    guard condition.firstToken.kind == .poundAvailable else {
      // The other way round it counts where the condition is false, and only where nothing else can be.
      guard isOnlyCondition else { return [] }
      switch statement.kind {
      case .ifExpr:
        guard let block = statement.child(.codeBlock), block != statement.lastChild else { return [] }
        return [(block.textRange.upperBound..<statement.textRange.upperBound, clause)]
      case .guardStmt:
        return statement.child(.codeBlock).map { [($0.textRange, clause)] } ?? []
      default: return []
      }
    }
    switch statement.kind {
    case .guardStmt:
      var found = [(end..<list.textRange.upperBound, clause)]
      if let block = statement.ancestor(.codeBlockItemList) {
        found.append((statement.textRange.upperBound..<block.textRange.upperBound, clause))
        if block.parent?.kind == .ifConfigClause, let outer = block.ancestor(.codeBlockItemList) {
          // Behind `#endif` it counts in some builds.
          let rest = block.ancestor(.ifConfigDecl)!.textRange.upperBound..<outer.textRange.upperBound
          found.append((rest, .atLeast([:], isCertain: false)))
        }
      }
      return found.filter { !$0.0.isEmpty }
    default:
      return statement.child(.codeBlock).map { [(end..<$0.textRange.upperBound, clause)] } ?? []
    }
  }
}

extension SyntaxNode {
  /// The declaration that an attribute stands before.
  fileprivate var attributedDeclaration: SyntaxNode? {
    ancestors.first { !AvailabilityRegions.attributeParts.contains($0.kind) }
  }
}

extension AvailabilityRegions {
  /// What can stand between an attribute and its declaration.
  fileprivate static let attributeParts: Set<SyntaxKind> = [
    .attributeList, .ifConfigDecl, .ifConfigClauseList, .ifConfigClause,
  ]
}

/// Keeps what one file's regions are, found when first asked for.
final class AvailabilityStore: @unchecked Sendable {
  // Unchecked: `lock` guards all that changes.

  private let lock = Lock()
  private var regions: AvailabilityRegions?

  func regions(find: () -> AvailabilityRegions) -> AvailabilityRegions {
    lock.withLock {
      if let regions { return regions }
      let found = find()
      regions = found
      return found
    }
  }
}

extension FileContext {
  /// The systems on which the code at `node` can run: what the deployment target, guards, attributes and `#if` around
  /// it allow together. `*` means the deployment target, Mac Catalyst follows iOS.
  public func availability(at node: SyntaxNode) -> Availability {
    availability(at: node.textRange.lowerBound)
  }

  /// - Parameter offset: of the code, in UTF-8 bytes.
  public func availability(at offset: Int) -> Availability {
    availabilityStore.regions { AvailabilityRegions(tree, target: deploymentTarget) }.availability(at: offset)
  }
}
