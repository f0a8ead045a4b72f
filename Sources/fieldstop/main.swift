import FieldstopCommands
import Glibc

exit(Fieldstop.main(arguments: CommandLine.arguments).rawValue)
