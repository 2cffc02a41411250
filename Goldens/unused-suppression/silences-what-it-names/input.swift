import SwiftUI

struct AlbumScreen: View {
  let photos: [String]

  var body: some View {
    List(photos, id: \.self) { Text($0) }
      .environment(\.horizontalSizeClass, .compact) // unfold:ignore forced-size-class - two columns read badly
  }
}

struct CoverScreen: View {
  var body: some View {
    Text("Cover")
      .environment(\.horizontalSizeClass, .compact)
  }
}
