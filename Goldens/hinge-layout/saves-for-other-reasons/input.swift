import SwiftUI

struct PiggyBank: View {
    @Environment(\.scenePhase) private var phase
    @State private var savings = 0
    @State private var lastStatus: DeviceHinge.Status?

    var body: some View {
        Text("\(savings)")
            .onChange(of: phase) {
                if phase == .background { save() }
            }
            .onHingeChange { _, context in
                lastStatus = context.hinge?.status
                savedCoins(1)
                rattle()
            }
    }

    private func save() {}
    private func savedCoins(_ count: Int) { savings += count }
    private func rattle() {}
}
