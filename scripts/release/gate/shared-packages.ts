import type { Check } from '@calm-rest/shell/server'
import type { Browser } from 'playwright-core'

interface Shared {
  name: string
  version: string
  from: string
}

/** What the page really loaded of the packages that shell and remotes share. */
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

/** One React for shell and remote; a second one works, but a visitor pays for it, and so the report says so. */
export const checkShared = async (browser: Browser, address: string): Promise<Check> => {
  const page = await browser.newPage()
  try {
    await page.goto(address, { waitUntil: 'networkidle' })
    const loaded = await page.evaluate(loadedPackages)
    const react = [
      ...new Set(loaded.filter(({ name }) => name === 'react-dom').map(({ version }) => version)),
    ]
    return {
      name: 'one React for shell and remote',
      ok: react.length === 1,
      found: react.length === 1 ? `react-dom ${react[0]}` : `react-dom ${react.join(' and ')} on one page`,
    }
  } finally {
    await page.close()
  }
}
