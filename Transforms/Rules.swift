// Each folder here is a rule: `GuessedInsets/GuessedInsets.swift` holds `public struct GuessedInsets: Rule` with
// `public init()`. The list of all rules, `allRules`, is made from the folders' names while building.
