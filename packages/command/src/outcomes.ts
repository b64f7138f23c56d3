import { ObjectStoreFailed } from '@calm-rest/objects'

/** A command that was not done, and why: one message for people and machines. */
export class CommandFailed extends Error {
  readonly exitCode: number = 1
  /** Further properties of the answer with --json. */
  readonly details: object = {}
}

/** The message is the help that --help asked for. */
export class HelpRequested extends CommandFailed {
  override readonly exitCode = 0
}

/** A command line that is not understood. */
export class WrongUse extends CommandFailed {
  override readonly exitCode = 2
}

/** A rule forbids it; the message says what to do. */
export class Refused extends CommandFailed {
  override readonly exitCode = 3
}

/** The gate of a release found what keeps it from being promoted; the message lists it. */
export class GateFailed extends CommandFailed {
  override readonly exitCode = 4
}

/** The store of releases did not answer, or refused. */
const storeFailed = 5

export const exitCodeOf = (cause: unknown): number => {
  if (cause instanceof ObjectStoreFailed) return storeFailed
  return cause instanceof CommandFailed ? cause.exitCode : 1
}

export const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
