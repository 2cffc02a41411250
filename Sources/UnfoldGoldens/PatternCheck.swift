import UnfoldEngine
import UnfoldSyntax

/// The result matches `mustContain` and not `mustNotContain`, whatever `expected.swift` says.
struct PatternCheck: GoldenCheck {
  var name: String { "patterns" }

  func failures(of golden: GoldenCase, rules: [any Rule]) -> [GoldenFailure] {
    let outcome = GoldenRun(golden, rules: rules).outcome(of: golden.input)
    let text = String(decoding: outcome.result ?? golden.input, as: UTF8.self)
    var messages: [String] = []
    for pattern in golden.mustContain {
      switch matches(pattern, text) {
      case .success(true): continue
      case .success(false): messages.append("the result does not contain `\(pattern)`")
      case .failure(let error): messages.append(error.message)
      }
    }
    for pattern in golden.mustNotContain {
      switch matches(pattern, text) {
      case .success(false): continue
      case .success(true): messages.append("the result contains `\(pattern)`")
      case .failure(let error): messages.append(error.message)
      }
    }
    return messages.map { GoldenFailure(name, $0) }
  }

  private struct PatternError: Error { var message: String }

  private func matches(_ pattern: String, _ text: String) -> Result<Bool, PatternError> {
    do {
      // By scalars, so that a line break is one and no part of CR LF.
      let expression = try Regex(pattern).anchorsMatchLineEndings().matchingSemantics(.unicodeScalar)
      return .success(text.contains(expression))
    } catch {
      return .failure(PatternError(message: "`\(pattern)` is no regular expression: \(error)"))
    }
  }
}
