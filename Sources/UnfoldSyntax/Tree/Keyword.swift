/// The words of the language. The reserved ones are keywords wherever they stand; the others are identifiers
/// that the grammar gives a meaning in some places only (the Swift book, "Keywords and Punctuation").
///
/// Each case is the word that it is named after, as in swift-syntax's list of keywords. In the examples, `a` and `b`
/// are names or expressions, `A` and `B` types or modules, `P` is a protocol.
public enum Keyword: UInt8, Sendable, CaseIterable, BitwiseCopyable {
  /// No keyword: an identifier that the grammar knows nothing of.
  case notKeyword = 0

  // MARK: Reserved
  /// The type that everything is: `let a: Any`.
  case `Any`
  /// A cast: `a as A`, `a as? A`, `a as! A`.
  case `as`
  /// A protocol's type to be chosen: `associatedtype A`.
  case `associatedtype`
  /// Leaves a loop or a `switch`.
  case `break`
  /// A pattern of a `switch`, or an enumeration's case.
  case `case`
  /// What is done with an error: `do { } catch { }`.
  case `catch`
  /// A class; also a modifier, as in `class func`.
  case `class`
  /// Goes on with a loop's next round.
  case `continue`
  /// The last arm of a `switch`; `default:` of a difference in availability.
  case `default`
  /// What is done when the scope is left.
  case `defer`
  /// A class's end: `deinit { }`.
  case `deinit`
  /// A block of its own: `do { } catch { }`.
  case `do`
  /// What is done otherwise.
  case `else`
  /// An enumeration.
  case `enum`
  /// An extension.
  case `extension`
  /// Goes on with the next arm of a `switch`.
  case `fallthrough`
  /// The literal.
  case `false`
  /// Access from the file.
  case `fileprivate`
  /// A loop: `for a in b { }`.
  case `for`
  /// A function.
  case `func`
  /// A condition to stay: `guard a else { return }`.
  case `guard`
  /// A condition.
  case `if`
  /// An import.
  case `import`
  /// Behind a closure's signature, or in `for a in b`.
  case `in`
  /// An initializer, or a call of one: `a.init()`.
  case `init`
  /// A parameter that is written back: `inout A`.
  case `inout`
  /// Access from the module.
  case `internal`
  /// A test of type: `a is A`.
  case `is`
  /// A constant.
  case `let`
  /// The literal.
  case `nil`
  /// An operator's declaration: `infix operator +++`.
  case `operator`
  /// A precedence group.
  case `precedencegroup`
  /// Access from the declaration and its extensions in the file.
  case `private`
  /// A protocol.
  case `protocol`
  /// Access from everywhere.
  case `public`
  /// A loop, `repeat { } while a`; or a pack's expansion, `repeat each a`.
  case `repeat`
  /// An effect: throws what its argument throws.
  case `rethrows`
  /// Leaves a function.
  case `return`
  /// The instance; or a type as a value: `A.self`.
  case `self`
  /// The type that it stands in.
  case `Self`
  /// A member of the type.
  case `static`
  /// A structure.
  case `struct`
  /// A subscript.
  case `subscript`
  /// The superclass's members.
  case `super`
  /// A choice among patterns.
  case `switch`
  /// Throws an error.
  case `throw`
  /// An effect: `throws`, `throws(A)`.
  case `throws`
  /// The literal.
  case `true`
  /// Before what may throw: `try a()`.
  case `try`
  /// Another name for a type.
  case `typealias`
  /// A variable.
  case `var`
  /// A condition on types, or on a pattern.
  case `where`
  /// A loop: `while a { }`.
  case `while`

  // MARK: Contextual
  /// The older spelling of `consuming`.
  case __consuming
  /// The older spelling of `consuming`, before a parameter's type.
  case __owned
  /// A modifier that the compiler knows of and no source has.
  case __setter_access
  /// The older spelling of `borrowing`, before a parameter's type.
  case __shared
  /// The older spelling of `@backDeployed`.
  case _backDeploy
  /// An operator that borrows: `_borrow a`.
  case _borrow
  /// A pattern's binding: `case _borrowing a`.
  case _borrowing
  /// A layout: `where A: _BridgeObject`.
  case _BridgeObject
  /// A layout: `where A: _Class`.
  case _Class
  /// A modifier of properties that the compiler initializes.
  case _compilerInitialized
  /// A parameter that the compiler has to know: `_const A`.
  case _const
  /// A pattern's binding: `case _consuming a`.
  case _consuming
  /// The attribute `@_documentation(visibility: internal)`.
  case _documentation
  /// The attribute `@_dynamicReplacement(for: a)`.
  case _dynamicReplacement
  /// The attribute `@_effects(readnone)`.
  case _effects
  /// A kind of differentiable function: `@differentiable(_forward)`.
  case _forward
  /// The attribute `@_implements(A, a)`.
  case _implements
  /// A kind of differentiable function: `@differentiable(_linear)`.
  case _linear
  /// A modifier of distributed actors, and of types in them.
  case _local
  /// An accessor that yields what is then changed: `_modify { yield &a }`.
  case _modify
  /// The older spelling of `consume`.
  case _move
  /// A pattern's binding: `case _mutating a`.
  case _mutating
  /// A layout: `where A: _NativeClass`.
  case _NativeClass
  /// A layout: `where A: _NativeRefCountedObject`.
  case _NativeRefCountedObject
  /// The attribute of types whose metadata is not needed.
  case _noMetadata
  /// The attribute by which printed interfaces name an opaque type.
  case _opaqueReturnTypeOf
  /// The attribute of what was moved from another module.
  case _originallyDefinedIn
  /// A platform of `@available`: the package manager's own version.
  case _PackageDescription
  /// An accessor that yields what is read: `_read { yield a }`.
  case _read
  /// A layout: `where A: _RefCountedObject`.
  case _RefCountedObject
  /// The attribute `@specialized(where A == B)`.
  case specialized
  /// The older spelling of `@specialized`.
  case _specialize
  /// Availability for those who import an SPI.
  case _spi_available
  /// A layout of plain bytes: `where A: _Trivial(32)`.
  case _Trivial
  /// A layout of so many bits at most: `where A: _TrivialAtMost(64)`.
  case _TrivialAtMost
  /// A layout of plain bytes with a stride: `where A: _TrivialStride(64)`.
  case _TrivialStride
  /// An argument of `canImport`: the version of what lies under an overlay.
  case _underlyingVersion
  /// A layout that nothing is known of: `where A: _UnknownLayout`.
  case _UnknownLayout
  /// An argument of `canImport`: `#if canImport(A, _version: 1.2)`.
  case _version
  /// The attribute `@abi(func a())`.
  case abi
  /// What an init accessor reads: `init(a) accesses(b)`.
  case accesses
  /// An actor.
  case actor
  /// An accessor of the standard library: the address and who owns it.
  case addressWithNativeOwner
  /// An accessor of the standard library: the address and who owns it.
  case addressWithOwner
  /// A box of any type that conforms: `any P`.
  case any
  /// An entry of a precedence group: `assignment: true`.
  case assignment
  /// An entry of a precedence group: `associativity: left`.
  case associativity
  /// An effect; or a binding that is worked out meanwhile, `async let`.
  case async
  /// The attribute of an attached macro: `@attached(member)`.
  case attached
  /// The attribute of an argument that is wrapped in a closure.
  case autoclosure
  /// An argument of `@_specialize`.
  case availability
  /// The attribute `@available(A 1.0, *)`, and the condition `#available`.
  case available
  /// Before what may wait: `await a()`.
  case await
  /// The attribute `@backDeployed(before: A 1.0)`.
  case backDeployed
  /// The argument of `@backDeployed`.
  case before
  /// A convention of functions: `@convention(block)`.
  case block
  /// An operator that borrows: `borrow a`; an accessor that lends.
  case borrow
  /// A parameter that is lent: `borrowing A`.
  case borrowing
  /// A condition of `#if`: `canImport(A)`.
  case canImport
  /// A condition of `#if`: `compiler(>=6.0)`.
  case compiler
  /// An operator that ends a variable's life: `consume a`.
  case consume
  /// An operator that copies: `copy a`.
  case copy
  /// A parameter that is given away: `consuming A`.
  case consuming
  /// An initializer that calls another: `convenience init()`.
  case convenience
  /// The attribute `@convention(c)` of a function's type.
  case convention
  /// The experimental `dependsOn(a)` before a type.
  case dependsOn
  /// An argument of `@available`.
  case deprecated
  /// The attribute `@derivative(of: a)`.
  case derivative
  /// An observer, after the change.
  case didSet
  /// The attribute `@differentiable(reverse)`.
  case differentiable
  /// A distributed actor, or a method of one.
  case distributed
  /// A member that is looked up when the program runs.
  case dynamic
  /// A pack, or one of its elements: `each A`.
  case each
  /// The attribute of a closure that outlives the call.
  case escaping
  /// An argument of `@_specialize`: `exported: true`.
  case exported
  /// `#file`, and an argument of `#sourceLocation`.
  case file
  /// What has no subclass, or is not overridden.
  case final
  /// Ends a value without its `deinit`: `discard self`.
  case discard
  /// Reserved for kinds of differentiable functions.
  case forward
  /// The attribute of a macro that stands alone: `@freestanding(expression)`.
  case freestanding
  /// An accessor that reads.
  case get
  /// An entry of a precedence group.
  case higherThan
  /// An enumeration's case that holds its own enumeration.
  case indirect
  /// An operator between two operands.
  case infix
  /// What an init accessor writes: `init(a) initializes(b)`.
  case initializes
  /// An argument of `@available`.
  case introduced
  /// A parameter that is the actor to run on; a `deinit` that runs there.
  case isolated
  /// An argument of `@_specialize`: `kind: partial`.
  case kind
  /// A property that is worked out when first read.
  case lazy
  /// A side of associativity.
  case left
  /// `#line`, and an argument of `#sourceLocation`.
  case line
  /// Reserved for kinds of differentiable functions.
  case linear
  /// An entry of a precedence group.
  case lowerThan
  /// A macro's declaration.
  case macro
  /// An argument of `@available`.
  case message
  /// An argument of `@_documentation(metadata: a)`.
  case metadata
  /// An accessor that yields what is then changed.
  case modify
  /// An argument of `@_originallyDefinedIn(module: "A", A 1.0)`.
  case module
  /// An accessor that lends what is then changed.
  case mutate
  /// An accessor of the standard library: the address to write to and who owns it.
  case mutableAddressWithNativeOwner
  /// An accessor of the standard library: the address to write to and who owns it.
  case mutableAddressWithOwner
  /// A method that changes its value.
  case mutating
  /// An argument of `@available`: not from asynchronous code.
  case noasync
  /// The attribute of what has no derivative.
  case noDerivative
  /// The older attribute of a closure that does not outlive the call.
  case noescape
  /// No associativity.
  case none
  /// A member outside its actor; `nonisolated(unsafe)`, `nonisolated(nonsending)`.
  case nonisolated
  /// A setter that leaves its value as it is.
  case nonmutating
  /// An argument of `nonisolated`: runs where the caller does.
  case nonsending
  /// The attribute `@objc(a)`.
  case objc
  /// An argument of `@available`.
  case obsoleted
  /// A derivative's argument, `of: a`; or a length before a type, `[3 of A]`.
  case of
  /// Access from everywhere, subclasses too.
  case open
  /// A requirement of an Objective-C protocol that may be missing.
  case optional
  /// A member in the place of its superclass's.
  case override
  /// Access from the package.
  case package
  /// An operator behind its operand.
  case postfix
  /// The attribute of what is older than the rules of concurrency.
  case preconcurrency
  /// An operator before its operand.
  case prefix
  /// A protocol's own type: `A.Protocol`.
  case `Protocol`
  /// An accessor that yields what is read.
  case read
  /// An effect: asynchronous where its argument is.
  case reasync
  /// An argument of `@available`.
  case renamed
  /// An initializer that each subclass has.
  case required
  /// The attribute of a conformance of another module's type.
  case retroactive
  /// A kind of differentiable function: `@differentiable(reverse)`.
  case reverse
  /// A side of associativity.
  case right
  /// An argument of `unowned`: `unowned(safe)`.
  case safe
  /// A word of the experimental `dependsOn(scoped a)`.
  case scoped
  /// A parameter or result that changes its isolation: `sending A`.
  case sending
  /// The attribute `@Sendable` of a function's type.
  case Sendable
  /// An accessor that writes; an argument of access: `private(set)`.
  case set
  /// A type that is not told: `some P`.
  case some
  /// The attribute `@_spi(A)`.
  case spi
  /// An argument of `@_specialize`.
  case spiModule
  /// A condition of `#if`, `swift(>=6.0)`; in the place of a platform, `@available(swift 5)`.
  case swift
  /// An argument of `@_specialize`: `target: a(_:)`.
  case target
  /// The value of a branch: `then a`.
  case then
  /// The attribute `@transpose(of: a)`.
  case transpose
  /// A type's own type: `A.Type`.
  case `Type`
  /// The condition `#unavailable`; an argument of `@available`.
  case unavailable
  /// The attribute of a conformance that is not checked: `@unchecked Sendable`.
  case unchecked
  /// A reference that does not keep its object.
  case unowned
  /// An operator before what is not safe, `unsafe a()`; an argument: `unowned(unsafe)`.
  case unsafe
  /// An accessor of the standard library: the address.
  case unsafeAddress
  /// An accessor of the standard library: the address to write to.
  case unsafeMutableAddress
  /// A file's default: `using nonisolated`.
  case using
  /// An argument of `@_documentation`.
  case visibility
  /// A reference that becomes `nil` with its object.
  case weak
  /// An observer, before the change.
  case willSet
  /// With respect to which parameters: `@differentiable(reverse, wrt: a)`.
  case wrt
  /// Hands a value to whoever accesses: `yield a`.
  case yield
  /// An accessor that yields: `yielding borrow`.
  case yielding

  /// Whether the word is a keyword wherever it stands, unless back-ticked.
  @inlinable public var isReserved: Bool { rawValue != 0 && rawValue <= Keyword.while.rawValue }

  /// The word as it is written.
  public var text: String { "\(self)" }
}
