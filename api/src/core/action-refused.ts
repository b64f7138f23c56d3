import type { ErrorCode } from '@calm-rest/contract/errors'

/**
 * An impossible action of the owner. The message says plainly why, and what to do instead. Nothing has changed. `code`
 * is the answer of the front desk's API, if the error can reach it.
 */
export class ActionRefused extends Error {
  override name = 'ActionRefused'
  readonly code: ErrorCode | undefined

  constructor(message: string, code?: ErrorCode) {
    super(message)
    this.code = code
  }
}

/** Returns whether it was refused with this code. */
export const isRefused = (cause: unknown, code: ErrorCode): boolean =>
  cause instanceof ActionRefused && cause.code === code
