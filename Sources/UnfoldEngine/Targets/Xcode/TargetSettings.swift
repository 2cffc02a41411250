/// The platforms that Xcode builds for, with the names that build settings give them.
private let platformSettings: [(platform: Platform, sdks: [String], setting: String)] = [
  (.iOS, ["iphoneos", "iphonesimulator"], "IPHONEOS_DEPLOYMENT_TARGET"),
  (.macOS, ["macosx"], "MACOSX_DEPLOYMENT_TARGET"),
  (.tvOS, ["appletvos", "appletvsimulator"], "TVOS_DEPLOYMENT_TARGET"),
  (.visionOS, ["xros", "xrsimulator"], "XROS_DEPLOYMENT_TARGET"),
  (.watchOS, ["watchos", "watchsimulator"], "WATCHOS_DEPLOYMENT_TARGET"),
]

extension Platform {
  /// The build setting with its oldest version, where it has one of its own.
  var deploymentTargetSetting: String? { platformSettings.first { $0.platform == self }?.setting }
  /// The SDK for its devices.
  var sdk: String? { platformSettings.first { $0.platform == self }?.sdks[0] }
}

extension BuildSettings {
  /// The deployment target that these settings say for one configuration.
  ///
  /// - Parameters:
  ///   - configuration: its name.
  ///   - place: said as the origin where nothing else is.
  func deploymentTarget(in configuration: String, at place: DeploymentTarget.Origin) -> DeploymentTarget {
    let context = Context(configuration: configuration)
    let place =
      value(of: "SUPPORTED_PLATFORMS", in: context)?.origin ?? value(of: "SDKROOT", in: context)?.origin ?? place
    var target = DeploymentTarget()
    let platforms = platforms(in: context)
    for (platform, sdks, setting) in platformSettings where platforms.contains(platform) {
      (target.versions[platform], target.origins[platform]) = oldest(setting, sdks, context, place)
    }
    // Mac Catalyst is built with the SDK of macOS and the setting of iOS.
    if platforms.contains(.iOS), ["YES", "true", "1"].contains(value(of: "SUPPORTS_MACCATALYST", in: context)?.text) {
      let (version, origin) = oldest("IPHONEOS_DEPLOYMENT_TARGET", ["macosx"], context, place)
      target.versions[.macCatalyst] = version
      target.origins[.macCatalyst] = origin
    }
    return target
  }

  private func platforms(in context: Context) -> Set<Platform> {
    let root = value(of: "SDKROOT", in: context)?.text ?? ""
    if let supported = value(of: "SUPPORTED_PLATFORMS", in: context)?.text, !supported.isEmpty {
      let names = supported.split(separator: " ")
      return Set(
        platformSettings.filter { entry in names.contains { entry.sdks.contains(String($0)) } }.map(\.platform))
    }
    let found = platformSettings.filter { entry in
      root == "auto" ? value(of: entry.setting, in: context) != nil : isSDK(root, entry.sdks)
    }
    // Without an SDK it is the Mac's.
    return found.isEmpty && root.isEmpty ? [.macOS] : Set(found.map(\.platform))
  }

  /// The oldest version that a setting may have.
  private func oldest(
    _ setting: String, _ sdks: [String], _ context: Context, _ place: DeploymentTarget.Origin
  ) -> (Version, DeploymentTarget.Origin) {
    var result: (Version, DeploymentTarget.Origin)?
    for sdk in sdks {
      for isGenerous in [false, true] {
        let context = Context(sdk: sdk, configuration: context.configuration, isGenerous: isGenerous)
        let value = value(of: setting, in: context)
        var origin = value?.origin ?? place
        let version = value.flatMap { Version($0.text) }
        if version == nil {
          origin.note = value == nil ? "\(setting) is not set" : "\(setting) has no value that can be read here"
        }
        if let known = result, known.0 <= version ?? .unknown { continue }
        result = (version ?? .unknown, origin)
      }
    }
    return result!
  }
}

extension BuildSetting {
  /// What project generators set for a target's platforms.
  static func of(_ platforms: [Platform], at origin: DeploymentTarget.Origin) -> [BuildSetting] {
    if platforms.isEmpty { return [] }
    let sdks = platforms.compactMap(\.sdk)
    var settings = [BuildSetting(key: "SDKROOT", value: sdks.count == 1 ? sdks[0] : "auto", origin: origin)]
    if sdks.count > 1 {
      settings.append(BuildSetting(key: "SUPPORTED_PLATFORMS", value: sdks.joined(separator: " "), origin: origin))
    }
    if platforms.contains(.macCatalyst) {
      settings.append(BuildSetting(key: "SUPPORTS_MACCATALYST", value: "YES", origin: origin))
    }
    return settings
  }
}

/// Whether `SDKROOT` names one of the SDKs: `iphoneos`, `iphoneos17.0` or a path to `iPhoneOS17.0.sdk`.
private func isSDK(_ root: String, _ sdks: [String]) -> Bool {
  let name = splitPath(root).name.lowercased()
  return sdks.contains { name.hasPrefix($0) && name.dropFirst($0.count).first.map { !$0.isLetter } ?? true }
}

/// What Xcode itself sets that a project's settings may be made of.
func builtInSettings(projectName: String, projectFolder: String, targetName: String, configuration: String)
  -> [String: String]
{
  [
    "PROJECT_NAME": projectName, "TARGET_NAME": targetName, "TARGETNAME": targetName,
    "CONFIGURATION": configuration, "SRCROOT": projectFolder, "SOURCE_ROOT": projectFolder,
    "PROJECT_DIR": projectFolder,
    "AVAILABLE_PLATFORMS": platformSettings.flatMap(\.sdks).joined(separator: " "),
  ]
}
