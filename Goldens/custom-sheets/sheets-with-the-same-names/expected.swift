import SwiftUI

struct Boat: Identifiable, Hashable {
    let id: Int
    let name: String
}

struct Harbour: View {
    let boats: [Boat]
    @State private var boat: Boat?

    var body: some View {
        List(self.boats) { boat in
            Button(boat.name) { self.boat = boat }
        }
        .sheet(item: $boat) { boat in
            Text(boat.name)
                .presentationDetents([.medium, .large])
        }
    }
}

struct Lighthouse: View {
    @State private var showsLight = false

    var body: some View {
        ScrollView {
            Button("More") { showsLight = true }
        }
        .sheet(isPresented: $showsLight) {
            Text("Lighthouse")
                .presentationDetents([.medium, .large])
        }
    }
}

struct Pier: View {
    @State private var showsRope = false

    var body: some View {
        ScrollView {
            Button("More") { showsRope = true }
        }
        .sheet(isPresented: $showsRope) {
            Text("Pier")
                .presentationDetents([.medium, .large])
        }
    }
}

struct Quay: View {
    @State private var showsCrane = false

    var body: some View {
        ScrollView {
            Button("More") { showsCrane = true }
        }
        .sheet(isPresented: $showsCrane) {
            Text("Quay")
                .presentationDetents([.medium, .large])
        }
    }
}
