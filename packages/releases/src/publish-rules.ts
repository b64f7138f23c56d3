import { gt, prerelease, rsort } from 'semver'
import { AlreadyPublished, ReleaseRefused } from './folder/refusals.ts'

/**
 * Throws `ReleaseRefused` unless the version is new and, if it is not a prerelease, above all earlier ones.
 */
export const assertNextVersion = (remote: string, version: string, published: readonly string[]) => {
  if (published.includes(version)) throw new AlreadyPublished(remote, version)
  if (prerelease(version)) return
  const [highest] = rsort(published.filter((each) => !prerelease(each)))
  if (highest && !gt(version, highest)) {
    throw new ReleaseRefused(
      'version_not_above',
      `${remote} ${version} is not above ${highest}, the highest that is published. Raise the version in ${remote}/package.json.`,
    )
  }
}
