import type { ReleaseErrorCode } from '@calm-rest/contract/release-api'

/** A rule of releases refuses the action; the message says what to do instead. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused'
  readonly code: ReleaseErrorCode

  constructor(code: ReleaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The version is already published. */
export class AlreadyPublished extends ReleaseRefused {
  constructor(remote: string, version: string) {
    super(
      'version_exists',
      `${remote} ${version} is published already, and a published version never changes. Raise the version in ${remote}/package.json.`,
    )
  }
}

/** Error for an unpublished version; it names the published ones. */
export const notPublished = (remote: string, version: string, known: readonly string[]) =>
  new ReleaseRefused(
    'release_not_found',
    `${remote} ${version} is not published. Published: ${known.join(', ') || 'none'}.`,
  )
