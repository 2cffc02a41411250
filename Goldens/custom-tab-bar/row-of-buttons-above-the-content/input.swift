import SwiftUI

enum Span: CaseIterable {
    case day, week
}

struct ChartScreen: View {
    @State private var span = Span.day
    @State private var zoom = 1

    var body: some View {
        VStack {
            HStack {
                ForEach(Span.allCases, id: \.self) { item in
                    Button(item == .day ? "Day" : "Week") { span = item }
                }
            }
            switch span {
            case .day: DayChart(zoom: zoom)
            case .week: WeekChart(zoom: zoom)
            }
            HStack {
                Button("1x") { zoom = 1 }
                Button("2x") { zoom = 2 }
                Button("4x") { zoom = 4 }
            }
        }
    }
}

private struct DayChart: View {
    let zoom: Int

    var body: some View { Text("Day at \(zoom)") }
}

private struct WeekChart: View {
    let zoom: Int

    var body: some View { Text("Week at \(zoom)") }
}
