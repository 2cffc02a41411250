import SwiftUI

struct PhotoViewer: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ZStack {
            Image("photo")
                .resizable()
                .scaledToFit()
            ZStack(alignment: .topLeading) {
                Color.clear
                Button {
                    dismiss()
                } label: {
                    Image(systemName: "xmark")
                }
                .padding()
            }
        }
        .ignoresSafeArea()
    }
}

struct ConfirmSheet: View {
    var body: some View {
        VStack {
            Spacer()
            Text("Really leave?")
        }
        .ignoresSafeArea()
    }
}

struct PosterScreen: View {
    var body: some View {
        Color.mint
            .overlay(alignment: .bottomLeading) {
                Text("Summer of music")
            }
            .ignoresSafeArea()
    }
}

struct SplitTitle: View {
    var body: some View {
        ZStack {
            Color.mint
            HStack {
                Text("Left")
                Spacer()
                Text("Right")
            }
        }
        .ignoresSafeArea()
    }
}
