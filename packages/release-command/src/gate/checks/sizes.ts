import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { type Check, firstScripts, weigh } from '@calm-rest/releases'
import { audienceOf, budgets } from './budgets.ts'

/** Styles of a widget, in bytes as sent. */
const mostStyle = 16 * 1024

/** What a framework of its own may have beyond that, in bytes as sent: React 18, or the shell's React with MUI. */
const frameworkBytes = 45 * 1024

/** Growth over the live release that may be a feature; more is a library and needs an explanation. */
const growth = { factor: 1.15, bytes: 2 * 1024 }

const sizesOf = (manifest: ReleaseManifest, widget: string) => ({
  scriptBytes: weigh(manifest, firstScripts(manifest, widget, 'en')).brotliBytes,
  styleBytes: weigh(manifest, manifest.exposes[widget]?.styles ?? []).brotliBytes,
})

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** Checks that every widget is within its limits, and not much larger than the live one. */
export const checkSizes = (manifest: ReleaseManifest, live: ReleaseManifest | undefined): Check[] =>
  Object.keys(manifest.exposes).map((widget) => {
    const now = sizesOf(manifest, widget)
    const before = live?.exposes[widget] ? sizesOf(live, widget) : undefined
    const { framework } = manifest
    const audience = audienceOf(manifest)
    const { script } = budgets[audience]
    const mostOwn = script.bytes
    const mostScript = mostOwn + (framework ? frameworkBytes : 0)
    const isNewFramework = framework && !live?.framework
    const grown = before && before.scriptBytes * growth.factor + growth.bytes
    const allowed = Math.min(mostScript, grown === undefined || isNewFramework ? mostScript : grown)
    const found = `script ${kb(now.scriptBytes)}, style ${kb(now.styleBytes)}${before ? `; live: script ${kb(before.scriptBytes)}` : ''}; at most ${kb(allowed)} of script for ${audience}`
    const why = allowed < mostScript ? 'it may grow by 15 % and 2 KB over the live version' : script.reason
    const faults = [
      ...(now.scriptBytes > allowed
        ? [`${why}: load what is not shown at first by import(), and use the packages that the shell shares`]
        : []),
      ...(now.styleBytes > mostStyle
        ? [`at most ${kb(mostStyle)} of style: remove rules that this widget does not use`]
        : []),
    ]
    return {
      name: `${widget}: size`,
      ok: faults.length === 0,
      found: [found, ...faults].join('. '),
    }
  })
