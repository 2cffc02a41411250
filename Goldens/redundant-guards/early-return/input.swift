import UIKit

final class Recorder {
    private var isRunning = false
    private let names: [String] = []

    func title() -> String {
        if #available(iOS 16.0, *) {
            return names.first ?? "Recorder"
        }
        // Older systems show the place in the list.
        let place = names.count
        return "Recorder \(place)"
    }

    func start() {
        guard #available(iOS 17.0, *) else {
            isRunning = false // nothing to do
            return
        }
        guard #available(iOS 16.0, *), let name = names.first else { return }
        print(name)
        isRunning = true
    }

    func stop() throws {
        guard isRunning else { return }

        guard #available(iOS 15.0, *) else { throw CancellationError() }

        isRunning = false
    }
}
