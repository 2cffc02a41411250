import SwiftUI

struct HelpText: View {
  var isLong: Bool

  var body: some View {
    Group {
      Text(
        """
        Hold the phone
          upright.
        """)
        .bold()
      #if DEBUG
      Text("Debug")
      #endif
      if #available(iOS 26.0, *) {
        if isLong {
          Text("Long").backgroundExtensionEffect()
        }
      }
    }
  }
}
