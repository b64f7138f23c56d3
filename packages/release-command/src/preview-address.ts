import type { Previews } from '@calm-rest/releases'

interface Preview {
  /** Address of the site, with or without a slash at the end. */
  site: string
  remote: string
  version: string
  until: Date
  /** Path of the page to open; the home page by default. */
  path?: string
}

/** Signed address of a page of the site with a version of a remote; whoever has it may see that. */
export const previewAddress = (
  previews: Previews,
  { site, remote, version, until, path = '/' }: Preview,
): string => `${site.replace(/\/$/, '')}${path}?${remote}=${previews.issue(remote, version, until)}`
