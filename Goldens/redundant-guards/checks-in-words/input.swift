import Foundation

/// Call it below `if #available(iOS 13, *) { }`.
struct Advice {
    // if #available(iOS 14.0, *) { print(text) } else { }
    let text = "Write if #available(iOS 15.0, *) { } around it"
    var available = [16.0]

    func isAvailable(_ version: Double) -> Bool {
        /* @available(iOS 15, *) */
        available.contains(version)
    }
}
