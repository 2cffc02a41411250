@objc func a() {}
@objc(name) func b() {}
@objc(first:second:) func c(x: Int, y: Int) {}
@objc(with:_:) func d() {}
@objc(NSName) class E {}
@objcMembers class F {}
@objc(:) func g() {}
@objc(a::b:) func h() {}
@nonobjc func i() {}
@IBOutlet weak var j: UIView!
