import type { FailureReason } from '@calm-rest/contract/releases'

/** A release did not work on this page. The message is for the log, the reason for the report. */
export class ReleaseFailure extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ReleaseFailure'
    this.reason = reason
  }
}

/** Any error as a `ReleaseFailure`: a chunk that did not load is of its files, all else of its evaluation. */
export const toReleaseFailure = (cause: unknown): ReleaseFailure => {
  if (cause instanceof ReleaseFailure) return cause
  const { name, message } = cause instanceof Error ? cause : { name: '', message: String(cause) }
  // the bundler's own name for a chunk that could not be had, in time or at all
  return new ReleaseFailure(name === 'ChunkLoadError' ? 'files' : 'evaluation', message, cause)
}
