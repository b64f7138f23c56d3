import { writeGateReport } from '@calm-rest/releases'
import type { Site } from '@calm-rest/testing'
import { publishVariant } from './variant.fixture.ts'

const remote = 'mf-rooms'

/** Adds a week of releases: a promotion, a canary rolled back, one running, a failed gate, a version without guests. */
export const addReleaseHistory = (site: Site) => {
  const rename = (version: string) => (file: string, text: string) =>
    ['words-en.js', 'server.js'].includes(file) ? text.replaceAll('"Details', `"Room in ${version}`) : text
  const versions = ['1.1.0', '1.2.0', '1.3.0-rc.1', '1.4.0']
  const [store] = versions.map((version) =>
    publishVariant(site, { remote, version, rewrite: rename(version) }),
  )
  if (!store) throw new Error('Nothing was published')
  store.promote(remote, '1.1.0', 'ann')
  store.canary(remote, '1.2.0', 20, 'ben')
  store.demote(remote, 'error budget', 'failed on 9 of 30 page views, in 7 networks')
  store.canary(remote, '1.3.0-rc.1', 10, 'ben', 'the editor waits for it')
  writeGateReport(store.folder, {
    remote,
    version: '1.3.0-rc.1',
    hash: store.release(remote, '1.3.0-rc.1')?.hash ?? '',
    at: '2026-11-01T10:00:00.000Z',
    site: site.url,
    passed: false,
    checks: [
      { name: 'contract with the host', ok: true, found: 'built for 1.0.0, the host speaks 1.0.0' },
      {
        name: 'room-list: mounts, updates and leaves twice, in de',
        ok: false,
        found: "shows the key 'list.cards.bookNow' in place of words: add it to the words of this language",
      },
    ],
  })
  return store
}
