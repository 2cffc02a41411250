import SwiftUI
import UIKit

struct HandsetScreen: View {
    var body: some View {
        Form {
            Text(UIDevice.current.userInterfaceIdiom == .pad ? "Turn your iPad over" : "Turn your iPhone over")
            if UIDevice.current.userInterfaceIdiom == .phone {
                HStack {
                    Text("Haptics")
                    Spacer()
                    Text("On")
                }
            }
            Button("Share", action: share)
        }
    }

    private func share() {
        let pixels = UIScreen.main.bounds.width * UIScreen.main.scale
        let style: UIAlertController.Style = UIDevice.current.userInterfaceIdiom == .pad ? .alert : .actionSheet
        print(pixels, UIAlertController(title: "Share", message: nil, preferredStyle: style))
    }
}
