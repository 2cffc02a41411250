import SwiftUI

struct PhotoNotes: View {
    @Binding var notes: [String]
    @State private var isAscending = true

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .bottom) { // the page and its tools
                // The page.
                ScrollView {
                    VStack(alignment: .leading) {
                        ForEach(isAscending ? notes : notes.reversed(), id: \.self) { note in
                            Text(note)
                                .frame(width: proxy.size.width * 0.8, alignment: .leading)
                        }
                        Color.clear
                            .frame(height: 72)
                    }
                    .padding()
                } // end of the page

                /* The tools,
                   from left to right. */
                HStack {
                    Button("Sort", systemImage: "arrow.up.arrow.down") { isAscending.toggle() }
                    Spacer()
                    Button("Add", systemImage: "plus") {
                        notes.append("""
                            New note
                              with two lines
                            """)
                    }
                }
                .padding()
                .frame(width: proxy.size.width)
                .background(.regularMaterial)
            }
        }
    }
}
