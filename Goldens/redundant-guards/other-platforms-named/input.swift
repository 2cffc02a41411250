import SwiftUI

struct Clock: View {
    var body: some View {
        if #available(iOS 16.0, watchOS 9.0, *) {
            Text("12:00").fontWeight(.bold)
        } else {
            Text("12:00")
        }
    }

    @available(iOS 15.0, macOS 12.0, *)
    func wind() {}

    #if os(iOS)
    func chime() -> Int {
        if #available(iOS 18.0, macOS 12.0, *) { 1 } else { 2 }
    }
    #endif
}
