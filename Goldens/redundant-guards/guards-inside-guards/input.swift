import SwiftUI

struct HelpText: View {
  var isLong: Bool

  var body: some View {
    if #available(iOS 16.0, *) {
      Group {
        if #available(iOS 17.0, *) {
          Text(
            """
            Hold the phone
              upright.
            """)
            .bold()
        } else {
          Text("Hold")
        }
        #if DEBUG
        Text("Debug")
        #endif
        if #available(iOS 26.0, *) {
          if #available(iOS 18.0, *), isLong {
            Text("Long").backgroundExtensionEffect()
          }
        }
      }
    } else if isLong {
      if #available(iOS 15.0, *) {
        Text("Never")
      }
    }
  }
}
