import SwiftUI

struct ShelfScreen: View {
  let books: [String]

  var body: some View {
    // unfold:ignore forced-size-class - the grid was made for phones
    List(books, id: \.self) { Text($0) }
  }
}

struct ReaderScreen: View {
  var body: some View {
    ScrollView { Text("Once upon a time") }
      .environment(\.horizontalSizeClass, .compact)
  }
}
