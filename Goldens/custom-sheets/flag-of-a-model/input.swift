import SwiftUI

final class RouteModel: ObservableObject {
    @Published var showsStops = false
    @Published var stops = ["Harbour", "Market", "Museum"]
}

struct RouteScreen: View {
    @ObservedObject var model: RouteModel
    @State private var drop: CGFloat = 0
    @State private var isDragging = false

    var body: some View {
        ZStack(alignment: Alignment(horizontal: .center, vertical: .bottom)) {
            ScrollView {
                Button("Stops") {
                    drop = 0
                    model.showsStops = true
                }
            }

            if model.showsStops {
                Rectangle()
                    .fill(Color.black.opacity(0.3))
                    .edgesIgnoringSafeArea(.all)
                    .onTapGesture { hide() }

                StopsTable(model: model)
                    .frame(maxWidth: .infinity)
                    .background(Color(.systemBackground).ignoresSafeArea(edges: .bottom))
                    .clipShape(RoundedRectangle(cornerRadius: 18))
                    .shadow(color: .black.opacity(0.2), radius: 10)
                    .offset(x: 0, y: drop)
                    .animation(isDragging ? nil : .easeOut, value: drop)
                    .gesture(DragGesture().onChanged(dragged(_:)).onEnded(released(_:)))
                    .zIndex(2)
            }
        }
        .navigationTitle("Route")
    }

    private func dragged(_ value: DragGesture.Value) {
        isDragging = true
        guard value.translation.height > 0 else { return }
        drop = value.translation.height
    }

    private func released(_ value: DragGesture.Value) {
        isDragging = false
        if value.translation.height > threshold {
            hide()
        }
        drop = 0
    }

    private let threshold: CGFloat = 90

    private func hide() {
        withAnimation { model.showsStops = false }
    }
}

private struct StopsTable: View {
    @ObservedObject var model: RouteModel

    var body: some View {
        List(model.stops, id: \.self) { Text($0) }
    }
}
