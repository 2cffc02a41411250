struct S: View {
  var body: some View {
    // MARK: damaged
    Text("a")
      .padding()
      .
    // MARK: intact
  }
  var b = 1
}
struct After { var x = 1 }
