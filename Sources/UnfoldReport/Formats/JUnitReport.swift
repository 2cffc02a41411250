import UnfoldEngine

/// For build servers that show test results: a suite for each file with findings, and a failed case for each of them.
public struct JUnitReport: FindingReport {
  public init() {}

  public func beginning() -> [UInt8] {
    Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"unfold\">\n".utf8)
  }

  public func piece(for file: FileFindings) -> [UInt8] {
    let path = shownPath(file.path)
    let count = file.findings.count
    var xml = MarkupText()
    xml.raw("<testsuite name=\"")
    xml.text(path)
    xml.raw("\" tests=\"\(count)\" failures=\"\(count)\" errors=\"0\" skipped=\"0\">\n")
    for finding in file.findings {
      let place = file.lines.position(at: finding.range.lowerBound)
      xml.raw("<testcase classname=\"")
      xml.text(path)
      xml.raw("\" name=\"")
      xml.text("\(finding.rule) at \(place.line):\(place.column)")
      xml.raw("\" time=\"0\"><failure type=\"\(finding.kind.rawValue)\" message=\"")
      xml.text(onOneLine(finding.message))
      xml.raw("\">")
      xml.text("\(path):\(place.line):\(place.column): \(finding.message)")
      xml.raw("</failure></testcase>\n")
    }
    xml.raw("</testsuite>\n")
    return xml.bytes
  }

  /// A run without a finding still has a case that passes: servers take a report without any for a broken one.
  public func ending(_ summary: RunSummary) -> [UInt8] {
    var xml = MarkupText()
    let (troubles, skipped) = (summary.troubles.map { "\($0)" }, summary.skipped.map { "\($0)" })
    xml.raw("<testsuite name=\"unfold\" tests=\"\(1 + troubles.count + skipped.count)\" failures=\"0\"")
    xml.raw(" errors=\"\(troubles.count)\" skipped=\"\(skipped.count)\">\n")
    xml.raw("<testcase classname=\"unfold\" name=\"files looked at: \(summary.files)\" time=\"0\"/>\n")
    for (element, notes) in [("error", troubles), ("skipped", skipped)] {
      for note in notes {
        xml.raw("<testcase classname=\"unfold\" name=\"")
        xml.text(onOneLine(note))
        xml.raw("\" time=\"0\"><\(element) message=\"")
        xml.text(onOneLine(note))
        xml.raw("\"/></testcase>\n")
      }
    }
    xml.raw("</testsuite>\n</testsuites>\n")
    return xml.bytes
  }
}
