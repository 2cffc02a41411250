import SwiftUI

struct TaskBoard: View {
    enum Panel {
        case none, labels
    }

    let tasks: [String]
    @State private var panel: Panel = .none
    @State private var pulled: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            List(tasks, id: \.self) { task in
                Text(task)
            }
            .toolbar {
                Button("Labels", systemImage: "tag") { panel = .labels }
            }

            if panel == .labels {
                Color.black.opacity(0.4)
                    .ignoresSafeArea()
                    .onTapGesture { panel = .none }

                LabelPicker()
                    .padding(.top, 12)
                    .frame(maxWidth: .infinity)
                    .frame(height: 280)
                    .background(.regularMaterial)
                    .cornerRadius(20)
                    .offset(y: pulled)
                    .gesture(
                        DragGesture(minimumDistance: 8)
                            .onChanged { pulled = max(0, $0.translation.height) }
                            .onEnded { value in
                                withAnimation(.spring()) {
                                    if value.predictedEndTranslation.height > 140 {
                                        panel = .none
                                    }
                                    pulled = .zero
                                }
                            }
                    )
                    .transition(.move(edge: .bottom).combined(with: .opacity))
            }
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
