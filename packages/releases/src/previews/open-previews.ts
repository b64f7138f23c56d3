import { openSiteState } from '../site-state.ts'
import { createPreviews, type Previews } from './previews.ts'

/** Previews of all sites with the same key; without a key, of those with the same folder of releases. */
export const openPreviews = (key: Buffer | undefined, releases: string): Previews => {
  if (key) return createPreviews(key)
  const siteState = openSiteState(releases)
  try {
    return createPreviews(siteState.previewKey)
  } finally {
    siteState.close()
  }
}
