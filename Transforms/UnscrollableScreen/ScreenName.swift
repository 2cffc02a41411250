/// What the name of a view says it is for.
struct ScreenName {
  let name: String

  init(_ name: String) { self.name = name }

  /// Whether it is a screen for setting up, signing in, buying or getting to know an app, and no part of one.
  var isSetUp: Bool {
    // `Exercise2_TheSetup` is no app's screen.
    guard words.contains(where: name.holds), !name.holds("_") else { return false }
    let parts = [
      "Row", "Cell", "Card", "Button", "Header", "Footer", "Banner", "Section", "Item", "Badge", "Bar", "Popup",
      "Tip", "Toast", "Label", "Field", "Content", "Logo", "Icon", "Image", "Background", "Action", "Option",
      "Control", "Feature", "Entry",
    ]
    let endings = ["", "s", "View", "sView"]
    return !parts.contains { part in endings.contains { name.hasSuffix(part + $0) } }
  }

  private let words: [StaticString] = [
    "Upgrade", "Paywall", "PayWall", "Purchase", "Subscri", "Premium", "Onboarding", "Welcome", "Intro", "SignUp",
    "Signup", "SignIn", "Signin", "Login", "LogIn", "CreateAccount", "Register", "Registration", "SetUp", "Setup",
    "Permission", "WhatsNew", "GetStarted", "Offer", "Walkthrough", "Trial", "Consent",
  ]
}
