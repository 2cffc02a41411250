import UnfoldEngine
import UnfoldSyntax

extension IdiomLayout {
  /// The test of the size class in place of the idiom's, where an instance of a view chooses between two numbers, the
  /// larger one for iPad, and reads the size class or can.
  func sizeClassTest(for idiom: SyntaxNode, in file: FileContext) -> Finding? {
    guard idiom.isText("UIDevice.current.userInterfaceIdiom"), let list = idiom.parent, list.kind == .exprList,
      let sequence = list.parent, sequence.isCertainLength
    else { return nil }
    let parts = list.children
    guard parts.count == 5, parts[0] == idiom, parts[1].isText("=="), parts[2].isText(".pad"),
      parts[3].kind == .unresolvedTernaryExpr, let here = parts[3].ternaryArm.flatMap(file.model.number),
      let there = file.model.number(parts[4]), here > there
    else { return nil }
    guard let type = idiom.enclosingType, type.kind == .structDecl, type.inheritedNames.contains("View"),
      let member = idiom.ancestor(.memberBlockItem), let declaration = member.firstChild,
      !declaration.hasModifier(.static), let members = type.child(.memberBlock)?.child(.memberBlockItemList),
      member.parent == members, !idiom.isPresented
    else { return nil }
    // Not where a stored property gets its value, before there is a view.
    let getter = idiom.ancestor(.accessorBlock)
    let isComputed = declaration.kind == .functionDecl
      || (declaration.kind == .variableDecl && getter.map(declaration.contains) == true)
    guard isComputed else { return nil }
    let known = members.children.compactMap(\.firstChild).first { item in
      item.kind == .variableDecl && item.environmentSizeClass == .horizontal
    }
    let name = known?.child(.patternBindingList)?.firstChild?.declaredName ?? "horizontalSizeClass"
    let isShadowed = member.descendants.contains { token in
      token.isToken && token.kind == .identifier && token.text == name
        && (token.parent?.kind == .identifierPattern || token.parent?.kind == .functionParameter
          || token.parent?.kind == .closureShorthandParameter || token.parent?.kind == .closureParameter)
    }
    guard !isShadowed, known != nil || !file.declares(name) else { return nil }
    var edits = [Edit(idiom.textRange, name), Edit(parts[2].textRange, ".regular")]
    if known == nil, let first = members.children.first {
      let opened = type.child(.memberBlock)!.firstToken.textRange.upperBound
      let source = file.tree.source
      // Above a comment that belongs to the first member.
      let start = (opened..<first.textRange.lowerBound).first { source[$0] > 0x20 } ?? first.textRange.lowerBound
      guard source.hasLineBreak(in: opened..<start) else { return nil }
      let line = "@Environment(\\.horizontalSizeClass) private var horizontalSizeClass\n"
      edits.append(Edit(start..<start, line + source.indentation(ofLineAt: start), isDeclaration: true))
    }
    return .fix(
      id, idiom.textRange.lowerBound..<parts[2].textRange.upperBound,
      Self.reason + " Check the screen in a narrow and a wide window.", edits: edits)
  }
}

extension FileContext {
  /// Whether the file declares a value or a function of that name anywhere.
  fileprivate func declares(_ name: String) -> Bool {
    model.names.values[name] != nil || model.names.functions[name] != nil
  }
}

extension SyntaxNode {
  /// Whether this stands in a sheet, a popover or a bar, whose size class isn't the one of the view that shows it.
  fileprivate var isPresented: Bool {
    ancestors.contains { ancestor in
      guard let modifier = Modifier(ancestor), modifier.base?.contains(self) != true else { return false }
      return Attachment(modifier.name) == .screen || Attachment(modifier.name) == .system
    }
  }

  /// Whether a number ends up as a width, a gap or a count of a layout. A height isn't certain: on a large phone held
  /// sideways the width is regular and the height is short.
  fileprivate var isCertainLength: Bool {
    for ancestor in ancestors.prefix(12) {
      switch ancestor.kind {
      case .labeledExpr:
        guard let call = Call(ancestor.parent?.parent), let argument = Argument(ancestor) else { continue }
        switch call.name {
        case "CGFloat", "Double", "GridItem": continue
        case "Array": return argument.label == "count"
        case "frame": return argument.label?.lowercased().hasSuffix("width") == true
        case "padding", "HStack", "VStack", "LazyVGrid", "LazyHGrid", "LazyVStack", "LazyHStack": return true
        default: return false
        }
      case .codeBlock, .closureExpr, .accessorBlock, .stringLiteralExpr:
        return false
      default: continue
      }
    }
    return false
  }
}
