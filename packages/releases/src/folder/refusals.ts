import type { ReleaseErrorCode } from '@calm-rest/contract/release-api'

/** A rule of releases forbids it; the message says what to do instead. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused'
  readonly code: ReleaseErrorCode

  constructor(code: ReleaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The version is there already, whoever put it there. */
export class AlreadyPublished extends ReleaseRefused {
  constructor(remote: string, version: string) {
    super(
      'version_exists',
      `${remote} ${version} is published already, and a published version never changes. Raise the version in ${remote}/package.json.`,
    )
  }
}

/** Error for a version that is not published; it names those that are. */
export const notPublished = (remote: string, version: string, known: readonly string[]) =>
  new ReleaseRefused(
    'release_not_found',
    `${remote} ${version} is not published. Published: ${known.join(', ') || 'none'}.`,
  )
