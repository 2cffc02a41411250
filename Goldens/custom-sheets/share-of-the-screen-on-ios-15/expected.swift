import SwiftUI

struct GalleryScreen: View {
  let names: [String]
  @State private var picked: Artwork?

  var body: some View {
    ArtworkGrid(names: names) { picked = Artwork(id: $0) }
      .sheet(item: $picked) { picked in
        VStack(spacing: 0) {
          Text(picked.id)
            .font(.headline)
          Text("On view until May")
        }
        .fractionDetentWithGrabber(0.6)
      }
  }
}

struct Artwork: Identifiable {
  let id: String
}

private struct ArtworkGrid: View {
  let names: [String]
  let choose: (String) -> Void

  var body: some View {
    List(names, id: \.self) { name in
      Button(name) { choose(name) }
    }
  }
}

fileprivate extension View {
  @ViewBuilder
  func fractionDetentWithGrabber(_ fraction: CGFloat) -> some View {
    if #available(iOS 16.0, *) {
      presentationDetents([.fraction(fraction)]).presentationDragIndicator(.visible)
    } else {
      self
    }
  }
}
