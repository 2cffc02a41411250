import SwiftUI

struct TaskList: View {
    @State private var isAdding = false
    let tasks: [String]

    var body: some View {
        NavigationView {
            List(tasks, id: \.self) { Text($0) }
                .navigationBarItems(
                    leading: (EditButton()),
                    trailing: (Button(action: { isAdding = true }) {
                        Image(systemName: "plus")
                    })
                )
        }
    }
}

struct TaskScreen: View {
    var body: some View {
        Text("Task")
            .navigationBarItems(trailing: HStack { doneButton })
    }

    private var doneButton: some View {
        Button("Done") {}
    }
}
