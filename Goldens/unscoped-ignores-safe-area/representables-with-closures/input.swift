import SwiftUI
import UIKit
import WebKit

struct LoginPage: UIViewRepresentable {
    let url: URL
    let finish: () -> Void

    func makeUIView(context: Context) -> WKWebView { WKWebView() }

    func updateUIView(_ view: WKWebView, context: Context) {
        view.load(URLRequest(url: url))
    }
}

struct LoginSheet: View {
    @State private var isDone = false
    let url: URL

    var body: some View {
        LoginPage(url: url) {
            isDone = true
        }
        .ignoresSafeArea()
    }
}

struct PageText: View {
    let text: String

    var body: some View {
        Text(text)
            .padding()
    }
}

final class PageCell: UIViewController {
    func show(_ text: String) {
        let host = UIHostingController(rootView: PageText(text: text).ignoresSafeArea())
        host.safeAreaRegions = []
        addChild(host)
        view.addSubview(host.view)
    }
}
