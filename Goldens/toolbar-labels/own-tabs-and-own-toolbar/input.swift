import SwiftUI

struct Tab<Content: View, Name: View>: View {
    @ViewBuilder let content: Content
    @ViewBuilder let label: Name

    var body: some View {
        VStack {
            label
            content
        }
    }
}

extension View {
    func toolbar<Tools: View>(tools: () -> Tools) -> some View {
        overlay(tools(), alignment: .topTrailing)
    }
}

struct SketchScreen: View {
    var body: some View {
        Tab {
            Text("Sketch")
                .toolbar(tools: {
                    Button("Undo") {}
                })
        } label: {
            Image(systemName: "scribble")
        }
    }
}
