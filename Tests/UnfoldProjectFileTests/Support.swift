import UnfoldEngine
import UnfoldRules
import UnfoldSyntax

/// What a rule says of a project file with this text, a line each: the source that is meant.
func found(_ rule: any ProjectFileRule, _ path: String, _ text: String, target: String = "ios=17.0", isOfApp: Bool = true)
  throws -> [String]
{
  let file = ProjectFile(
    path: path, source: SourceText(text), deploymentTarget: try DeploymentTarget(list: target), isOfApp: isOfApp)
  guard rule.projectFileEndings.contains(where: path.hasSuffix) else { return ["not read"] }
  return rule.check(file).map { file.source.string($0.range) }
}
