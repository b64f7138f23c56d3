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

/** The network may be to blame as well as the release: a browser does not tell them apart. */
export const isOfNetwork = (reason: FailureReason): boolean => reason === 'files' || reason === 'timeout'

/** The bundler's own name for a chunk that could not be had, in time or at all. */
const chunkError = 'ChunkLoadError'

/** What a mounted widget told, as a `ReleaseFailure`: its words and its later parts are chunks, too. */
export const toShownFailure = (message: string): ReleaseFailure =>
  new ReleaseFailure(message.startsWith(chunkError) ? 'files' : 'render', message)

/** Any error as a `ReleaseFailure`: a chunk that did not load is of its files, all else of its evaluation. */
export const toReleaseFailure = (cause: unknown): ReleaseFailure => {
  if (cause instanceof ReleaseFailure) return cause
  const { name, message } = cause instanceof Error ? cause : { name: '', message: String(cause) }
  return new ReleaseFailure(name === chunkError ? 'files' : 'evaluation', message, cause)
}
