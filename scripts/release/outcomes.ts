/** A command that is not understood. */
export class WrongUse extends Error {
  readonly exitCode = 2
}

/** A rule forbids it; the message says what to do. */
export class Refused extends Error {
  readonly exitCode = 3
}

/** The published files did not do what they must; the report says what. */
export class TrialFailed extends Error {
  readonly exitCode = 4
}

export const exitCodeOf = (cause: unknown): number =>
  cause instanceof WrongUse || cause instanceof Refused || cause instanceof TrialFailed ? cause.exitCode : 1
