struct S: View {
  var body: some View {
    // MARK: damaged
    VStack(spacing: 8 {
      Text("a")
    }
    // MARK: intact
  }
}
struct After { var x = 1 }
