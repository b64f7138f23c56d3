import { CommandFailed, exitCodeOf, HelpRequested, messageOf } from './outcomes.ts'

/** Result of a command, as text and as JSON. */
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
 * Runs `work`, which parses the command line first, and prints its result: as text, or with --json as one
 * line of JSON. The exit code is that of the error. `asRefusal` converts errors of the API to `Refused`.
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

/** Parses the command line. If `parse` throws, prints help or the error and ends the process. */
export const parseOrExit = <T>(parse: (args: readonly string[]) => T): T => {
  try {
    return parse(process.argv.slice(2))
  } catch (cause) {
    if (cause instanceof HelpRequested) print(cause.message)
    else console.error(messageOf(cause))
    process.exit(exitCodeOf(cause))
  }
}
