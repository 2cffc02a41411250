import SwiftUI

struct SongList: View {
    let songs: [String]
    @State private var showsChords = false

    var body: some View {
        NavigationStack {
            List(songs, id: \.self) { song in
                NavigationLink(song) {
                    ArrangementView {
                        Text(song)
                    } secondary: {
                        TabView {
                            Text("Verse")
                            Text("Chorus")
                        }
                        .tabViewStyle(.page)
                    }
                }
            }
            .popover(isPresented: $showsChords) {
                ArrangementView {
                    Button("Chords") { showsChords = false }
                        .popover(isPresented: $showsChords) {
                            NavigationStack { Text("C, F, G") }
                        }
                } secondary: {
                    Text("Capo on 2")
                }
            }
        }
    }
}
