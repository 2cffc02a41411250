import SwiftUI

struct AnchorScreen: View {
    @State private var showsChain = false
    @State private var showsRope = false
    @State private var showsBuoy = false

    var body: some View {
        Text("Anchor")
            .popover(isPresented: $showsChain) {
                Text("Chain").presentationPlacement(.automatic)
            }
            .drawer(isPresented: $showsRope) {
                Text("Rope").presentationPlacement(.trailing)
            }
            .inspector(isPresented: $showsBuoy) {
                Text("Buoy").presentationPlacement(.trailing)
            }
    }
}

extension View {
    fileprivate func drawer<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        sheet(isPresented: isPresented, content: content)
    }
}
