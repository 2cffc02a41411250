typealias A = Int
typealias B<T> = [T]
public typealias C = (Int, String) -> Void
typealias D = P & Q
typealias E<T> = Dictionary<String, T> where T: P
@available(*, deprecated) typealias F = any P
typealias G = ~Copyable
