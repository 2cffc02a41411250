import SwiftUI

struct Boat: Identifiable, Hashable {
    let id: Int
    let name: String
}

struct Harbour: View {
    let boats: [Boat]
    @State private var boat: Boat?
    @State private var drag: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            List(self.boats) { boat in
                Button(boat.name) { self.boat = boat }
            }
            if let boat {
                Color.black.opacity(0.3)
                    .ignoresSafeArea()
                    .onTapGesture { self.boat = nil }
                Text(boat.name)
                    .frame(maxWidth: .infinity, maxHeight: 320)
                    .background(Color(.secondarySystemBackground))
                    .offset(y: self.drag)
                    .gesture(
                        DragGesture()
                            .onChanged { value in self.drag = max(0, value.translation.height) }
                            .onEnded { value in
                                if value.translation.height > 100 { self.boat = nil }
                                withAnimation { self.drag = 0 }
                            }
                    )
            }
        }
    }
}

struct Lighthouse: View {
    @State private var showsLight = false
    @State private var offset: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            ScrollView {
                Button("More") { showsLight = true }
            }
            if showsLight {
                Color.black.opacity(0.3)
                    .ignoresSafeArea()
                    .onTapGesture { showsLight = false }
                Text("Lighthouse")
                    .frame(maxWidth: .infinity, maxHeight: 320)
                    .background(Color(.secondarySystemBackground))
                    .offset(y: max(0, offset))
                    .gesture(drag)
            }
        }
    }

    private var drag: some Gesture {
        DragGesture()
            .onChanged { value in offset = max(0, value.translation.height) }
            .onEnded { value in
                if value.translation.height > 100 { showsLight = false }
                withAnimation { offset = 0 }
            }
    }
}

struct Pier: View {
    @State private var showsRope = false
    @GestureState private var drag: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            ScrollView {
                Button("More") { showsRope = true }
            }
            if showsRope {
                Color.black.opacity(0.3)
                    .ignoresSafeArea()
                    .onTapGesture { showsRope = false }
                Text("Pier")
                    .frame(maxWidth: .infinity, maxHeight: 320)
                    .background(Color(.secondarySystemBackground))
                    .offset(y: max(0, drag))
                    .gesture(pull)
            }
        }
    }

    private var pull: some Gesture {
        DragGesture()
            .updating($drag) { value, state, _ in state = value.translation.height }
            .onEnded { value in
                if value.translation.height > 100 { showsRope = false }
            }
    }
}

struct Quay: View {
    @State private var showsCrane = false
    @GestureState private var pull: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            ScrollView {
                Button("More") { showsCrane = true }
            }
            if showsCrane {
                Color.black.opacity(0.3)
                    .ignoresSafeArea()
                    .onTapGesture { showsCrane = false }
                Text("Quay")
                    .frame(maxWidth: .infinity, maxHeight: 320)
                    .background(Color(.secondarySystemBackground))
                    .offset(y: max(0, pull))
                    .gesture(lift)
            }
        }
    }

    private var lift: some Gesture {
        DragGesture()
            .updating($pull) { value, state, _ in state = value.translation.height }
            .onEnded { value in
                if value.translation.height > 100 { showsCrane = false }
            }
    }
}
