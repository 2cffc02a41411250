@differentiable(reverse) func a(x: Float) -> Float { x }
@differentiable(reverse, wrt: x) func b(x: Float) -> Float { x }
@differentiable(reverse, wrt: (self, x, 0) where T: P) func c(x: Float) -> Float { x }
@differentiable(_linear) func d(x: Float) -> Float { x }
@differentiable(_forward) func e(x: Float) -> Float { x }
@derivative(of: f) func f2(x: Float) -> Float { x }
@derivative(of: A.f(_:).get, wrt: x) func g(x: Float) -> Float { x }
@transpose(of: h, wrt: 0) func h2(x: Float) -> Float { x }
@transpose(of: +, wrt: (0, self)) func i(x: Float) -> Float { x }
let j: @differentiable(reverse) (Float) -> Float
func k(x: @noDerivative Float) {}
