import SwiftUI

struct BatchScreen: View {
  @State private var selection: Set<Int> = []
  let batches: [Int]

  var body: some View {
    List(batches, id: \.self, selection: $selection) { batch in
      Text("Batch \(batch)")
    }
    .safeAreaBarOrInset(edge: .top) {
      Text("\(selection.count) selected")
    }
    .safeAreaBarOrInset(edge: .bottom) {
      Button("Delete", role: .destructive) { selection = [] }
        .padding()
    }
  }
}

fileprivate extension View {
  @ViewBuilder
  func safeAreaBarOrInset<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    if #available(iOS 26.0, *) {
      safeAreaBar(edge: edge, alignment: alignment, spacing: spacing, content: content)
    } else {
      safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
  }
}
