import SwiftUI

struct WineScreen: View {
    struct Wine: Identifiable, Hashable {
        let id: Int
        let name: String
    }

    let wines: [Wine]
    @State private var wine: Wine?
    @State private var drag: CGFloat = 0

    var body: some View {
        return ZStack(alignment: .bottom) {
            List(self.wines) { wine in
                Button(wine.name) {
                    self.drag = 0
                    self.wine = wine
                }
            }
            if let wine {
                Color.black.opacity(0.3 - self.drag / 1000)
                    .ignoresSafeArea()
                    .onTapGesture { self.wine = nil }
                VStack {
                    Text(wine.name)
                    Button("Close") {
                        withAnimation { self.drag = 0 }
                        self.wine = nil
                    }
                }
                .frame(maxWidth: .infinity, maxHeight: 320)
                .background(Color(.secondarySystemBackground))
                .offset(y: self.drag)
                .simultaneousGesture(
                    DragGesture()
                        .onChanged { value in
                            self.drag = max(0, value.translation.height)
                        }
                        .onEnded { value in
                            if value.translation.height > 100 { self.wine = nil }
                            withAnimation(.easeOut) { self.drag = 0 }
                        }
                )
            }
        }
    }
}
