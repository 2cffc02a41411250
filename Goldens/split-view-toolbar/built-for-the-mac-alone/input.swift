import SwiftUI

struct LedgerWindow: View {
    var body: some View {
        NavigationSplitView {
            Text("Accounts")
        } detail: {
            Text("Entries")
        }
        .toolbar {
            Button("Add", systemImage: "plus") {}
        }
    }
}
