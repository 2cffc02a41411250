@_originallyDefinedIn(module: "Old", macOS 10.15, iOS 13) public struct A {}
@backDeployed(before: macOS 12, iOS 15.1) public func b() {}
@_backDeploy(before: macOS 12.0) public func c() {}
