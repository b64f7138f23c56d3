import { wantsHelp } from './arguments.ts'
import { CommandFailed, exitCodeOf, HelpRequested, messageOf } from './outcomes.ts'

/** What a command did: for people and for machines. */
export interface Answer {
  text: string
  json: object
}

interface Command {
  usage: string
  work: () => Promise<Answer>
  /** What the parts below call a refusal is one of ours. */
  outcomeOf?: (thrown: unknown) => unknown
}

const say = (text: string) => process.stdout.write(text.endsWith('\n') ? text : `${text}\n`)

const fail = (cause: unknown, isJson: boolean) => {
  const exitCode = exitCodeOf(cause)
  const error = messageOf(cause)
  const details = cause instanceof CommandFailed ? cause.details : {}
  if (isJson) say(JSON.stringify({ error, exitCode, ...details }))
  else console.error(error)
  process.exitCode = exitCode
}

/** Does it and says what came of it, in words or with --json as one line of JSON, with its exit code. */
export const runCommand = async (
  args: readonly string[],
  { usage, work, outcomeOf = (thrown) => thrown }: Command,
) => {
  if (wantsHelp(args)) return say(usage)
  const isJson = args.includes('--json')
  try {
    const { text, json } = await work()
    say(isJson ? JSON.stringify(json) : text)
  } catch (thrown) {
    fail(outcomeOf(thrown), isJson)
  }
}

/** What `parse` reads from the command line. Ends the process where help was asked for, or nothing is understood. */
export const parseOrExit = <T>(parse: (args: readonly string[]) => T): T => {
  try {
    return parse(process.argv.slice(2))
  } catch (cause) {
    if (cause instanceof HelpRequested) say(cause.message)
    else console.error(messageOf(cause))
    process.exit(exitCodeOf(cause))
  }
}
