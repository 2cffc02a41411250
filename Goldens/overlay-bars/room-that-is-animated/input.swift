import SwiftUI

struct Basket: View {
    let fruits: [String]
    @State private var isChoosing = false

    var body: some View {
        ZStack(alignment: .bottom) {
            List(fruits, id: \.self) { Text($0) }
                .padding(.bottom, isChoosing ? 60 : 0)
                .animation(.default, value: isChoosing)
            if isChoosing {
                HStack {
                    Button("Take") {}
                    Spacer()
                    Button("Leave") { isChoosing = false }
                }
                .padding()
                .background(.bar)
            }
        }
    }
}

struct AnimatedBasket: View {
    let fruits: [String]
    @State private var isChoosing = false

    var body: some View {
        ZStack(alignment: .bottom) {
            List(fruits, id: \.self) { Text($0) }
                .padding(.bottom, isChoosing ? 60 : 0)
            if isChoosing {
                HStack {
                    Button("Take") {}
                    Spacer()
                    Button("Leave") { isChoosing = false }
                }
                .padding()
                .background(.bar)
                .transition(.move(edge: .bottom))
            }
        }
        .animation(.default, value: isChoosing)
    }
}
