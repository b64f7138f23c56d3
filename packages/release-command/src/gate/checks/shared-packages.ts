import type { Check } from '@calm-rest/releases'
import type { Page } from 'playwright-core'
import { isShown, withWidget } from './open-widget.ts'
import type { WidgetRun } from './widget-check.ts'

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
 * Checks that the widget loads React, and reports its versions. A second React passes: another major works in its
 * own root, but visitors have to download it (docs/releases.md).
 */
export const checkShared = (run: WidgetRun): Promise<Check> =>
  withWidget(run, { lang: 'en' }, async ({ page }) => {
    const { remote, version, widget } = run
    await isShown(page, 1)
    const loaded = await page.evaluate(loadedPackages)
    const react = [
      ...new Set(loaded.filter(({ name }) => name === 'react-dom').map(({ version }) => version)),
    ]
    const kb = ((await fetchedBytes(page, `/releases/${remote}/${version}/`)) / 1024).toFixed(1)
    return {
      name: 'React of shell and remote',
      ok: react.length > 0,
      found: `${react.length === 0 ? 'the page has loaded no react-dom that is shared: build with the kit, or share it as docs/module-federation.md says. ' : ''}${react.length > 1 ? 'a second React: ' : ''}react-dom ${react.join(' and ')}; ${kb} KB of scripts for ${widget}`,
    }
  })
