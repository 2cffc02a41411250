import SwiftUI

struct Gauge2: View {
    var body: some View {
        #if os(macOS)
        if #available(macOS 13.0, *) {
            Text("Mac").fontWeight(.bold)
        } else {
            Text("Mac")
        }
        #else
        Text("Phone")
        #endif
    }
}

#if os(watchOS)
@available(watchOS 9.0, *)
extension Gauge2 {
    func tick() {}
}
#endif
