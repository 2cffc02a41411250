import SwiftUI

struct OrderScreen: View {
    @State private var isPaid = false

    var body: some View {
        List(["Tea", "Cake"], id: \.self) { Text($0) }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button {
                        isPaid = true
                    } label: {
                        HStack {
                            Image(systemName: "creditcard")
                            Text("Pay")
                        }
                    }
                }
                ToolbarItem(placement: .secondaryAction) {
                    Button {
                        isPaid = false
                    } label: {
                        if isPaid {
                            Text("Undo")
                        } else {
                            Image(systemName: "clock")
                        }
                    }
                }
                ToolbarItem(placement: .secondaryAction) {
                    Button {
                    } label: {
                        ReceiptBadge()
                    }
                }
            }
    }
}

private struct ReceiptBadge: View {
    var body: some View {
        Label("Receipt", systemImage: "doc.text")
    }
}
