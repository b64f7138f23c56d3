import { join } from 'node:path'
import { openPreviews } from '@calm-rest/releases'
import type { Site } from '@calm-rest/testing'

const hourMs = 60 * 60 * 1000

/** What an address says to have a version of a site that is live for nobody. */
export const previewOf = (site: Pick<Site, 'dataDir'>, remote: string, version: string): string => {
  const previews = openPreviews(undefined, join(site.dataDir, 'releases'))
  return `${remote}=${previews.issue(remote, version, new Date(Date.now() + hourMs))}`
}
