import SwiftUI

struct ColumnBar: ToolbarContent {
    let isSecondary: Bool
    let place: ToolbarItemPlacement

    var body: some ToolbarContent {
        ToolbarItem(placement: isSecondary ? .topBarLeading : .topBarTrailing) {
            Button("Columns", systemImage: "sidebar.right") {}
        }
        ToolbarItem(placement: isSecondary ? .topBarLeading : .primaryAction) {
            Button("Sort", systemImage: "arrow.up.arrow.down") {}
        }
        ToolbarItem(placement: place) {
            Button("Find", systemImage: "magnifyingglass") {}
        }
    }
}

struct OlderBar: ToolbarContent {
    var body: some ToolbarContent {
        if #available(iOS 26, *) {
            ToolbarItem(placement: .primaryAction) {
                Button("Find", systemImage: "magnifyingglass") {}
            }
        } else {
            ToolbarItem(placement: .topBarTrailing) {
                Button("Find", systemImage: "magnifyingglass") {}
            }
        }
    }
}
