import type { ErrorCode } from '@calm-rest/contract/errors'

/**
 * An action of the owner that cannot be done: the message says in plain words why, and what to do instead. Nothing has
 * changed. `code` is what the API of the front desk answers, where it can come to that.
 */
export class ActionRefused extends Error {
  override name = 'ActionRefused'
  readonly code: ErrorCode | undefined

  constructor(message: string, code?: ErrorCode) {
    super(message)
    this.code = code
  }
}

/** Whether it was refused for the reason that this code names. */
export const isRefused = (cause: unknown, code: ErrorCode): boolean =>
  cause instanceof ActionRefused && cause.code === code
