import type { Composition } from '@calm-rest/contract/releases'
import { manifestOf } from '@calm-rest/releases/testing'
import { expect, it } from 'vitest'
import { appFiles } from './app-files.ts'

const words = { en: 'Desk', de: 'Rezeption', zh: '前台' }
const places = {
  routes: [{ remote: 'mf-desk', widget: 'desk', path: '/desk/:section', titles: words, descriptions: words }],
  slots: {},
}
const app = { manifest: 'desk.webmanifest', worker: 'worker.js' }
const manifest = {
  ...manifestOf('1.0.0', 'mf-desk'),
  places: { routes: [], slots: {}, apart: true as const, app },
}
const composed = { base: '/releases/mf-desk/1.0.0/', source: 'stable' as const, manifest }
const files: Record<string, string> = { 'worker.js': 'listen()', 'desk.webmanifest': '{"name":"Desk"}' }

const routes = (live: Composition, of = files) =>
  appFiles({
    live: () => live,
    read: ({ manifest: { remote } }, name) => of[name] && `${of[name]} // ${remote}`,
  })
const live: Composition = { id: '0123456789ab', remotes: { 'mf-desk': composed }, places }

it('sends worker and manifest of the live release, for the pages of that remote alone', async () => {
  const worker = await routes(live).request('/desk/worker.js')
  expect([worker.status, await worker.text()]).toEqual([200, 'listen() // mf-desk'])
  expect(Object.fromEntries(worker.headers)).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'service-worker-allowed': '/desk',
  })
  const named = await routes(live).request('/desk/app.webmanifest')
  expect([named.status, named.headers.get('Content-Type')]).toEqual([200, 'application/manifest+json'])
  expect(named.headers.get('Service-Worker-Allowed')).toBeNull()
})

it.each([
  ['another segment', live, '/rooms/worker.js', files],
  ['a file that is not the released one', live, '/desk/worker.js', {}],
  ['no places', { id: live.id, remotes: live.remotes }, '/desk/worker.js', files],
  ['no remote', { id: live.id, remotes: {}, places }, '/desk/worker.js', files],
])('has none for %s', async (_, composition, path, of) => {
  expect((await routes(composition, of).request(path)).status).toBe(404)
})
