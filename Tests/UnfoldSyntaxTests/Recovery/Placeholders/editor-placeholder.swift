let x = <#value#>
f(<#T##value: Int##Int#>, label: <#T##Bool#>)
func g() {
  <#code#>
}
struct S {
  <#members#>
}
let y: <#Type#> = 1
<#declaration#>
switch x { case <#pattern#>: <#code#> }
func <#name#>(<#parameters#>) -> <#Result#> { <#body#> }
