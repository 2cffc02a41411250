import SwiftUI

// see unfold:ignore nothing-of-this
struct NoteScreen: View {
  /// Write `// unfold:ignore RULE - reason` behind a line.
  let note = "// unfold:ignore no-rule"

  var body: some View {
    // unfold: the panel opens like a map
    Text(note)
  }
}
