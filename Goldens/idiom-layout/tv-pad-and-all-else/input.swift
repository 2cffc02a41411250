import SwiftUI
import UIKit

struct GalleryHall: View {
    let works: [String]

    private var side: CGFloat {
        UIDevice.current.userInterfaceIdiom == .tv ? 320 : UIDevice.current.userInterfaceIdiom == .pad ? 180 : 90
    }

    var body: some View {
        if UIDevice.current.userInterfaceIdiom == .tv {
            Text("Look from the sofa")
        } else if UIDevice.current.userInterfaceIdiom == .pad {
            HStack {
                ForEach(works, id: \.self) { work in
                    Text(work).frame(width: side)
                }
            }
        } else {
            VStack {
                ForEach(works, id: \.self) { work in
                    Text(work).frame(width: side)
                }
            }
        }
    }
}
