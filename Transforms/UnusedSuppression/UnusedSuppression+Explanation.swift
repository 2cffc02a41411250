import UnfoldEngine

extension UnusedSuppression {
  public var explanation: Explanation {
    Explanation(
      finds: """
        Comments such as `// unfold:ignore guessed-insets` on a line where that rule finds nothing, those that name \
        a rule that isn't there or none at all, and misspelt ones.
        """,
      why: """
        What was silenced is gone, or never was: the comment then only waits for the next person who copies it, and \
        would silence a real finding that comes to that line later.
        """,
      before: """
        HStack { tools } // unfold:ignore guessed-insets - measured
        """,
      after: """
        HStack { tools }
        """,
      leavesAlone: """
        Comments about rules that didn't run, those on request among them; `all` for a whole file; files with a \
        syntax error and files that are built for no iOS, where rules see less. Nothing is ever changed.
        """,
      checkByHand: """
        Whether the rule speaks where the whole project is looked at: it may know more then of what other files \
        declare.
        """)
  }
}
