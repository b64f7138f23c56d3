import { Command, CommanderError, InvalidArgumentError } from '@commander-js/extra-typings'
import { HelpRequested, WrongUse } from './outcomes.ts'

export interface CommandLine {
  /** Name as the user types it: `npm run desk --`. */
  name: string
  description: string
  /** Exit codes for the help, if they differ from the default ones. */
  exitCodes?: string
}

const usualExitCodes = '0 done, 1 failed, 2 not understood, 3 refused by a rule or not confirmed'

/** Turns `error: unknown command 'x'\n(Did you mean y?)` into sentences. */
const asSentences = (message: string) => {
  const text = message
    .trim()
    .replace(/^error: /, '')
    .replace(
      /\s*\(Did you mean (?:one of )?(.*)\?\)$/,
      (_, names: string) => `. Did you mean '${names.split(', ').join("' or '")}'?`,
    )
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}\n`
}

/**
 * Parses a command line. `define` adds the commands to the program; their actions call `choose` with the
 * parsed value. Throws `HelpRequested`, or `WrongUse` with the help of the invalid command.
 */
export const readCommand = <T>(
  args: readonly string[],
  { name, description, exitCodes = usualExitCodes }: CommandLine,
  define: (program: Command, choose: (chosen: T) => void) => void,
): T => {
  let chosen: { value: T } | undefined
  let written = ''
  const write = (text: string) => {
    written += text
  }
  const program = new Command(name)
    .description(description)
    .exitOverride()
    .showHelpAfterError()
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: write,
      writeErr: write,
      outputError: (message) => write(asSentences(message)),
    })
    .addHelpText('afterAll', `\nExit code: ${exitCodes}.`)
  define(program, (value) => {
    chosen = { value }
  })
  try {
    program.parse(args, { from: 'user' })
  } catch (cause) {
    if (!(cause instanceof CommanderError)) throw cause
    throw cause.exitCode === 0 ? new HelpRequested(written.trim()) : new WrongUse(written.trim())
  }
  if (!chosen) throw new Error(`An action of '${name}' chose nothing.`)
  return chosen.value
}

/** Parses an option or argument that is a whole number. */
export const wholeNumber =
  (least = 1, most = 999_999_999) =>
  (text: string): number => {
    const value = Number(text)
    if (/^\d{1,9}$/.test(text) && value >= least && value <= most) return value
    throw new InvalidArgumentError(`It is a whole number from ${least} to ${most}.`)
  }

/** Parses an option that can be given several times. */
export const collect = (text: string, before: string[] = []): string[] => [...before, text]
