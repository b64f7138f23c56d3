import type { ComposedRemote } from '@calm-rest/contract/releases'
import type { Lang } from '@calm-rest/contract/widget'
import { createBundleRenderer } from './bundle-renderer.ts'
import type { CallApi } from './call-api.ts'
import { wrongInHtml } from './check-html.ts'
import { missingGlobal, publicMessage } from './failure-kind.ts'
import { createReleaseFiles } from './release-files.ts'
import { undeclaredCall } from './undeclared-call.ts'
import { findWalls, missingWall } from './walls.ts'

/** What a server writes into the slot of a widget, or why it writes nothing. */
export type CandidateRender = { html: string; data: string; ids: string } | { failed: string }

interface CandidateOptions {
  /** Folder of the releases. */
  folder: string
  /** Address of the running site, without a trailing slash: its API answers. */
  site: string
}

interface CandidateJob {
  widget: string
  lang: Lang
}

/** Milliseconds for a widget: no page waits longer for it. */
const timeoutMs = 3_000

const ids = 's0-'

/**
 * Renders the widgets of a version that is not live, with their example props, for the gate: in a process without rights,
 * as the bundles of live versions are. Undefined if the version has no server bundle, or if this system cannot cut
 * processes off the network. The caller closes it.
 */
export const createCandidateRenderer = (
  { manifest, ...composed }: ComposedRemote,
  { folder, site }: CandidateOptions,
) => {
  const { remote, version, server, exampleProps } = manifest
  if (!server || missingWall(findWalls())) return undefined
  const read = createReleaseFiles(folder)
  const bundle = createBundleRenderer({
    name: `${remote} ${version}`,
    source: () => read({ manifest, base: composed.base, source: composed.source }, server),
    callApi: callApiOf(site),
    undeclared: (call) => undeclaredCall(manifest, call),
    timeoutMs,
  })
  return {
    /** Never rejects. */
    render: async ({ widget, lang }: CandidateJob): Promise<CandidateRender> => {
      const job = {
        widget,
        lang,
        ids,
        props: exampleProps[widget] ?? {},
        linkLang: lang,
        origin: '',
        composition: 'gate',
        flags: composed.flags,
      }
      try {
        const { html, data } = await bundle.render(job)
        const wrong = wrongInHtml(html, '')
        return wrong ? { failed: `its HTML is refused: ${wrong}` } : { html, data, ids }
      } catch (cause) {
        const missing = missingGlobal(String(cause))
        return { failed: publicMessage(`${cause}${missing ? `: a server has no ${missing}` : ''}`, job) }
      }
    },
    close: bundle.close,
  }
}

/** What a render may call is decided before: `allowedCall`. */
const callApiOf =
  (site: string): CallApi =>
  ({ method, path, headers, body }) =>
    fetch(`${site}${path}`, { method, headers, body: body ?? null, redirect: 'error' })
