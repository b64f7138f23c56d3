import type { Page } from 'playwright-core'
import type { PageCheck } from './widget-check.ts'

interface Shared {
  name: string
  version: string
  from: string
}

/** Reads the shared packages that the page has loaded. */
const loadedPackages = (): Shared[] => {
  const scopes = (globalThis as unknown as { __FEDERATION__?: { __SHARE__?: Record<string, unknown> } })
    .__FEDERATION__?.__SHARE__
  const found: Shared[] = []
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, versions] of Object.entries(value)) {
      if (typeof versions !== 'object' || versions === null) continue
      for (const [version, entry] of Object.entries(versions as Record<string, unknown>)) {
        const shared = entry as { loaded?: boolean | number; lib?: unknown; from?: string } | null
        if (shared && typeof shared === 'object' && 'from' in shared) {
          if (shared.loaded || shared.lib) found.push({ name, version, from: shared.from ?? '' })
        } else visit({ [version]: entry })
      }
    }
  }
  visit(scopes)
  return found
}

/** Scripts of a release that the page fetched, in bytes as sent. */
const fetchedBytes = (page: Page, folder: string) =>
  page.evaluate(
    (path) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => new URL(entry.name).pathname.includes(path) && entry.name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    folder,
  )

/**
 * The widget loads React; its versions are noted. A second React passes: another major works in its own root, but visitors
 * have to download it (docs/releases.md).
 */
export const sharesReact: PageCheck = {
  name: 'React of shell and remote',
  lookAt: async ({ page }, { remote, version }) => {
    const loaded = await page.evaluate(loadedPackages)
    const versions = loaded.filter(({ name }) => name === 'react-dom').map(({ version }) => version)
    const react = [...new Set(versions)]
    if (react.length === 0)
      return {
        faults: [
          'the page has loaded no react-dom that is shared: build with the kit, or share it as docs/module-federation.md says',
        ],
      }
    const kb = ((await fetchedBytes(page, `/releases/${remote}/${version}/`)) / 1024).toFixed(1)
    const second = react.length > 1 ? 'a second React: ' : ''
    return { faults: [], notes: [`${second}react-dom ${react.join(' and ')}; ${kb} KB of scripts`] }
  },
}
