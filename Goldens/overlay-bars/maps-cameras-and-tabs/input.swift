import MapKit
import SwiftUI

struct TrailMap: View {
    @State private var isHybrid = false

    var body: some View {
        Map()
            .overlay(alignment: .bottom) {
                HStack {
                    Button("Locate", systemImage: "location") {}
                    Spacer()
                    Toggle("Hybrid", isOn: $isHybrid)
                }
                .padding()
                .background(.bar)
            }
    }
}

struct Shell: View {
    @State private var tab = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            TabView(selection: $tab) {
                Text("Home").tag(0)
                Text("Search").tag(1)
            }
            HStack {
                Button("Home", systemImage: "house") { tab = 0 }
                Spacer()
                Button("Search", systemImage: "magnifyingglass") { tab = 1 }
            }
            .padding()
            .background(.bar)
        }
    }
}

struct Viewfinder: View {
    let frame: Image
    @State private var zoom = 1.0

    var body: some View {
        ZStack(alignment: .bottom) {
            frame
                .resizable()
                .scaledToFill()
            HStack {
                Slider(value: $zoom, in: 1...5)
                Button("Shoot", systemImage: "camera") {}
            }
            .padding()
            .background(.black.opacity(0.4))
        }
    }
}
