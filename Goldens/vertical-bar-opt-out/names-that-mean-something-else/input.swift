import SwiftUI

enum RulerBehavior {
    case disabled, automatic
}

struct Ruler: View {
    var body: some View {
        Text("Ruler")
            .toolbarVerticalBehavior(.disabled)
            .axisBehavior(.horizontalOnly)
    }
}

enum RulerAxis {
    case horizontalOnly
}

extension View {
    fileprivate func toolbarVerticalBehavior(_ behavior: RulerBehavior) -> some View {
        disabled(behavior == .disabled)
    }

    fileprivate func axisBehavior(_ axis: RulerAxis) -> some View { self }
}
