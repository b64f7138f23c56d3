import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import type { ReleaseStore } from './release-store.ts'

export const manifestOf = (version: string, remote = 'mf-rooms'): ReleaseManifest => ({
  remote,
  version,
  contract: '1.0.0',
  container: `${remote}_${version}`.replace(/\W/g, '_'),
  entry: 'entry.js',
  exposes: { 'room-list': { scripts: ['room-list.js'], styles: ['room-list.css'] } },
  locales: { en: ['words-en.js'] },
  revision: 'abc',
  owner: '@calm-rest/rooms',
  exampleProps: { 'room-list': {} },
  shared: { react: '19.3.1' },
  source: version,
  builtAt: '2026-11-01T00:00:00.000Z',
  files: { 'entry.js': { integrity: `sha384-${'A'.repeat(64)}`, bytes: 3 } },
})

/** What a release declares beside its widgets. */
export type Declared = Pick<ReleaseManifest, 'places' | 'events' | 'uses' | 'backends' | 'framework'>

const words = { en: 'Spa', de: 'Spa', zh: '水疗' }

/** Pages of the widget of `manifestOf`; the first has a menu entry. */
export const placesAt = (...paths: string[]): Declared => ({
  places: {
    routes: paths.map((path, i) => ({
      path,
      widget: 'room-list',
      titles: words,
      descriptions: words,
      ...(i === 0 && { menu: { labels: words, order: 50 } }),
    })),
    slots: {},
  },
})

/** Publishes a release with one small file; `folder` is the folder for builds. */
export const publishSmall = (
  store: ReleaseStore,
  folder: string,
  version: string,
  remote = 'mf-rooms',
  declared: Declared = {},
) => {
  const dist = join(folder, 'dist', remote, version)
  mkdirSync(dist, { recursive: true })
  writeFileSync(join(dist, 'entry.js'), `// ${version}`)
  const manifest = { ...manifestOf(version, remote), ...declared }
  writeFileSync(join(dist, 'release.json'), JSON.stringify(manifest))
  // a store in a folder publishes synchronously
  void store.publish(manifest, dist)
}
