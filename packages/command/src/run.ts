import { CommandFailed, exitCodeOf, HelpRequested, messageOf } from './outcomes.ts'

/** What a command did: for people and for machines. */
export interface Answer {
  text: string
  json: object
}

const print = (text: string) => process.stdout.write(text.endsWith('\n') ? text : `${text}\n`)

const fail = (cause: unknown, isJson: boolean) => {
  const exitCode = exitCodeOf(cause)
  const error = messageOf(cause)
  const details = cause instanceof CommandFailed ? cause.details : {}
  if (isJson) print(JSON.stringify({ error, exitCode, ...details }))
  else console.error(error)
  process.exitCode = exitCode
}

/**
 * Does `work`, which reads the command line first, and prints its answer: in words, or with --json as one line of JSON.
 * The exit code is that of the error. `asRefusal` makes what the API refuses a `Refused`.
 */
export const runCommand = async (
  args: readonly string[],
  work: () => Promise<Answer>,
  asRefusal: (thrown: unknown) => unknown = (thrown) => thrown,
) => {
  const isJson = args.includes('--json')
  try {
    const { text, json } = await work()
    print(isJson ? JSON.stringify(json) : text)
  } catch (thrown) {
    if (thrown instanceof HelpRequested) print(thrown.message)
    else fail(asRefusal(thrown), isJson)
  }
}

/** What `parse` reads from the command line. Ends the process where help was asked for, or nothing is understood. */
export const parseOrExit = <T>(parse: (args: readonly string[]) => T): T => {
  try {
    return parse(process.argv.slice(2))
  } catch (cause) {
    if (cause instanceof HelpRequested) print(cause.message)
    else console.error(messageOf(cause))
    process.exit(exitCodeOf(cause))
  }
}
