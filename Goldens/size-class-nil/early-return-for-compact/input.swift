import SwiftUI

struct MeadowScreen: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    private var columns: Int {
        if sizeClass == .compact {
            return 1
        }
        return 3
    }

    private var gap: CGFloat {
        guard sizeClass == .compact else { return 32 }
        return 8
    }

    private func canShowMore() -> Bool {
        guard sizeClass == .compact else { return false }
        return columns > 0
    }

    private func close() {
        guard sizeClass == .compact else { return }
        print("closed")
    }

    var body: some View {
        VStack(spacing: gap) {
            Text("\(columns)")
            Button("Close", action: close)
                .disabled(canShowMore())
        }
    }
}
