import SwiftUI

struct AgendaScreen: View {
    let entries: [String]
    @State private var showsHelp = false

    var body: some View {
        List(entries, id: \.self) { Text($0) }
            .sheet(isPresented: $showsHelp) {
                help
                    .presentationDetents([.height(260)])
            }
            .navigationTitle("Agenda")
    }

    private var help: some View {
        VStack {
            Text("Swipe an entry to finish it.")
            Text("Touch one to read it.")
        }
    }
}
