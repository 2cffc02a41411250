/// What the name of a view says it is for.
struct ScreenName {
  let name: String

  init(_ name: String) { self.name = name }

  /// Whether it is a screen for setting up, signing in, buying or getting to know an app, and no part of one.
  var isSetUp: Bool {
    let parts = [
      "Row", "Cell", "Card", "Button", "Header", "Footer", "Banner", "Section", "Item", "Badge", "Bar", "Popup",
      "Tip", "Toast", "Label", "Field", "Content", "Logo", "Icon", "Image", "Background",
    ]
    guard !parts.contains(where: { name.hasSuffix($0) || name.hasSuffix($0 + "View") }) else { return false }
    return words.contains { name.range(of: $0) != nil }
  }

  private let words = [
    "Upgrade", "Paywall", "PayWall", "Purchase", "Subscri", "Premium", "Onboarding", "Welcome", "Intro", "SignUp",
    "Signup", "SignIn", "Signin", "Login", "LogIn", "CreateAccount", "Register", "Registration", "SetUp", "Setup",
    "Permission", "WhatsNew", "GetStarted", "Offer", "Walkthrough", "Trial", "Consent",
  ]
}
