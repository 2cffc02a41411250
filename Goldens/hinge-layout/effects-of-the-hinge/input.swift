import SwiftUI

struct MusicBox: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var lidDegrees = 180.0
    @State private var isPlaying = false
    @State private var openings = 0

    var body: some View {
        Group {
            if sizeClass == .regular {
                HStack { parts }
            } else {
                VStack { parts }
            }
        }
        .onHingeChange { old, new in
            lidDegrees = new.hinge?.angle.degrees ?? 180
            isPlaying = new.hinge?.status == .partiallyOpen
            if old.hinge?.status == .closed { openings = openings + 1 }
        }
    }

    @ViewBuilder
    private var parts: some View {
        Image(systemName: "music.note")
            .rotation3DEffect(.degrees(180 - lidDegrees), axis: (x: 1, y: 0, z: 0))
            .opacity(isPlaying ? 1 : 0.4)
        if isPlaying {
            Text("Playing")
        } else {
            Text("Opened \(openings) times")
        }
    }
}
