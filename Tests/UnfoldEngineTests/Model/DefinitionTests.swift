import Testing
import UnfoldSyntax

@testable import UnfoldEngine

@Suite struct DefinitionTests {
  private func definition(_ text: String, of expression: String) -> String? {
    let text = ModelText(text)
    return text.model.definition(of: text.expression(expression))?.text
  }

  @Test func aFunctionNamedLikeAType() {
    #expect(definition("struct A { func Bar() -> B { b }\n var c: C { Bar() } }", of: "Bar()") == "b")
  }

  @Test func theFunctionOfTheSameType() {
    let other = "struct B { func bar() -> C { c } }"
    #expect(definition("struct A { func bar() -> C { b }\n var d: D { bar() } }\n\(other)", of: "bar()") == "b")
  }

  @Test func twoFunctionsOfOneNameAreNone() {
    let text = "struct A { func bar() -> C { b }\n func bar(_ a: Int) -> C { c }\n var d: D { bar() } }"
    #expect(definition(text, of: "bar()") == nil)
  }

  @Test func modulesAreKnownByTheirFirstName() {
    let text = "import SwiftUI\nimport struct Foundation.Date\nlet a = b"
    #expect(ModelText(text).model.importedModules == ["SwiftUI", "Foundation"])
    #expect(ModelText("let a = b").model.importedModules.isEmpty)
  }
}
