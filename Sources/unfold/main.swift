import UnfoldEngine

exitProcess(runCommand(Array(CommandLine.arguments.dropFirst())))
