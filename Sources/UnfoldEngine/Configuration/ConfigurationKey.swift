/// The name of the files that say how a folder's files are looked at.
public let configurationFileName = ".unfold.json"

/// What a configuration file can say.
public enum ConfigurationKey: String, CaseIterable, Sendable {
  case schema = "$schema"
  case rules, exclude, deploymentTarget, overrides, files

  /// At the top of the file.
  public static let ofFile: [ConfigurationKey] = [.schema, .rules, .exclude, .deploymentTarget, .overrides]
  /// In an element of `overrides`.
  public static let ofOverride: [ConfigurationKey] = [.files, .rules, .exclude, .deploymentTarget]

  /// What it means, in a sentence or two.
  public var summary: String {
    switch self {
    case .schema: "Where this file's schema is, for editors."
    case .rules: "Rules to switch on or off. One that is named with --rule runs all the same."
    case .exclude: "Patterns for files and folders to leave out, relative to this file's folder: * within a name, "
      + "** for any number of folders. A file that is named on the command line is looked at all the same."
    case .deploymentTarget: "The oldest systems that the code runs on, instead of those read from the project; "
      + "--deployment-target wins. It replaces what a configuration further out says, as a whole."
    case .overrides: "What else holds for some of the files; later ones win."
    case .files: "Patterns for the files that are meant, relative to this file's folder: * within a name, ** for any "
      + "number of folders. A folder stands for all that is in it."
    }
  }
}
