import UnfoldEngine
import UnfoldSyntax

extension FileContext {
  /// What a name asks of the device, where it is one that the project gives to a helper declared in another file:
  /// `isPad`, `Device.isSmallScreen`, `UIDevice.current.isiPad()`. One that this file declares is followed from its
  /// declaration instead.
  func questionOfHelper(_ expression: SyntaxNode) -> DeviceQuestion? {
    guard let token = expression.nameToken, soundsLikeHelper(token) else { return nil }
    let name = token.text
    // A name that a file uses more often than this is not the name of a helper.
    guard model.names.references[name]?.count ?? 0 <= 256 else { return nil }
    let base = expression.memberBase
    let isOfSystem = base.map(isSystemDevice) ?? false
    let system = base?.text.hasPrefix("UIScreen") == true ? "UIScreen" : "UIDevice"
    let type = isOfSystem ? system : base?.nameToken?.text
    guard base == nil || isOfSystem || base?.isTypeName == true, !declares(name, in: type) else { return nil }
    let site = isOfSystem ? model.memberElsewhere(name, ofType: system) : model.bindingElsewhere(of: expression)
    if let site { return site.node.questionInside }
    if Call(expression.parent)?.callee == expression {
      let functions = model.functionsElsewhere(name, ofType: type)
      if functions.count == 1 { return functions[0].node.questionInside }
    }
    // `UIDevice` and `UIScreen` have no such members of their own: an extension asks the device.
    return isOfSystem ? DeviceQuestion(helper: name) : nil
  }

  /// What an environment's value asks of the device, by the key that another file declares for it.
  ///
  /// - Parameter key: `\.isPad` of `@Environment(\.isPad)`.
  func question(under key: SyntaxNode) -> DeviceQuestion? {
    guard let token = key.descendants.last(where: { $0.kind == .declReferenceExpr })?.firstToken,
      soundsLikeHelper(token), let site = model.memberElsewhere(token.text, ofType: "EnvironmentValues")
    else { return nil }
    if let question = site.node.questionInside { return question }
    // `self[IsPadKey.self]`
    let type = site.node.descendants.first { $0.kind == .declReferenceExpr && $0.isTypeName }?.text
    guard let type else { return nil }
    let own = (site.model.names.values["defaultValue"] ?? []).first { $0.enclosingType?.declaredName == type }
    return own?.questionInside ?? model.memberElsewhere("defaultValue", ofType: type)?.node.questionInside
  }

  private func isSystemDevice(_ base: SyntaxNode) -> Bool {
    base.isText("UIDevice") || base.isText("UIDevice.current") || base.isText("UIScreen")
      || base.isText("UIScreen.main")
  }

  /// Whether this file declares the name among a type's members or, without a type, anywhere.
  private func declares(_ name: String, in type: String?) -> Bool {
    let found = (model.names.values[name] ?? []) + (model.names.functions[name] ?? [])
    guard let type else { return !found.isEmpty }
    return found.contains { $0.enclosingType?.declaredName == type }
  }

  /// Whether a name is like the ones that helpers have; cheap, since every name in the file is asked.
  private func soundsLikeHelper(_ token: SyntaxNode) -> Bool {
    let bytes = token.bytes
    guard (5...32).contains(bytes.count), bytes[0] == UInt8(ascii: "i") || bytes[0] == UInt8(ascii: "s") else {
      return false
    }
    return Self.words.contains { bytes.contains(ignoringCase: $0) }
  }

  private static let words: [StaticString] = [
    "ispad", "ipad", "isphone", "iphone", "landscape", "portrait", "smallscreen", "smalldevice", "smallphone",
    "screenwidth", "screenheight",
  ]
}

extension SyntaxNode {
  /// What the value of a `patternBinding` or the body of a `functionDecl` asks of the device, if anything.
  fileprivate var questionInside: DeviceQuestion? {
    let value = getterBody ?? child(.initializerClause) ?? child(.codeBlock)
    guard let value else { return nil }
    return value.descendants.prefix(512).lazy.compactMap(DeviceQuestion.init(direct:)).first
  }
}
