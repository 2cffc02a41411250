/// The parts that a keyword can play, as bits looked up in a table: the parser asks several of these of every word.
struct KeywordTraits: OptionSet {
  let rawValue: UInt32

  static let declaration = KeywordTraits(rawValue: 1 << 0)
  /// A modifier of a declaration, such as `private` or `nonisolated`.
  static let declarationModifier = KeywordTraits(rawValue: 1 << 1)
  /// A word behind which a declaration may come, and an identifier elsewhere.
  static let contextualDeclaration = KeywordTraits(rawValue: 1 << 2)
  static let statement = KeywordTraits(rawValue: 1 << 3)
  /// `await`, `try` and others that stand before an expression.
  static let expressionModifier = KeywordTraits(rawValue: 1 << 4)
  static let accessor = KeywordTraits(rawValue: 1 << 5)
  /// `inout`, `borrowing` and others that stand before a type.
  static let specifier = KeywordTraits(rawValue: 1 << 6)
  static let accessorModifier = KeywordTraits(rawValue: 1 << 7)
  static let typeAttribute = KeywordTraits(rawValue: 1 << 8)
  /// An attribute of declarations whose arguments have a grammar of their own.
  static let declarationAttribute = KeywordTraits(rawValue: 1 << 9)
  /// `let`, `var`, `inout`, `_borrowing`.
  static let binding = KeywordTraits(rawValue: 1 << 10)
  /// A keyword that is an expression, or that can start one.
  static let primaryExpression = KeywordTraits(rawValue: 1 << 11)
  static let importKind = KeywordTraits(rawValue: 1 << 12)
  static let layout = KeywordTraits(rawValue: 1 << 13)
  static let canHaveParenthesizedDetail = KeywordTraits(rawValue: 1 << 14)
  static let effect = KeywordTraits(rawValue: 1 << 15)

  /// Indexed by `Keyword.rawValue`; lives as long as the program does.
  nonisolated(unsafe) static let table: UnsafePointer<KeywordTraits> = {
    let table = UnsafeMutablePointer<KeywordTraits>.allocate(capacity: 256)
    table.initialize(repeating: [], count: 256)
    func set(_ traits: KeywordTraits, _ keywords: Keyword...) {
      for keyword in keywords { table[Int(keyword.rawValue)].insert(traits) }
    }
    set(
      .declaration, .actor, .associatedtype, .case, .class, .deinit, .enum, .extension, .func, .import, .`init`,
      .macro, .operator, .precedencegroup, .protocol, .struct, .subscript, .typealias, .let, .var, .inout,
      ._borrowing)
    set(.binding, .let, .var, .inout, ._borrowing)
    set(
      .declarationModifier, .__consuming, .__setter_access, ._const, ._local, .async, .borrowing, .class,
      .consuming, .convenience, .distributed, .dynamic, .fileprivate, .final, .indirect, .infix, .internal,
      .isolated, .lazy, .mutating, .nonisolated, .nonmutating, .open, .optional, .override, .package, .postfix,
      .prefix, .private, .public, .reasync, .required, .rethrows, .static, .sending, .unowned, .weak)
    set(
      .canHaveParenthesizedDetail, .fileprivate, .internal, .nonisolated, .package, .open, .private, .public,
      .unowned)
    set(
      .contextualDeclaration, .__consuming, ._compilerInitialized, ._const, ._local, .actor, .async, .convenience,
      .distributed, .dynamic, .final, .indirect, .infix, .isolated, .lazy, .mutating, .nonisolated, .nonmutating,
      .package, .open, .optional, .override, .postfix, .prefix, .required, .unowned, .weak)
    set(
      .statement, .break, .continue, .defer, .do, .fallthrough, .for, .discard, .guard, .if, .repeat, .return,
      .switch, .throw, .while, .yield)
    set(.expressionModifier, .await, .try, .borrow, .consume, .copy, .repeat, .each, .any, .unsafe)
    set(
      .accessor, .get, .set, .didSet, .willSet, .unsafeAddress, .addressWithOwner, .addressWithNativeOwner,
      .unsafeMutableAddress, .mutableAddressWithOwner, .mutableAddressWithNativeOwner, ._read, ._modify, .`init`,
      .borrow)
    set(.accessorModifier, .__consuming, .consuming, .borrowing, .mutating, .nonmutating, .yielding)
    set(.specifier, .inout, .__shared, .__owned, .isolated, ._const, .borrowing, .consuming, .sending)
    set(
      .typeAttribute, ._local, ._noMetadata, ._opaqueReturnTypeOf, .async, .autoclosure, .convention,
      .differentiable, .escaping, .noDerivative, .noescape, .preconcurrency, .retroactive, .Sendable, .unchecked,
      .isolated)
    set(
      .declarationAttribute, ._backDeploy, ._documentation, ._dynamicReplacement, ._effects, ._implements,
      ._originallyDefinedIn, .specialized, ._specialize, ._spi_available, .rethrows, .abi, .attached, .available,
      .backDeployed, .derivative, .differentiable, .freestanding, .objc, .Sendable, .transpose)
    set(
      .primaryExpression, .Any, .Self, .deinit, .false, .`init`, .nil, .`self`, .subscript, .super, .true, .if,
      .switch)
    set(.importKind, .typealias, .struct, .class, .enum, .protocol, .var, .let, .func, .inout)
    set(
      .layout, ._Trivial, ._TrivialAtMost, ._UnknownLayout, ._RefCountedObject, ._NativeRefCountedObject, ._Class,
      ._NativeClass, ._BridgeObject, ._TrivialStride)
    set(.effect, .async, .reasync, .throws, .rethrows)
    return UnsafePointer(table)
  }()
}
