#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Such as `2027-01-09 16:20`, where the user is.
///
/// - Parameter seconds: since 1970.
func localTime(_ seconds: Int) -> String {
  var time = time_t(seconds)
  var parts = tm()
  localtime_r(&time, &parts)
  var text = [CChar](repeating: 0, count: 32)
  let length = strftime(&text, text.count, "%Y-%m-%d %H:%M", &parts)
  return String(decoding: text[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
