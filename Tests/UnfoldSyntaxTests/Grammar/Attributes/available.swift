@available(iOS 17, macOS 14, *) func a() {}
@available(*, deprecated) func b() {}
@available(*, unavailable, message: "no") func c() {}
@available(iOS, introduced: 13, deprecated: 15.1, obsoleted: 17, message: "use d", renamed: "d(x:)") func d() {}
@available(swift 5.5) func e() {}
@available(swift, introduced: 5.5) func f() {}
@available(*, noasync) func g() {}
@available(iOS 17.0.1, *) func h() {}
@available(_PackageDescription, introduced: 4.2) func i() {}
@available(macOS, unavailable) func j() {}
