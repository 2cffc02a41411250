import SwiftUI

// unfold:ingore forced-size-class - two columns read badly
struct DiaryScreen: View {
  var body: some View {
    Text("Today") // unfold:ignore
  }
}
