import SwiftUI

@available(iOS 16.0, macOS 13.0, *)
@MainActor
struct Ledger: View {
    @available(iOS 17.0, *) private var total: Int { 3 }
    @available(iOS 18.0, macOS 15.0, *) private var sum: Int { 4 }

    /// The entries.
    @available(iOS 17.0, macOS 14.0, *)
    @ViewBuilder
    var body: some View {
        Text("\(total)")
    }
}

@available(macOS 14.0, *)
extension Ledger {
    func reset() {}
}
