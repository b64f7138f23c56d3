import type { ComposedRemote } from '@calm-rest/contract/releases'
import { type Lang, langs } from '@calm-rest/contract/widget'
import type { Served, ServedByLang } from './checks/widget-check.ts'

/** Renders a version that is not live as the site's server does: in a process without rights. */
interface CandidateRenderer {
  render: (job: { widget: string; lang: Lang }) => Promise<Served | { failed: string }>
  close: () => void
}

/** Undefined where no server renders the version. */
export type OpenCandidate = (composed: ComposedRemote, site: string) => Promise<CandidateRenderer | undefined>

/** Milliseconds for all renders of a version; widgets beyond are tried without the server's HTML. */
const renderingMs = 10_000

/**
 * What the server writes for each widget of a version, in each language; empty where it renders none. What failed in one
 * language is not rendered in the next.
 */
export const renderOnServer = async (
  open: OpenCandidate | undefined,
  composed: ComposedRemote,
  site: string,
): Promise<Partial<Record<string, ServedByLang>>> => {
  const renderer = await open?.(composed, site)
  if (!renderer) return {}
  try {
    const served: Partial<Record<string, ServedByLang>> = {}
    const from = performance.now()
    for (const widget of Object.keys(composed.manifest.exposes)) {
      const byLang: ServedByLang = {}
      served[widget] = byLang
      for (const lang of langs) {
        if (performance.now() - from > renderingMs) return served
        const written = await renderer.render({ widget, lang })
        byLang[lang] = written
        if ('failed' in written) break
      }
    }
    return served
  } finally {
    renderer.close()
  }
}
