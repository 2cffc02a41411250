import SwiftUI

struct ReaderScreen: View {
    let pages: [String]
    @State private var showsNotes = false
    @State private var drag: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            List(pages, id: \.self) { Text($0) }
            Color.black
                .opacity(showsNotes ? 0.3 : 0)
                .ignoresSafeArea()
                .onTapGesture { showsNotes = false }
            NoteEditor()
                .frame(height: 300)
                .background(.background)
                .offset(y: showsNotes ? drag : 700)
                .gesture(
                    DragGesture()
                        .onChanged { drag = max(0, $0.translation.height) }
                        .onEnded { value in
                            if value.translation.height > 90 { showsNotes = false }
                            drag = 0
                        }
                )
        }
    }
}

struct NoteEditor: View {
    @State private var draft = ""

    var body: some View {
        TextEditor(text: $draft)
    }
}
