import SwiftUI

struct ArchiveScreen: View {
    private let statusBarHeight: CGFloat = 44
    let years: [Int]

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Archive")
                .font(.largeTitle.bold())
                .padding(.top, statusBarHeight)
                #if os(iOS)
                .textCase(.uppercase)
                .padding(.bottom, 4)
                #else
                .padding(.bottom, 12)
                #endif
                .accessibilityAddTraits(.isHeader)

            ScrollView {
                ForEach(years, id: \.self) { year in
                    Text(String(year))
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
        }
        .padding(.horizontal)
        .ignoresSafeArea(.keyboard)
    }
}
