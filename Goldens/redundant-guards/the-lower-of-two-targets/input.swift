import SwiftUI

struct Chart: View {
    let title: String

    var body: some View {
        if #available(iOS 16.0, macOS 13.0, *) {
            Text(title).fontWeight(.bold)
        } else {
            Text(title)
        }
    }

    @available(iOS 15.0, macOS 13.0, *)
    func sort() {}
}
