let a = { if #available(iOS 17, *) { 1 } else { 2 } }
guard #unavailable(macOS 14) else { return }
