import SwiftUI

struct AtlasScreen: View {
  // unfold:ignore forced-size-class - maps fill the window
  let pages: [String]

  var body: some View {
    List(pages, id: \.self) { Text($0) }
      .environment(\.horizontalSizeClass, .compact)
  }
}
