import SwiftUI

struct PodcastScreen: View {
	let episodes: [String]
	@AppStorage("speedShown") private var showsSpeed = false
	/// Where the finger is.
	@State private var lift = CGSize.zero

	var body: some View {
		NavigationStack {
			EpisodeList(episodes: episodes)
				.sheet(isPresented: $showsSpeed) {
					SpeedSlider()
						.presentationDetents([.height(160)])
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
