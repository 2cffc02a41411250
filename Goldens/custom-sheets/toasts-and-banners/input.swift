import SwiftUI

struct ToastHost: View {
    @State private var showsToast = false
    @State private var drag: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            List(0..<10, id: \.self) { Text("Row \($0)") }
            if showsToast {
                Label("Saved", systemImage: "checkmark")
                    .padding()
                    .background(.background, in: Capsule())
                    .offset(y: drag)
                    .gesture(
                        DragGesture()
                            .onChanged { drag = max(0, $0.translation.height) }
                            .onEnded { value in
                                if value.translation.height > 20 { showsToast = false }
                                drag = 0
                            }
                    )
                    .transition(.move(edge: .bottom))
            }
        }
    }
}

struct BannerHost: View {
    @State private var showsBanner = true
    @State private var drag: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            List(0..<10, id: \.self) { Text("Row \($0)") }
            if showsBanner {
                Color.black.opacity(0.2)
                    .ignoresSafeArea()
                    .onTapGesture { showsBanner = false }
                VStack {
                    Text("No connection")
                }
                .frame(maxWidth: .infinity)
                .background(.background)
                .offset(y: drag)
                .gesture(
                    DragGesture()
                        .onChanged { drag = min(0, $0.translation.height) }
                        .onEnded { value in
                            if value.translation.height < -40 { showsBanner = false }
                            drag = 0
                        }
                )
                .transition(.move(edge: .top))
            }
        }
    }
}

struct PhotoViewer: View {
    @State private var selected: Int?
    @State private var drag: CGSize = .zero

    var body: some View {
        ZStack {
            List(0..<10, id: \.self) { index in
                Button("Photo \(index)") { selected = index }
            }
            if let selected {
                Color.black.opacity(0.9)
                    .ignoresSafeArea()
                Image(systemName: "\(selected).circle")
                    .resizable()
                    .scaledToFit()
                    .offset(drag)
                    .gesture(
                        DragGesture()
                            .onChanged { drag = $0.translation }
                            .onEnded { value in
                                if value.translation.height > 100 { self.selected = nil }
                                drag = .zero
                            }
                    )
            }
        }
    }
}
