infix operator +++
prefix operator ¬
postfix operator ++
infix operator <=>: ComparisonPrecedence
infix operator <+>: AdditionPrecedence, Int, String
infix operator •: MultiplicationPrecedence
infix operator ...
prefix operator &
prefix operator !
