import SwiftUI

struct ScoreScreen: View {
    @Environment(\.toolbarVerticalEdge) private var edge
    @Environment(\.layoutDirection) private var direction

    private var side: HorizontalEdge? {
        guard let edge else { return nil }
        return direction == .rightToLeft ? (edge == .leading ? .trailing : .leading) : edge
    }

    var body: some View {
        Text("Score")
            .frame(maxWidth: .infinity, alignment: side == .leading ? .leading : .center)
    }
}

struct StaffScreen: View {
    @Environment(\.toolbarVerticalEdge) private var edge
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        if let edge {
            Text("Staff")
                .overlay(alignment: (edge == .leading) != (direction == .rightToLeft) ? .leading : .trailing) {
                    Button("Clef", systemImage: "music.note") {}
                }
        }
    }
}
