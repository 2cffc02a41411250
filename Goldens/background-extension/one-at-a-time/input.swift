import SwiftUI

struct ParkPage: View {
    let isWinter: Bool
    @State private var showsMap = false

    var body: some View {
        VStack {
            if isWinter {
                Image("snow").backgroundExtensionEffect()
            } else {
                Image("meadow").backgroundExtensionEffect()
            }
        }
        .sheet(isPresented: $showsMap) {
            Image("map").backgroundExtensionEffect()
        }
    }
}

struct ParkTabs: View {
    var body: some View {
        TabView {
            Image("lake").backgroundExtensionEffect()
            Image("hill").backgroundExtensionEffect()
        }
    }
}

struct ParkColumns: View {
    var body: some View {
        NavigationSplitView {
            Image("gate").backgroundExtensionEffect()
        } detail: {
            Image("tower").backgroundExtensionEffect()
        }
    }
}

struct ParkHeader: View {
    let usesFirst: Bool

    var body: some View {
        VStack {
            Image("first").backgroundExtensionEffect(isEnabled: usesFirst)
            Image("second").backgroundExtensionEffect(isEnabled: !usesFirst)
        }
    }
}
