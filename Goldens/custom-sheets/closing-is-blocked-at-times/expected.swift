import SwiftUI

struct Drafts: View {
    let drafts: [String]
    @State private var isShown = false
    @State private var isSaving = false
    @State private var dragOffset: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            List(drafts, id: \.self) { draft in
                Button(draft) { isShown = true }
            }
            if isShown {
                Color.black.opacity(0.4)
                    .ignoresSafeArea()
                    .onTapGesture { isShown = false }
                Toggle("Saving", isOn: $isSaving)
                    .padding()
                    .frame(height: 300)
                    .frame(maxWidth: .infinity)
                    .background(.background)
                    .offset(y: dragOffset)
                    .gesture(
                        DragGesture()
                            .onChanged { dragOffset = max(0, $0.translation.height) }
                            .onEnded { value in
                                if value.translation.height > 120, !isSaving { isShown = false }
                                dragOffset = 0
                            })
            }
        }
    }
}

struct Letters: View {
    let letters: [String]
    @State private var isShown = false
    @State private var isSaving = false
    @State private var dragOffset: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            List(letters, id: \.self) { letter in
                Button(letter) { isShown = true }
            }
            if isShown {
                Color.black.opacity(0.4)
                    .ignoresSafeArea()
                    .allowsHitTesting(!isSaving)
                    .onTapGesture { isShown = false }
                Toggle("Saving", isOn: $isSaving)
                    .padding()
                    .frame(height: 300)
                    .frame(maxWidth: .infinity)
                    .background(.background)
                    .offset(y: dragOffset)
                    .gesture(drag)
            }
        }
    }

    private var drag: some Gesture {
        DragGesture()
            .onChanged { value in
                guard !isSaving else { return }
                dragOffset = max(0, value.translation.height)
            }
            .onEnded { _ in
                if dragOffset > 120 { isShown = false }
                dragOffset = 0
            }
    }
}

struct Parcels: View {
    let parcels: [String]
    @State private var isShown = false
    @State private var isLocked = false
    @State private var dragOffset: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            List(parcels, id: \.self) { parcel in
                Button(parcel) { isShown = true }
            }
            if isShown {
                Color.black.opacity(0.4)
                    .ignoresSafeArea()
                    .onTapGesture { isShown = false }
                Toggle("Locked", isOn: $isLocked)
                    .padding()
                    .frame(height: 300)
                    .frame(maxWidth: .infinity)
                    .background(.background)
                    .offset(y: dragOffset)
                    .gesture(isLocked ? nil : drag)
            }
        }
    }

    private var drag: some Gesture {
        DragGesture()
            .onChanged { dragOffset = max(0, $0.translation.height) }
            .onEnded { value in
                if value.translation.height > 120 { isShown = false }
                dragOffset = 0
            }
    }
}

struct Cards: View {
    let cards: [String]
    @State private var isShown = false

    var body: some View {
        List(cards, id: \.self) { card in
            Button(card) { isShown = true }
        }
        .sheet(isPresented: $isShown) {
            Text("A card")
                .padding()
                .presentationDetents([.height(300)])
        }
    }
}
