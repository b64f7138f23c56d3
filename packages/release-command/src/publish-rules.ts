import { changedFiles, sharedSources } from '@calm-rest/build'
import { Refused } from '@calm-rest/command'
import { gt, prerelease, rsort } from 'semver'

/**
 * Throws `Refused` unless the version is new, above all earlier ones, and built from committed sources. A prerelease
 * such as 1.5.0-rc.1 may come from any tree, since it is for trials.
 */
export const assertPublishable = (remote: string, version: string, published: readonly string[]) => {
  if (published.includes(version)) {
    throw new Refused(
      `${remote} ${version} is published already, and a published version never changes. Raise the version in ${remote}/package.json.`,
    )
  }
  if (prerelease(version)) return
  const [highest] = rsort(published.filter((each) => !prerelease(each)))
  if (highest && !gt(version, highest)) {
    throw new Refused(
      `${remote} ${version} is not above ${highest}, the highest that is published. Raise the version in ${remote}/package.json.`,
    )
  }
  const changed = changedFiles([remote, ...sharedSources])
  if (changed.length > 0) {
    throw new Refused(
      `What goes into ${remote} is not committed: ${changed.slice(0, 5).join(', ')}${changed.length > 5 ? ' …' : ''}. Commit it, or publish a prerelease such as ${version}-rc.1.`,
    )
  }
}
