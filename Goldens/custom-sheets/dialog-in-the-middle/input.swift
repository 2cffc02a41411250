import SwiftUI

struct RatingDialogScreen: View {
    @State private var asksForRating = false
    @State private var fall: CGFloat = 0

    var body: some View {
        ZStack {
            List(0..<10, id: \.self) { Text("Row \($0)") }
            if asksForRating {
                Color.black.opacity(0.4)
                    .ignoresSafeArea()
                    .onTapGesture { asksForRating = false }
                VStack {
                    Text("Do you like it?")
                    Button("Yes") { asksForRating = false }
                }
                .padding(30)
                .background(.background)
                .cornerRadius(20)
                .offset(y: fall)
                .gesture(
                    DragGesture()
                        .onChanged { fall = $0.translation.height }
                        .onEnded { value in
                            if value.translation.height > 200 { asksForRating = false }
                            fall = 0
                        }
                )
            }
        }
    }
}
