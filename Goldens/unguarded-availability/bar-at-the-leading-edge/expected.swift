import SwiftUI

struct PaintScreen: View {
	let tools: [String]
	@State private var tool = ""

	var body: some View {
		ScrollView([.horizontal, .vertical]) {
			Color.white.frame(width: 2000, height: 2000)
		}
		.safeAreaBarOrInset(edge: .leading, spacing: 8) {
			VStack {
				ForEach(tools, id: \.self) { name in
					Button(name) { tool = name }
				}
			}
		}
		.safeAreaBarOrInset(edge: .bottom) { Text(tool) }
	}
}

fileprivate extension View {
	@ViewBuilder
	func safeAreaBarOrInset<Bar: View>(
		edge: HorizontalEdge,
		alignment: VerticalAlignment = .center,
		spacing: CGFloat? = nil,
		@ViewBuilder content: () -> Bar
	) -> some View {
		if #available(iOS 26.0, *) {
			safeAreaBar(edge: edge, alignment: alignment, spacing: spacing, content: content)
		} else {
			safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
		}
	}
}

fileprivate extension View {
	@ViewBuilder
	func safeAreaBarOrInset<Bar: View>(
		edge: VerticalEdge,
		alignment: HorizontalAlignment = .center,
		spacing: CGFloat? = nil,
		@ViewBuilder content: () -> Bar
	) -> some View {
		if #available(iOS 26.0, *) {
			safeAreaBar(edge: edge, alignment: alignment, spacing: spacing, content: content)
		} else {
			safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
		}
	}
}
