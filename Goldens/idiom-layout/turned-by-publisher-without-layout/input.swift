import SwiftUI

@Observable
final class TurnCounter {
    private(set) var turns = 0
    func add() { turns += 1 }
}

struct CompassNote: View {
    @State private var counter = TurnCounter()

    var body: some View {
        Text("Turned \(counter.turns) times")
            .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in
                counter.add()
            }
    }
}
