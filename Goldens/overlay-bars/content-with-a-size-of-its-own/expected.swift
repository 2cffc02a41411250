import SwiftUI

struct Readings: View {
    let values: [String]

    var body: some View {
        ZStack(alignment: .bottom) {
            List(values, id: \.self) { Text($0) }
                .padding(.bottom, 64)
                .frame(maxWidth: 600)
            ReadingControls()
        }
    }
}

struct Lifted: View {
    let values: [String]

    var body: some View {
        ZStack(alignment: .bottom) {
            List(values, id: \.self) { Text($0) }
                .padding(.bottom, 64)
                .offset(y: -12)
            ReadingControls()
        }
    }
}

struct Fitted: View {
    let values: [String]

    var body: some View {
        ScrollView {
            ForEach(values, id: \.self) { Text($0) }
        }
        .padding(.bottom, 64)
        .fixedSize(horizontal: true, vertical: false)
        .overlay(alignment: .bottom) { ReadingControls() }
    }
}

struct FullWidth: View {
    let values: [String]

    var body: some View {
        List(values, id: \.self) { Text($0) }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaBarOrInset(edge: .bottom) {
                ReadingControls()
            }
            .frame(maxWidth: 600)
    }
}

struct ReadingControls: View {
    var body: some View {
        HStack {
            Button("Earlier") {}
            Spacer()
            Button("Later") {}
        }
        .padding()
        .background(.bar)
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
