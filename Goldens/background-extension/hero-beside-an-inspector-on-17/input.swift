import SwiftUI

struct CoverEditor: View {
    @State private var showsStyle = true

    var body: some View {
        ScrollView {
            Image("cover")
                .resizable()
                .scaledToFit()
                .edgesIgnoringSafeArea(.all)
            Text("A cover")
        }
        .inspector(isPresented: $showsStyle) {
            Text("Style")
        }
    }
}
