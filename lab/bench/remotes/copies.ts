import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ReleaseManifest, releaseManifest } from '@calm-rest/contract/releases'
import { openFolderStore, type ReleaseStore } from '@calm-rest/releases'

/** The remote of which all others are copies. */
export const original = 'mf-rooms'

const inAll = (text: string) => ({ en: text, de: text, zh: text })

/** The list of rooms at a path; `limit` in its query makes it another page. */
const listAt = (path: string) => ({
  path,
  widget: 'room-list',
  titles: inAll('Rooms of a team'),
  descriptions: inAll('Rooms once more, as another team would show them.'),
  query: { limit: 'count' },
})

/** First segment of the pages of a copy. */
export const segmentOf = (remote: string) => remote.replace(/^mf-/, '')

/** Copies the live release of `original` into a folder of its own, changed by `change`; `use` gets it. */
export const withCopy = async <Result>(
  store: Pick<ReleaseStore, 'folder' | 'readStable'>,
  change: (live: ReleaseManifest) => object,
  use: (manifest: ReleaseManifest, dist: string) => Promise<Result> | Result,
): Promise<Result> => {
  const live = store.readStable(original)
  if (!live) throw new Error(`${original} has nothing live.`)
  const dist = mkdtempSync(join(tmpdir(), 'calm-rest-copy-'))
  try {
    cpSync(join(store.folder, original, live.version), dist, { recursive: true })
    // another release has another signature
    rmSync(join(dist, 'release.sig.json'), { force: true })
    const manifest = releaseManifest.parse({ ...live, ...change(live) })
    writeFileSync(join(dist, 'release.json'), JSON.stringify(manifest))
    return await use(manifest, dist)
  } finally {
    rmSync(dist, { recursive: true, force: true })
  }
}

/** Publishes and promotes copies of `original` in a data folder until it has `wanted` remotes; returns their names. */
export const addCopies = async (dataDir: string, wanted: number): Promise<string[]> => {
  const store = openFolderStore(dataDir)
  const missing = wanted - store.remotes().length
  const names = Array.from({ length: missing }, (_, i) => `mf-team-${i + 1}`)
  for (const remote of names) {
    const path = `/${segmentOf(remote)}`
    const places = { routes: [listAt(path), listAt(`${path}/more`)] }
    await withCopy(
      store,
      () => ({ remote, version: '1.0.0', places }),
      async (manifest, dist) => {
        store.publish(manifest, dist)
        store.promote(remote, '1.0.0', 'bench')
      },
    )
  }
  return names
}
