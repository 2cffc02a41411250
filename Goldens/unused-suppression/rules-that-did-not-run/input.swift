import SwiftUI

// unfold:ignore-file all - written by a generator
struct MenuScreen: View {
  var body: some View {
    // unfold:disable:next redundant-guards -- shared with an older app
    if #available(iOS 16.0, *) { Text("Menu") } // unfold:ignore guessed-insets, sidebar-tabs
  }
}
