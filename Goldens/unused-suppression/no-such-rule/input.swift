import SwiftUI

struct LibraryScreen: View {
  let shelves: [String]

  var body: some View {
    List(shelves, id: \.self) { Text($0) }
      .environment(\.horizontalSizeClass, .compact) // unfold:ignore forced-sizeclass - two columns read badly
  }
}
