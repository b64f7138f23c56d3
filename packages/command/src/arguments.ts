import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { exitCodeOf, messageOf, WrongUse } from './outcomes.ts'

/** Words and options of a command. Throws with the usage where there is another option, or one without its value. */
export const readArguments = <const O extends ParseArgsOptionsConfig>(
  args: readonly string[],
  usage: string,
  options: O,
) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (cause) {
    throw new WrongUse(messageOf(cause), usage)
  }
}

/** Whether somebody only asks how the command goes. */
export const wantsHelp = (args: readonly string[]) => args.includes('--help') || args.includes('-h')

/** What a command that tells as it goes was given. Where it has nothing to do, the process ends here. */
export const readOrEnd = <T>(
  args: readonly string[],
  usage: string,
  parse: (args: readonly string[]) => T,
): T => {
  if (wantsHelp(args)) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parse(args)
  } catch (cause) {
    console.error(messageOf(cause))
    process.exit(exitCodeOf(cause))
  }
}
