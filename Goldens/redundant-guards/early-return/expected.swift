import UIKit

final class Recorder {
    private var isRunning = false
    private let names: [String] = []

    func title() -> String {
        return names.first ?? "Recorder"
    }

    func start() {
        guard let name = names.first else { return }
        print(name)
        isRunning = true
    }

    func stop() throws {
        guard isRunning else { return }

        isRunning = false
    }
}
