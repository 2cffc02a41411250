import SwiftUI

struct TaskBoard: View {
    enum Panel {
        case none, labels
    }

    let tasks: [String]
    @State private var panel: Panel = .none

    var body: some View {
        List(tasks, id: \.self) { task in
            Text(task)
        }
        .toolbar {
            Button("Labels", systemImage: "tag") { panel = .labels }
        }
        .sheet(isPresented: Binding(get: { panel == .labels }, set: { if !$0 { panel = .none } })) {
            LabelPicker()
                .padding(.top, 12)
                .presentationDetents([.height(280)])
        }
    }
}

private struct LabelPicker: View {
    @State private var query = ""

    var body: some View {
        VStack {
            TextField("Label", text: $query)
            Spacer()
        }
        .padding()
    }
}
