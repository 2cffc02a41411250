import UnfoldEngine
import UnfoldReport

/// How many findings of which rule there are.
struct FindingCounts {
  private var byRule: [String: (fixes: Int, reviews: Int)] = [:]
  private(set) var fixes = 0
  private(set) var reviews = 0

  mutating func add(_ findings: some Sequence<Finding>) {
    for finding in findings {
      if finding.kind == .fix {
        fixes += 1
        byRule[finding.rule, default: (0, 0)].fixes += 1
      } else {
        reviews += 1
        byRule[finding.rule, default: (0, 0)].reviews += 1
      }
    }
  }

  /// The rules, those with most findings first.
  private var rules: [(id: String, fixes: Int, reviews: Int)] {
    byRule.map { (id: $0.key, fixes: $0.value.fixes, reviews: $0.value.reviews) }
      .sorted { ($1.fixes + $1.reviews, $0.id) < ($0.fixes + $0.reviews, $1.id) }
  }

  /// The rules whose findings can be fixed, as they are listed.
  var fixableRules: [String] { rules.filter { $0.fixes > 0 }.map(\.id) }

  /// A line a rule, below a heading; empty where only one rule found anything.
  var table: String {
    let rules = rules
    guard rules.count > 1 else { return "" }
    let width = rules.map(\.id.utf8.count).max()!
    func number(_ count: Int, _ width: Int) -> String {
      let digits = count == 0 ? "-" : "\(count)"
      return String(repeating: " ", count: max(width - digits.utf8.count, 0)) + digits
    }
    var text = "\n  \(padded("rule", width))    fix  review"
    for rule in rules { text += "\n  \(padded(rule.id, width))  \(number(rule.fixes, 5))  \(number(rule.reviews, 6))" }
    return text
  }

  /// The rule that was found most.
  var mostFound: String? { rules.first?.id }
}
