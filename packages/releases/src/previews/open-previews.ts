import { openSiteState } from '../site-state.ts'
import { createPreviews, type Previews } from './previews.ts'

/** Previews as a site knows them that has the same key, or else the same folder of releases. */
export const openPreviews = (key: Buffer | undefined, releases: string): Previews => {
  if (key) return createPreviews(key)
  const siteState = openSiteState(releases)
  try {
    return createPreviews(siteState.previewKey)
  } finally {
    siteState.close()
  }
}
