import SwiftUI

struct CastScreen: View {
    let names: [String]

    var body: some View {
        List {
            ForEach(names, id: \.self) { name in
                VStack(alignment: .leading) {
                    Text(name)
                    Text("Actor").padding(.bottom, 34)
                }
            }
            HStack {
                Button("Call") { }.padding(.bottom, 34)
                Button {
                } label: {
                    VStack {
                        Image(systemName: "video")
                        Text("Video").padding(.bottom, 34)
                    }
                }
            }
        }
        #if os(watchOS)
        .safeAreaPadding(.bottom, homeIndicator)
        #endif
    }

    #if os(watchOS)
    private let homeIndicator: CGFloat = 34
    #endif
}

struct CastScreen_Previews: PreviewProvider {
    static var previews: some View {
        VStack {
            CastScreen(names: ["Ada"])
            Text("End").padding(.bottom, 34) // home indicator
        }
    }
}

#Preview("Bottom") {
    CastScreen(names: [])
        .padding(.bottom, 34) // home indicator
}
