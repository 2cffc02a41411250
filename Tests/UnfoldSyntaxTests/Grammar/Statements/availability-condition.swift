if #available(iOS 17, macOS 14.0, *) {}
if #available(iOS 17.4.1, *) {}
guard #available(watchOS 10, *), x else { return }
if #unavailable(iOS 16, tvOS 16) {}
while #available(macOS 13, *) {}
if #available(iOSApplicationExtension 17, *) {}
if #available(_myFeature 1.0, *) {}
