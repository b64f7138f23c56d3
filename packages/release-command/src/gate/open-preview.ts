import { Refused } from '@calm-rest/command'
import type { ComposedRemote, Composition } from '@calm-rest/contract/releases'
import type { Previews, ReleaseStore } from '@calm-rest/releases'

/** A published version, and the site in which it is tried. */
export interface Candidate {
  store: ReleaseStore
  previews: Previews
  remote: string
  version: string
  /** Address of the running site, without a trailing slash. */
  site: string
}

/** Validity of the preview, longer than the gate takes. */
const previewMs = 60 * 60 * 1000

/** A version as pages with its preview are composed of it. */
interface OpenedPreview {
  /** Signed value of the remote's parameter. */
  preview: string
  composed: ComposedRemote
}

/** Signs a preview of the version. Throws `Refused` if the site does not show it. */
export const openPreview = async ({
  store,
  previews,
  remote,
  version,
  site,
}: Candidate): Promise<OpenedPreview> => {
  if (store.versionStatus(remote, version) === 'withdrawn') {
    throw new Refused(
      `${remote} ${version} was rolled back, and no page shows it any more. Publish a new version, or promote it untried with --skip-gate REASON.`,
    )
  }
  const preview = previews.issue(remote, version, new Date(Date.now() + previewMs))
  const answer = await fetch(`${site}/composition.json?${remote}=${preview}`).catch(() => undefined)
  if (!answer?.ok) {
    throw new Refused(
      `The gate needs the running site, and ${site} does not answer. Start it with npm start, or name it with --site.`,
    )
  }
  const { remotes } = (await answer.json()) as Composition
  const composed = remotes[remote]
  if (composed?.manifest.version !== version) {
    throw new Refused(
      `${site} does not show ${remote} ${version}: it needs the same releases and the same PREVIEW_KEY as this command.`,
    )
  }
  return { preview, composed }
}
