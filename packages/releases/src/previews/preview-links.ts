import type { Previews } from './previews.ts'

/** Path of the page that compares a version with the live one. */
export const comparePath = '/releases/compare'

interface Preview {
  /** Origin of the site, with or without a trailing slash. */
  site: string
  remote: string
  version: string
  until: Date
  /** Path of the page to open; the home page by default. */
  path?: string
}

/**
 * Signed addresses of a version: a page of the site with it, and the comparison. Anyone who has one may see
 * the version.
 */
export const previewLinks = (
  previews: Previews,
  { site, remote, version, until, path = '/' }: Preview,
): { url: string; compare: string } => {
  const origin = site.replace(/\/$/, '')
  const query = `${remote}=${previews.issue(remote, version, until)}`
  return { url: `${origin}${path}?${query}`, compare: `${origin}${comparePath}?${query}` }
}
