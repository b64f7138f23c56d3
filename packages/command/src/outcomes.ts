import { ObjectStoreFailed } from '@calm-rest/objects'

/** A command that was not done, and why: one message for people and machines. */
export class CommandFailed extends Error {
  readonly exitCode: number = 1
  /** What machines are told besides. */
  readonly details: object = {}
}

/** A command that is not understood. */
export class WrongUse extends CommandFailed {
  override readonly exitCode = 2

  constructor(why: string, usage?: string) {
    super(usage === undefined ? why : `${why}\n\n${usage}`)
  }
}

/** A rule forbids it; the message says what to do. */
export class Refused extends CommandFailed {
  override readonly exitCode = 3
}

/** The published files did not do what they must; the report says what. */
export class TrialFailed extends CommandFailed {
  override readonly exitCode = 4
}

/** The store of releases did not answer, or would not do it. */
const storeFailed = 5

export const exitCodeOf = (cause: unknown): number => {
  if (cause instanceof ObjectStoreFailed) return storeFailed
  return cause instanceof CommandFailed ? cause.exitCode : 1
}

export const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
