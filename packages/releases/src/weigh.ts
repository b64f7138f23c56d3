import { type FileKind, fileKind, type PreviewReceipt, type Weight } from '@calm-rest/contract/release-api'
import type { ReleaseManifest } from '@calm-rest/contract/releases'

/**
 * Total size of these files of a release, each counted once; a file that is sent uncompressed counts by its
 * own size.
 */
export const weigh = ({ files }: ReleaseManifest, names: readonly string[]): Weight =>
  [...new Set(names)]
    .map((name) => files[name])
    .reduce<Weight>(
      (sum, file) => ({
        bytes: sum.bytes + (file?.bytes ?? 0),
        brotliBytes: sum.brotliBytes + (file?.brotliBytes ?? file?.bytes ?? 0),
      }),
      { bytes: 0, brotliBytes: 0 },
    )

/** Scripts of a widget's first paint in one language: the container, its own, and the words. */
export const firstScripts = ({ entry, exposes, locales }: ReleaseManifest, widget: string, lang: string) => [
  entry,
  ...(exposes[widget]?.scripts ?? []),
  ...(locales[lang] ?? []),
]

/** Kind of a file, by release.json, otherwise by its name. */
const kindIn = ({ server, embeds = {}, locales }: ReleaseManifest) => {
  const ofPartners = new Set(Object.values(embeds).flat())
  const words = new Set(Object.values(locales).flat())
  return (name: string): FileKind => {
    if (name === server) return 'server'
    if (ofPartners.has(name) || name.startsWith('embed/')) return 'embed'
    if (words.has(name)) return 'words'
    if (name.endsWith('.css')) return 'style'
    return name.endsWith('.js') ? 'script' : 'other'
  }
}

const weighKinds = (manifest: ReleaseManifest): Map<FileKind, Weight> => {
  const names = Map.groupBy(Object.keys(manifest.files), kindIn(manifest))
  return new Map([...names].map(([kind, ofKind]) => [kind, weigh(manifest, ofKind)]))
}

const none: Weight = { bytes: 0, brotliBytes: 0 }

/** Sizes of two releases by kind of file, for the kinds of either. */
export const compareSizes = (
  live: ReleaseManifest | undefined,
  candidate: ReleaseManifest,
): PreviewReceipt['sizes'] => {
  const before = live ? weighKinds(live) : new Map<FileKind, Weight>()
  const after = weighKinds(candidate)
  return fileKind.options
    .filter((kind) => before.has(kind) || after.has(kind))
    .map((kind) => ({ kind, live: before.get(kind) ?? none, candidate: after.get(kind) ?? none }))
}
