import type { FailureReason } from '@calm-rest/contract/releases'

/** A release that did not work on this page. The message is for the log, the reason for the report. */
export class ReleaseFailure extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ReleaseFailure'
    this.reason = reason
  }
}

/** Whether the network may be the cause as well as the release: browsers do not tell them apart. */
export const isOfNetwork = (reason: FailureReason): boolean => reason === 'files' || reason === 'timeout'

/** The bundler's error name for a chunk that could not be loaded. */
const chunkError = 'ChunkLoadError'

/**
 * Converts the message of a mounted widget to a `ReleaseFailure`: its words and lazy parts are chunks, too.
 */
export const toShownFailure = (message: string): ReleaseFailure =>
  new ReleaseFailure(message.startsWith(chunkError) ? 'files' : 'render', message)

/**
 * Converts any error to a `ReleaseFailure`: `files` for a chunk that did not load, otherwise `evaluation`.
 */
export const toReleaseFailure = (cause: unknown): ReleaseFailure => {
  if (cause instanceof ReleaseFailure) return cause
  const { name, message } = cause instanceof Error ? cause : { name: '', message: String(cause) }
  return new ReleaseFailure(name === chunkError ? 'files' : 'evaluation', message, cause)
}
