import SwiftUI
import UIKit

struct PosterShelf: View {
    private var isTelevision: Bool { UIDevice.current.userInterfaceIdiom == .tv }

    var body: some View {
        if UIDevice.current.userInterfaceIdiom == .vision {
            HStack(spacing: 40) {
                Text("Left")
                Text("Right")
            }
        } else {
            VStack(spacing: isTelevision ? 60 : 16) {
                Text("Upper")
                Text("Lower")
            }
        }
    }
}
