import SwiftUI

struct Episodes: View {
    let titles: [String]

    var body: some View {
        ZStack(alignment: .bottom) {
            List(titles, id: \.self) { Text($0) }
                .padding(.bottom, 72)
            PlaybackControls()
        }
    }
}

struct Shows: View {
    let titles: [String]

    var body: some View {
        ZStack(alignment: .bottom) {
            List(titles, id: \.self) { Text($0) }
                .padding(.bottom, 72)
            RecordButton()
        }
    }
}

struct Stations: View {
    let titles: [String]

    var body: some View {
        ZStack(alignment: .bottom) {
            List(titles, id: \.self) { Text($0) }
                .padding(.bottom, 72)
            RadioTabBar()
        }
    }
}

struct PlaybackControls: UIViewRepresentable {
    func makeUIView(context: Context) -> UIToolbar { UIToolbar() }
    func updateUIView(_ view: UIToolbar, context: Context) {}
}

struct RecordButton: UIViewRepresentable {
    func makeUIView(context: Context) -> UIButton { UIButton() }
    func updateUIView(_ view: UIButton, context: Context) {}
}

struct RadioTabBar: UIViewRepresentable {
    func makeUIView(context: Context) -> UITabBar { UITabBar() }
    func updateUIView(_ view: UITabBar, context: Context) {}
}
