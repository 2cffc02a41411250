import SwiftUI

struct LedgerScreen: View {
    @State private var entries = [1, 2, 3]

    var body: some View {
        List(entries, id: \.self) { entry in
            Text("\(entry)")
        }
        .toolbar {
            if #available(iOS 26.0, *) {
                ToolbarItem { Button("Add") { entries.append(0) } }
            }
        }
        .toolbar {
            ToolbarItem {
                if #available(iOS 16.0, *) {
                    Text("Sum").bold()
                } else {
                    Text("Sum")
                }
            }
        }
    }
}
