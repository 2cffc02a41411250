import SwiftUI

struct RouteScreen: View {
    let stops: [String]
    @State private var height: CGFloat = 120
    @State private var isMenuOpen = false
    @State private var asksToLeave = false

    var body: some View {
        ZStack(alignment: .bottom) {
            List(stops, id: \.self) { Text($0) }

            VStack {
                Capsule()
                    .frame(width: 40, height: 5)
                HStack {
                    Button("Start") {}
                    Button("Share") {}
                }
                .frame(maxWidth: .infinity)
            }
            .frame(height: height)
            .background(.bar)
            .gesture(DragGesture().onChanged { height = max(80, height - $0.translation.height) })
        }
        .overlay(alignment: .bottomLeading) {
            if isMenuOpen {
                VStack(alignment: .leading) {
                    Button("Profile") {}
                    Spacer()
                    Button("Log out") {}
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(Color.white)
            }
        }
        .overlay {
            if asksToLeave {
                VStack {
                    Text("Leave the route?")
                    HStack {
                        Button("Leave", role: .destructive) {}
                        Spacer()
                        Button("Stay") { asksToLeave = false }
                    }
                }
                .padding()
                .background(.background, in: RoundedRectangle(cornerRadius: 20))
                .padding()
            }
        }
    }
}
