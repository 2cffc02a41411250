import SwiftUI

private struct WindowInsetsKey: EnvironmentKey {
    static var defaultValue: UIEdgeInsets {
        UIApplication.shared.connectedScenes
            .compactMap { $0 as? UIWindowScene }
            .flatMap(\.windows)
            .first { $0.isKeyWindow }?.safeAreaInsets ?? .zero
    }
}

extension EnvironmentValues {
    var windowInsets: UIEdgeInsets {
        get { self[WindowInsetsKey.self] }
        set { self[WindowInsetsKey.self] = newValue }
    }
}

struct MapLegend: View {
    @Environment(\.windowInsets) private var insets

    var body: some View {
        Text("1 : 50 000")
            .padding(.bottom, insets.bottom)
    }
}
