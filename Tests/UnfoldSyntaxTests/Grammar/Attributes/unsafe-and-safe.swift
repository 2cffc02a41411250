@unsafe func a() {}
@safe func b() {}
@unsafe struct C {}
extension D: @unsafe P {}
@diagnose(X, as: warning) func e() {}
