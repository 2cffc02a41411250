/// What a token or a node is, by swift-syntax's name for it.
///
/// Tokens come first; `isToken` is one comparison. The raw values are no promise: they may change
/// between versions, names do not.
///
/// In the examples, `a` is an expression, name or statement, `A` a type and `P` a protocol. A comma or semicolon that
/// is shown at the end of an element is part of it where it is there.
public enum SyntaxKind: UInt16, Sendable, CaseIterable, BitwiseCopyable {
  // MARK: Tokens
  /// `->`.
  case arrow
  /// `@`.
  case atSign
  /// `\`, before an interpolation's parenthesis or a key path.
  case backslash
  /// A back-tick that no other one closes: an error.
  case backtick
  /// An operator with white space on both sides or on neither.
  case binaryOperator
  /// `:`.
  case colon
  /// `::`, behind a module's name.
  case colonColon
  /// `,`.
  case comma
  /// `$0`, or a projection such as `$name`.
  case dollarIdentifier
  /// `...` behind a parameter's type.
  case ellipsis
  /// The end of the file, which has no text.
  case endOfFile
  /// `=`.
  case equal
  /// `!` that forces a value or ends a type.
  case exclamationMark
  /// `1.5`, `1e10`, `0x1p4`.
  case floatLiteral
  /// A name, with its back-ticks where it has some; or a word that is no keyword where it stands.
  case identifier
  /// `?` between a condition and what it selects.
  case infixQuestionMark
  /// `42`, `0xFF`, `0b1`, `0o7`.
  case integerLiteral
  /// A word that the grammar gives a meaning; `SyntaxNode.keyword` says which.
  case keyword
  /// `<` before generic parameters or arguments.
  case leftAngle
  /// `{`.
  case leftBrace
  /// `(`.
  case leftParen
  /// `[`.
  case leftSquare
  /// `"""`.
  case multilineStringQuote
  /// `.`.
  case period
  /// An operator behind its operand.
  case postfixOperator
  /// `?` behind a value or a type.
  case postfixQuestionMark
  /// `#` before a macro's name.
  case pound
  /// `#available`.
  case poundAvailable
  /// `#else`.
  case poundElse
  /// `#elseif`.
  case poundElseif
  /// `#endif`.
  case poundEndif
  /// `#if`.
  case poundIf
  /// `#sourceLocation`; its `name` is `poundSourceLocation`.
  case poundSourceLocationToken
  /// `#unavailable`.
  case poundUnavailable
  /// `&` before what is passed in and out.
  case prefixAmpersand
  /// An operator before its operand.
  case prefixOperator
  /// The `#`s beside a string's quotes, or behind a backslash in it.
  case rawStringPoundDelimiter
  /// What is between a regular expression's slashes.
  case regexLiteralPattern
  /// The `#`s beside a regular expression's slashes.
  case regexPoundDelimiter
  /// A slash around a regular expression.
  case regexSlash
  /// `>` behind generic parameters or arguments.
  case rightAngle
  /// `}`.
  case rightBrace
  /// `)`.
  case rightParen
  /// `]`.
  case rightSquare
  /// `;`.
  case semicolon
  /// `#!` and the rest of the file's first line.
  case shebang
  /// `'`, which is an error.
  case singleQuote
  /// `"`.
  case stringQuote
  /// Text of a string literal, at most a line; its `name` is `stringSegment`.
  case stringSegmentToken
  /// A character that no token can start with.
  case unknown
  /// `_`.
  case wildcard

  // MARK: Nodes
  /// `func f()` in `@abi(func f())`.
  case abiAttributeArguments
  /// `{ get }`, `{ get { a } set { } }` or `{ a }` behind a variable or a subscript.
  case accessorBlock
  /// `get { a }`, `didSet { }`.
  case accessorDecl
  /// All `accessorDecl`s of one place, in order.
  case accessorDeclList
  /// `async throws` behind `get`.
  case accessorEffectSpecifiers
  /// `(newValue)` behind `set`.
  case accessorParameters
  /// `actor A { }`.
  case actorDecl
  /// `a,` in `[a, b]`.
  case arrayElement
  /// All `arrayElement`s of one place, in order.
  case arrayElementList
  /// `[a, b]`.
  case arrayExpr
  /// `[A]`.
  case arrayType
  /// `->` in an expression, as in `[(A) -> B]()`.
  case arrowExpr
  /// `a as B` once operators are folded: never parsed.
  case asExpr
  /// `=` between two expressions.
  case assignmentExpr
  /// `associatedtype A: P = B`.
  case associatedTypeDecl
  /// `@name`, `@name(arguments)`.
  case attribute
  /// `@escaping () -> A`, `inout A`.
  case attributedType
  /// All attributes of a declaration, type or parameter; a `#if` of attributes too.
  case attributeList
  /// `iOS 17,` in `@available(iOS 17, *)`.
  case availabilityArgument
  /// The arguments of `@available` or `#available`.
  case availabilityArgumentList
  /// `#available(iOS 17, *)`.
  case availabilityCondition
  /// `message: "text"` in `@available`.
  case availabilityLabeledArgument
  /// `await a`.
  case awaitExpr
  /// `before: iOS 17` in `@backDeployed`.
  case backDeployedAttributeArguments
  /// The operator alone in `a + b`, where operators aren't folded.
  case binaryOperatorExpr
  /// `true`, `false`.
  case booleanLiteralExpr
  /// `borrow a`.
  case borrowExpr
  /// `break`, `break label`.
  case breakStmt
  /// `catch let error { }`.
  case catchClause
  /// All `catchClause`s of one place, in order.
  case catchClauseList
  /// `let error as E where a,` behind `catch`.
  case catchItem
  /// All `catchItem`s of one place, in order.
  case catchItemList
  /// `class A: B { }`.
  case classDecl
  /// `class` among what a protocol inherits from.
  case classRestrictionType
  /// `weak self,` in a closure's brackets.
  case closureCapture
  /// `[weak self]` of a closure.
  case closureCaptureClause
  /// All `closureCapture`s of one place, in order.
  case closureCaptureList
  /// `weak`, `unowned(safe)`.
  case closureCaptureSpecifier
  /// `{ a in b }`.
  case closureExpr
  /// `a: A,` of a closure.
  case closureParameter
  /// `(a: A)` of a closure.
  case closureParameterClause
  /// All `closureParameter`s of one place, in order.
  case closureParameterList
  /// `a,` in `{ a, b in c }`.
  case closureShorthandParameter
  /// All `closureShorthandParameter`s of a closure.
  case closureShorthandParameterList
  /// `[weak self] (a) -> B in` of a closure.
  case closureSignature
  /// `{ statements }`.
  case codeBlock
  /// A statement, expression or declaration in a block or at the top level, with its semicolon.
  case codeBlockItem
  /// All `codeBlockItem`s of one place, in order.
  case codeBlockItemList
  /// `A & B`.
  case compositionType
  /// `A &` in `A & B`.
  case compositionTypeElement
  /// All `compositionTypeElement`s of one place, in order.
  case compositionTypeElementList
  /// `let a,` behind `if`, `guard` or `while`.
  case conditionElement
  /// All `conditionElement`s of one place, in order.
  case conditionElementList
  /// `A: P` behind `where`.
  case conformanceRequirement
  /// `consume a`.
  case consumeExpr
  /// `continue`, `continue label`.
  case continueStmt
  /// `copy a`.
  case copyExpr
  /// `public`, `private(set)`, `nonisolated(unsafe)`.
  case declModifier
  /// `(set)` of `private(set)`.
  case declModifierDetail
  /// All `declModifier`s of one place, in order.
  case declModifierList
  /// `b:` in `a(b:)`.
  case declNameArgument
  /// All `declNameArgument`s of a name.
  case declNameArgumentList
  /// `(b:)` in `a(b:)`.
  case declNameArguments
  /// A name in an expression: `a`, `self`, `a(b:)`.
  case declReferenceExpr
  /// `defer { }`.
  case deferStmt
  /// `deinit { }`.
  case deinitializerDecl
  /// `async` behind `deinit`.
  case deinitializerEffectSpecifiers
  /// `of: f` in `@derivative`.
  case derivativeAttributeArguments
  /// `, A` behind an operator's precedence group.
  case designatedType
  /// The types behind an operator's precedence group.
  case designatedTypeList
  /// `a: b,` in `[a: b, c: d]`.
  case dictionaryElement
  /// All `dictionaryElement`s of one place, in order.
  case dictionaryElementList
  /// `[a: b]`.
  case dictionaryExpr
  /// `[A: B]`.
  case dictionaryType
  /// `a,` behind `wrt:`.
  case differentiabilityArgument
  /// All `differentiabilityArgument`s of one place, in order.
  case differentiabilityArgumentList
  /// `(a, b)` behind `wrt:`.
  case differentiabilityArguments
  /// `wrt: a`.
  case differentiabilityWithRespectToArgument
  /// `reverse, wrt: a` in `@differentiable`.
  case differentiableAttributeArguments
  /// `_` in an expression.
  case discardAssignmentExpr
  /// `discard self`.
  case discardStmt
  /// `visibility: public` in `@_documentation`.
  case documentationAttributeArgument
  /// All `documentationAttributeArgument`s of one place, in order.
  case documentationAttributeArgumentList
  /// `do` as an expression, which is experimental: never parsed.
  case doExpr
  /// `do { } catch { }`.
  case doStmt
  /// `for: f` in `@_dynamicReplacement`.
  case dynamicReplacementAttributeArguments
  /// `<#name#>` as a declaration: never parsed, it is a `missingDecl`.
  case editorPlaceholderDecl
  /// `<#name#>` as an expression: never parsed, it is a `declReferenceExpr`.
  case editorPlaceholderExpr
  /// The words in `@_effects(readonly)`.
  case effectsAttributeArgumentList
  /// `case a, b(A)` of an enumeration.
  case enumCaseDecl
  /// `a(A) = 1,` behind `case`.
  case enumCaseElement
  /// All `enumCaseElement`s of one place, in order.
  case enumCaseElementList
  /// `a: A,` of a case.
  case enumCaseParameter
  /// `(a: A)` of a case.
  case enumCaseParameterClause
  /// All `enumCaseParameter`s of one place, in order.
  case enumCaseParameterList
  /// `enum A { }`.
  case enumDecl
  /// An expression as a pattern: `1` in `case 1:`.
  case expressionPattern
  /// `\(a)` in a string.
  case expressionSegment
  /// An `if` or `switch` that stands as a statement.
  case expressionStmt
  /// The operands and operators of a `sequenceExpr`.
  case exprList
  /// `extension A { }`.
  case extensionDecl
  /// `fallthrough`.
  case fallThroughStmt
  /// `1.5`.
  case floatLiteralExpr
  /// `a!`.
  case forceUnwrapExpr
  /// `for a in b { }`.
  case forStmt
  /// `f(a)`, `f { }`.
  case functionCallExpr
  /// `func f() { }`.
  case functionDecl
  /// `async throws` of a function.
  case functionEffectSpecifiers
  /// `a b: A = c,` of a function.
  case functionParameter
  /// `(a: A)` of a function.
  case functionParameterClause
  /// All `functionParameter`s of one place, in order.
  case functionParameterList
  /// `(a: A) throws -> B`.
  case functionSignature
  /// `(A) -> B`.
  case functionType
  /// `A,` in `B<A, C>`.
  case genericArgument
  /// `<A, C>` behind a name.
  case genericArgumentClause
  /// All `genericArgument`s of one place, in order.
  case genericArgumentList
  /// `T: P,` in `<T: P, U>`.
  case genericParameter
  /// `<T: P>` of a declaration.
  case genericParameterClause
  /// All `genericParameter`s of one place, in order.
  case genericParameterList
  /// `T: P,` behind `where`.
  case genericRequirement
  /// All `genericRequirement`s of one place, in order.
  case genericRequirementList
  /// `A<B>` in an expression.
  case genericSpecializationExpr
  /// `where T: P`.
  case genericWhereClause
  /// `guard a else { }`.
  case guardStmt
  /// `a` in `let a = b`.
  case identifierPattern
  /// `A`, `A<B>`.
  case identifierType
  /// `#if A` and what it holds, up to the next directive.
  case ifConfigClause
  /// All `ifConfigClause`s of one place, in order.
  case ifConfigClauseList
  /// `#if A … #endif`.
  case ifConfigDecl
  /// `if a { } else { }`, as a statement too (inside an `expressionStmt`).
  case ifExpr
  /// `P, f` in `@_implements(P, f)`.
  case implementsAttributeArguments
  /// `A!`.
  case implicitlyUnwrappedOptionalType
  /// `import A`.
  case importDecl
  /// `A.` in `import A.B`.
  case importPathComponent
  /// All `importPathComponent`s of one place, in order.
  case importPathComponentList
  /// `a + b` once operators are folded: never parsed.
  case infixOperatorExpr
  /// `: A, B` of a type.
  case inheritanceClause
  /// `A,` in `: A, B`.
  case inheritedType
  /// All `inheritedType`s of one place, in order.
  case inheritedTypeList
  /// `= a`.
  case initializerClause
  /// `init(a: A) { }`.
  case initializerDecl
  /// `[3 of A]`.
  case inlineArrayType
  /// `&a`.
  case inOutExpr
  /// `42`.
  case integerLiteralExpr
  /// `a is B` once operators are folded: never parsed.
  case isExpr
  /// `is A` as a pattern.
  case isTypePattern
  /// `.a`, `[0]` or `?` of a key path.
  case keyPathComponent
  /// All `keyPathComponent`s of one place, in order.
  case keyPathComponentList
  /// `\A.b`.
  case keyPathExpr
  /// `a()` of a key path, which is experimental: never parsed.
  case keyPathMethodComponent
  /// `?` or `!` of a key path.
  case keyPathOptionalComponent
  /// `a` of a key path.
  case keyPathPropertyComponent
  /// `[0]` of a key path.
  case keyPathSubscriptComponent
  /// An argument or a tuple's element: `a: b,`.
  case labeledExpr
  /// The arguments of a call, subscript, macro or attribute, or the elements of a tuple.
  case labeledExprList
  /// `exported: true,` in `@_specialize`.
  case labeledSpecializeArgument
  /// `a: while b { }`.
  case labeledStmt
  /// `T: _Trivial(8)`.
  case layoutRequirement
  /// An argument of `dependsOn`, which is experimental: never parsed.
  case lifetimeSpecifierArgument
  /// The arguments of `dependsOn`, which is experimental: never parsed.
  case lifetimeSpecifierArgumentList
  /// The arguments of `dependsOn`, which is experimental: never parsed.
  case lifetimeSpecifierArguments
  /// `dependsOn(a)` before a type, which is experimental: never parsed.
  case lifetimeTypeSpecifier
  /// `macro a() = b`.
  case macroDecl
  /// `#a(b)` among members or with attributes.
  case macroExpansionDecl
  /// `#a(b)`.
  case macroExpansionExpr
  /// `case a = b` behind `if`.
  case matchingPatternCondition
  /// `a.b`, `.b`.
  case memberAccessExpr
  /// `{ members }` of a type.
  case memberBlock
  /// A member with its semicolon.
  case memberBlockItem
  /// All `memberBlockItem`s of one place, in order.
  case memberBlockItemList
  /// `A.B`.
  case memberType
  /// `A.Type`, `A.Protocol`.
  case metatypeType
  /// Attributes or modifiers without a declaration, or an editor placeholder for one: an error.
  case missingDecl
  /// Never parsed: an expression that is missing is left out.
  case missingExpr
  /// Never parsed: a pattern that is missing is left out.
  case missingPattern
  /// Never parsed: a statement that is missing is left out.
  case missingStmt
  /// Never parsed: a type that is missing is left out.
  case missingType
  /// `A::` in `A::b`.
  case moduleSelector
  /// `label: { }` behind a call's first trailing closure.
  case multipleTrailingClosureElement
  /// All `multipleTrailingClosureElement`s of one place, in order.
  case multipleTrailingClosureElementList
  /// `<T> T` as a function's result.
  case namedOpaqueReturnType
  /// `nil`.
  case nilLiteralExpr
  /// `(nonsending)` of `nonisolated(nonsending)` before a type.
  case nonisolatedSpecifierArgument
  /// Never parsed: swift-syntax has the name only.
  case nonisolatedSpecifierArgumentList
  /// `nonisolated(nonsending)` before a type.
  case nonisolatedTypeSpecifier
  /// `a:` in `@objc(a:b:)`.
  case objCSelectorPiece
  /// The parts of a selector in `@objc`.
  case objCSelectorPieceList
  /// `infix operator +: A`.
  case operatorDecl
  /// `: A` of an operator.
  case operatorPrecedenceAndTypes
  /// `let a = b` behind `if`.
  case optionalBindingCondition
  /// `a?`.
  case optionalChainingExpr
  /// `A?`.
  case optionalType
  /// `module: "A", iOS 17` in `@_originallyDefinedIn`.
  case originallyDefinedInAttributeArguments
  /// `each a`.
  case packElementExpr
  /// `each A`.
  case packElementType
  /// `repeat each a`.
  case packExpansionExpr
  /// `repeat each A`.
  case packExpansionType
  /// `a: A = b,` behind `let` or `var`.
  case patternBinding
  /// All `patternBinding`s of one place, in order.
  case patternBindingList
  /// A pattern inside an expression that is a pattern: `let a` in `case .b(let a)`.
  case patternExpr
  /// `iOS 17`.
  case platformVersion
  /// `iOS 17,`.
  case platformVersionItem
  /// All `platformVersionItem`s of one place, in order.
  case platformVersionItemList
  /// A chain that goes on with a `#if` of members.
  case postfixIfConfigExpr
  /// `a++`.
  case postfixOperatorExpr
  /// `#sourceLocation(file: "a", line: 1)`.
  case poundSourceLocation
  /// `file: "a", line: 1` in `#sourceLocation`.
  case poundSourceLocationArguments
  /// `assignment: true`.
  case precedenceGroupAssignment
  /// `associativity: left`.
  case precedenceGroupAssociativity
  /// The relations, assignment and associativity of a precedence group.
  case precedenceGroupAttributeList
  /// `precedencegroup A { }`.
  case precedenceGroupDecl
  /// `A,` behind `higherThan:`.
  case precedenceGroupName
  /// All `precedenceGroupName`s of one place, in order.
  case precedenceGroupNameList
  /// `higherThan: A`.
  case precedenceGroupRelation
  /// `-a`.
  case prefixOperatorExpr
  /// `A,` in `protocol P<A, B>`.
  case primaryAssociatedType
  /// `<A, B>` of a protocol.
  case primaryAssociatedTypeClause
  /// All `primaryAssociatedType`s of one place, in order.
  case primaryAssociatedTypeList
  /// `protocol P { }`.
  case protocolDecl
  /// `/a+/`.
  case regexLiteralExpr
  /// `repeat { } while a`.
  case repeatStmt
  /// `-> A` of a function, closure or subscript.
  case returnClause
  /// `return a`.
  case returnStmt
  /// `A == B` behind `where`.
  case sameTypeRequirement
  /// `a + b * c`: operands and operators in a row, not folded by precedence.
  case sequenceExpr
  /// A string without interpolations where nothing else may stand, as in `@available`.
  case simpleStringLiteralExpr
  /// The `stringSegment`s of a `simpleStringLiteralExpr`.
  case simpleStringLiteralSegmentList
  /// `inout`, `borrowing`, `sending` before a type.
  case simpleTypeSpecifier
  /// `some A`, `any A`.
  case someOrAnyType
  /// The whole file: the root.
  case sourceFile
  /// The arguments of `@_specialize`.
  case specializeAttributeArgumentList
  /// `availability: iOS 17;` in `@_specialize`.
  case specializeAvailabilityArgument
  /// `where T == A` in `@specialized`.
  case specializedAttributeArgument
  /// `target: f,` in `@_specialize`.
  case specializeTargetFunctionArgument
  /// `"a \(b)"`.
  case stringLiteralExpr
  /// The `stringSegment`s and `expressionSegment`s of a string.
  case stringLiteralSegmentList
  /// Text between a string's interpolations, at most a line.
  case stringSegment
  /// `struct A { }`.
  case structDecl
  /// `a[b]`.
  case subscriptCallExpr
  /// `subscript(a: A) -> B { }`.
  case subscriptDecl
  /// `super`.
  case superExpr
  /// `~A`.
  case suppressedType
  /// `case a: b`, with its statements.
  case switchCase
  /// `a where b,` behind `case`.
  case switchCaseItem
  /// All `switchCaseItem`s of one place, in order.
  case switchCaseItemList
  /// `case a, b:`.
  case switchCaseLabel
  /// The cases of a `switch`; a `#if` of cases too.
  case switchCaseList
  /// `default:`.
  case switchDefaultLabel
  /// `switch a { }`, as a statement too (inside an `expressionStmt`).
  case switchExpr
  /// `a ? b : c` once operators are folded: never parsed.
  case ternaryExpr
  /// `then a`, which is experimental: never parsed.
  case thenStmt
  /// `throws`, `throws(A)`, `rethrows`.
  case throwsClause
  /// `throw a`.
  case throwStmt
  /// `try a`, `try? a`, `try! a`.
  case tryExpr
  /// `(a)`, `(a, b: c)`.
  case tupleExpr
  /// `(a, b)` as a pattern.
  case tuplePattern
  /// `a,` in the pattern `(a, b)`.
  case tuplePatternElement
  /// All `tuplePatternElement`s of one place, in order.
  case tuplePatternElementList
  /// `(A, B)`.
  case tupleType
  /// `a: A,` of a tuple's or function's type.
  case tupleTypeElement
  /// All `tupleTypeElement`s of one place, in order.
  case tupleTypeElementList
  /// `typealias A = B`.
  case typeAliasDecl
  /// `: A`.
  case typeAnnotation
  /// `async throws` of a function's type or a closure.
  case typeEffectSpecifiers
  /// A type in an expression that no expression could be: `[A: (B) -> C]` before `()`.
  case typeExpr
  /// `= A` of a type alias or associated type.
  case typeInitializerClause
  /// Never parsed: swift-syntax has the name only.
  case typeSpecifier
  /// The specifiers before a type: `inout sending`.
  case typeSpecifierList
  /// Code where none can be: an error.
  case unexpectedCodeDecl
  /// Tokens that the grammar has no place for: an error.
  case unexpectedNodes
  /// `as`, `as?` or `as!` alone; the type comes behind it.
  case unresolvedAsExpr
  /// `is` alone; the type comes behind it.
  case unresolvedIsExpr
  /// `? b :` of `a ? b : c`.
  case unresolvedTernaryExpr
  /// `unsafe a`.
  case unsafeExpr
  /// `using @A`, which is experimental: never parsed.
  case usingDecl
  /// `let a` as a pattern.
  case valueBindingPattern
  /// `let a = b`, `var a: A { }`.
  case variableDecl
  /// `.1` of `17.1`.
  case versionComponent
  /// The parts of a version behind its first number.
  case versionComponentList
  /// `17.1`.
  case versionTuple
  /// `where a` of a loop, `catch` or `case`.
  case whereClause
  /// `while a { }`.
  case whileStmt
  /// `_` as a pattern.
  case wildcardPattern
  /// Never parsed: `yield (a)` is a call.
  case yieldedExpression
  /// Never parsed: `yield (a)` is a call.
  case yieldedExpressionList
  /// Never parsed: `yield (a)` is a call.
  case yieldedExpressionsClause
  /// `yield a` in an accessor.
  case yieldStmt

  /// Whether this is a token, which has text of its own and no children.
  @inlinable public var isToken: Bool { rawValue <= SyntaxKind.wildcard.rawValue }

  /// The name that swift-syntax gives this kind, such as `functionCallExpr`; a token's name has no prefix.
  public var name: String {
    switch self {
    // Two words are both a token's and a node's name there.
    case .poundSourceLocationToken: "poundSourceLocation"
    case .stringSegmentToken: "stringSegment"
    default: "\(self)"
    }
  }
}
