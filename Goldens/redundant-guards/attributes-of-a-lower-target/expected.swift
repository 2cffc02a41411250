import SwiftUI

@MainActor
struct Ledger: View {
    private var total: Int { 3 }
    @available(iOS 18.0, macOS 15.0, *) private var sum: Int { 4 }

    /// The entries.
    @ViewBuilder
    var body: some View {
        Text("\(total)")
    }
}

extension Ledger {
    func reset() {}
}
