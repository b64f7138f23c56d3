import { changedFiles, sharedSources } from '@calm-rest/build'
import { Refused } from '@calm-rest/command'
import { assertNextVersion } from '@calm-rest/releases'
import { prerelease } from 'semver'

/**
 * Throws unless the version is the next one and built from committed sources. A prerelease such as 1.5.0-rc.1
 * may come from any tree, since it is for previews.
 */
export const assertPublishable = (remote: string, version: string, published: readonly string[]) => {
  assertNextVersion(remote, version, published)
  if (!prerelease(version)) assertCommitted(remote, version, changedFiles([remote, ...sharedSources]))
}

/** Throws if files of a plain version differ from the last commit. */
export const assertCommitted = (remote: string, version: string, changed: readonly string[]) => {
  if (prerelease(version) || changed.length === 0) return
  throw new Refused(
    `What goes into ${remote} is not committed: ${changed.slice(0, 5).join(', ')}${changed.length > 5 ? ' …' : ''}. Commit it, or publish a prerelease such as ${version}-rc.1.`,
  )
}
