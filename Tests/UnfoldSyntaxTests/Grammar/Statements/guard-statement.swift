guard flag else { return }
guard let x, let y = z else { throw Failure() }
guard case .a(let b) = c, b > 1 else { return }
guard x > 0, !y.isEmpty else {
  return nil
}
guard let self else { return }
guard try await f() else { fatalError() }
guard #available(macOS 14, *) else { return }
