import SwiftUI

struct GalleryScreen: View {
  let names: [String]
  @State private var picked: Artwork?
  @State private var shift: CGFloat = 0

  var body: some View {
    ZStack {
      ArtworkGrid(names: names) { picked = Artwork(id: $0) }

      if let picked = picked {
        Color.black.opacity(0.35)
          .edgesIgnoringSafeArea(.all)
          .onTapGesture { self.picked = nil }

        VStack {
          Spacer()
          VStack(spacing: 0) {
            Capsule()
              .frame(width: 40, height: 4)
              .foregroundColor(.secondary)
              .padding(.vertical, 8)
            Text(picked.id)
              .font(.headline)
            Text("On view until May")
          }
          .frame(height: UIScreen.main.bounds.height * 0.6)
          .frame(maxWidth: .infinity)
          .background(RoundedRectangle(cornerRadius: 30).fill(Color.white))
          .offset(y: shift)
          .gesture(
            DragGesture()
              .onChanged { value in
                if value.translation.height > 0 {
                  shift = value.translation.height
                }
              }
              .onEnded { value in
                if value.translation.height > 150 {
                  self.picked = nil
                }
                shift = 0
              }
          )
        }
        .edgesIgnoringSafeArea(.bottom)
        .transition(.move(edge: .bottom))
      }
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
