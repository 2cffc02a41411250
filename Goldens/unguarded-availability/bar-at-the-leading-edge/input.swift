import SwiftUI

struct PaintScreen: View {
	let tools: [String]
	@State private var tool = ""

	var body: some View {
		ScrollView([.horizontal, .vertical]) {
			Color.white.frame(width: 2000, height: 2000)
		}
		.safeAreaBar(edge: .leading, spacing: 8) {
			VStack {
				ForEach(tools, id: \.self) { name in
					Button(name) { tool = name }
				}
			}
		}
		.safeAreaBar(edge: .bottom) { Text(tool) }
	}
}
