import SwiftUI

struct UploadScreen: View {
    let files: [String]
    @State private var isUploading = false
    @State private var note: String?

    var body: some View {
        ZStack {
            List(files, id: \.self) { Text($0) }
            if isUploading {
                Color.black.opacity(0.3).ignoresSafeArea()
                VStack {
                    ProgressView()
                    Text("Uploading")
                    Button("Stop") { isUploading = false }
                }
                .padding()
                .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
            }
            if let note {
                Color.black.opacity(0.1).ignoresSafeArea()
                Text(note)
                    .padding()
                    .background(.bar, in: Capsule())
            }
        }
    }
}
