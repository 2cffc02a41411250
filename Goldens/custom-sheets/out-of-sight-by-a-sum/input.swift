import SwiftUI

struct AgendaScreen: View {
    let entries: [String]
    @State private var showsHelp = false
    @GestureState private var pull = CGFloat.zero

    var body: some View {
        ZStack(alignment: .bottom) {
            List(entries, id: \.self) { Text($0) }

            Color.black
                .opacity(showsHelp ? 0.35 : 0)
                .ignoresSafeArea()
                .onTapGesture { showsHelp = false }
                .animation(.default, value: showsHelp)

            help
                .frame(maxWidth: .infinity)
                .frame(height: 260)
                .background(Color(.systemBackground))
                .clipShape(RoundedRectangle(cornerRadius: 20))
                .offset(y: (showsHelp ? 0 : 600) + max(0, pull))
                .animation(.spring(), value: showsHelp)
                .animation(.spring(), value: pull)
                .gesture(
                    DragGesture()
                        .updating($pull) { value, state, _ in state = value.translation.height }
                        .onEnded { value in
                            showsHelp = value.predictedEndTranslation.height < 120
                        }
                )
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
