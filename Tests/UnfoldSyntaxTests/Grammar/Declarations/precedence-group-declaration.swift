precedencegroup A {}
precedencegroup B {
  higherThan: AdditionPrecedence
  lowerThan: MultiplicationPrecedence, Other
  associativity: left
  assignment: true
}
precedencegroup C { associativity: right }
precedencegroup D { associativity: none assignment: false }
public precedencegroup E { higherThan: Group }
