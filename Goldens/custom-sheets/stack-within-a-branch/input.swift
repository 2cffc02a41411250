import SwiftUI

struct PodcastScreen: View {
	let episodes: [String]
	@AppStorage("speedShown") private var showsSpeed = false
	/// Where the finger is.
	@State private var lift = CGSize.zero

	var body: some View {
		NavigationStack {
			ZStack {
				EpisodeList(episodes: episodes)
				if showsSpeed {
					ZStack(alignment: .bottom) {
						Color.black.opacity(0.3)
							.ignoresSafeArea()
							.onTapGesture { showsSpeed.toggle() }
						SpeedSlider()
							.frame(maxWidth: .infinity)
							.frame(height: 160)
							.background { Color(uiColor: .systemBackground) }
							.offset(y: lift.height)
							.gesture(DragGesture().onChanged { lift = $0.translation }.onEnded { _ in
								showsSpeed = lift.height < 80
								lift = .zero
							})
					}
					.transition(.opacity)
				}
			}
			.navigationTitle("Podcasts")
		}
	}
}

struct EpisodeList: View {
	let episodes: [String]

	var body: some View {
		List(episodes, id: \.self) { Text($0) }
	}
}

struct SpeedSlider: View {
	@State private var speed = 1.0

	var body: some View {
		Slider(value: $speed, in: 0.5...2)
	}
}
