import MapKit
import SwiftUI

struct MapDrawerScreen: View {
    @State private var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 48, longitude: 11),
        latitudinalMeters: 4000, longitudinalMeters: 4000)
    @State private var offset: CGFloat = 400
    @GestureState private var pull: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            Map(coordinateRegion: $region)
                .ignoresSafeArea()

            VStack {
                Capsule().fill(.secondary).frame(width: 36, height: 5)
                List(0..<20, id: \.self) { Text("Place \($0)") }
            }
            .frame(height: 600)
            .background(.regularMaterial)
            .cornerRadius(16)
            .offset(y: offset + pull)
            .gesture(
                DragGesture()
                    .updating($pull) { value, state, _ in state = value.translation.height }
                    .onEnded { value in
                        withAnimation { offset = value.translation.height > 0 ? 400 : 0 }
                    }
            )
        }
    }
}

/// A graph that a grabber makes taller, in its place.
struct TallerGraph: View {
    @State private var height: CGFloat = 200
    @State private var isEditing = false

    var body: some View {
        ZStack(alignment: .bottom) {
            Rectangle().fill(Color.blue.opacity(0.2))
            if isEditing {
                Color.black.opacity(0.1)
            }
            Capsule()
                .fill(.gray)
                .frame(width: 40, height: 6)
                .gesture(DragGesture().onChanged { height = max(120, height + $0.translation.height) })
        }
        .frame(height: height)
    }
}
