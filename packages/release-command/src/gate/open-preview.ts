import { Refused } from '@calm-rest/command'
import type { Composition } from '@calm-rest/contract/releases'
import type { Previews, ReleaseStore } from '@calm-rest/releases'

/** A published version, and the site that is to show it. */
export interface Tried {
  store: ReleaseStore
  previews: Previews
  remote: string
  version: string
  /** Address of the running site, without a slash at the end. */
  site: string
}

/** Longer than any trial takes. */
const previewMs = 60 * 60 * 1000

/** Answers what an address says to have the version from the site; refuses where no page would be made of it. */
export const openPreview = async ({ store, previews, remote, version, site }: Tried): Promise<string> => {
  if (store.standingOf(remote, version) === 'withdrawn') {
    throw new Refused(
      `${remote} ${version} was taken back, and no page is made of it. Publish a new version, or promote it untried with --skip-gate REASON.`,
    )
  }
  const asked = previews.issue(remote, version, new Date(Date.now() + previewMs))
  const answer = await fetch(`${site}/composition.json?${remote}=${asked}`).catch(() => undefined)
  if (!answer?.ok) {
    throw new Refused(
      `The trial needs the running site, and ${site} does not answer. Start it with npm start, or name it with --site.`,
    )
  }
  const { remotes } = (await answer.json()) as Composition
  if (remotes[remote]?.manifest.version !== version) {
    throw new Refused(
      `${site} does not show ${remote} ${version}: it needs the same releases and the same PREVIEW_KEY as this command.`,
    )
  }
  return asked
}
