/** Base of the errors of a command; the message is written for people. */
export class CommandFailed extends Error {
  readonly exitCode: number = 1
  /** Further properties of the output with --json. */
  readonly details: object = {}
}

/** Thrown for --help; the message is the help text. */
export class HelpRequested extends CommandFailed {
  override readonly exitCode = 0
}

/** The command line is invalid. */
export class WrongUse extends CommandFailed {
  override readonly exitCode = 2
}

/** A rule forbids the command; the message says what to do instead. */
export class Refused extends CommandFailed {
  /** Known by it where the error comes from another thread, without its class. */
  override readonly name: string = 'Refused'
  override readonly exitCode = 3
}

/** The gate keeps a release from being promoted; the message lists the reasons. */
export class GateFailed extends CommandFailed {
  override readonly exitCode = 4
}

/** Exit code if the release store did not respond, or refused. */
const storeFailed = 5

/** Recognised by its name: the class is the object store's, which not every command loads. */
const isStoreFailure = (cause: unknown) => cause instanceof Error && cause.name === 'ObjectStoreFailed'

export const exitCodeOf = (cause: unknown): number => {
  if (isStoreFailure(cause)) return storeFailed
  return cause instanceof CommandFailed ? cause.exitCode : 1
}

export const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
