import type { PageComposition, PageRemote } from '@calm-rest/contract/releases'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createKnownComposition } from './known-composition.ts'

const remoteOf = (remote: string, version = '1.0.0'): PageRemote => ({
  base: `/releases/${remote}/${version}/`,
  source: 'stable',
  manifest: {
    remote,
    version,
    container: `${remote}_${version}`.replace(/\W/g, '_'),
    entry: 'entry.js',
    exampleProps: {},
    exposes: { offer: { styles: [] } },
    files: {},
  },
})

const part: PageComposition = {
  id: 'page',
  remotes: { 'mf-rooms': remoteOf('mf-rooms') },
  places: { routes: [], slots: {}, menu: [] },
  whole: '/composition.json?content=hash',
}
const whole: PageComposition = {
  id: 'other',
  remotes: { 'mf-rooms': remoteOf('mf-rooms', '2.0.0'), 'mf-spa': remoteOf('mf-spa') },
  places: { routes: [], slots: {} },
}

const open = (composition: PageComposition, request: () => Promise<PageComposition>) => {
  const requestWhole = vi.fn(request)
  const refresh = async () => ({ id: 'now', remotes: { 'mf-rooms': remoteOf('mf-rooms', '3.0.0') } })
  return { ...createKnownComposition({ composition, requestWhole, refresh }), requestWhole }
}
const offline = () => Promise.reject(new Error('offline'))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('knows the part of the document, and all once something else is wanted, with the releases of the part', async () => {
  const { find, current, requestWhole } = open(part, async () => whole)
  expect((await find('mf-rooms'))?.manifest.version).toBe('1.0.0')
  expect(requestWhole).not.toHaveBeenCalled()
  const found = await Promise.all([find('mf-spa'), find('mf-gone')])
  expect(found.map((remote) => remote?.manifest.remote)).toEqual(['mf-spa', undefined])
  expect(requestWhole).toHaveBeenCalledExactlyOnceWith('/composition.json?content=hash')
  expect(current()).toEqual({ ...whole, id: 'page', remotes: { ...whole.remotes, ...part.remotes } })
})

it('requests nothing where the document has all', async () => {
  const { complete, find, requestWhole } = open(whole, offline)
  await complete()
  expect(await find('mf-gone')).toBeUndefined()
  expect(requestWhole).not.toHaveBeenCalled()
})

it('answers one promise while a failure is fresh, and tries again a second later', async () => {
  let isOnline = false
  const { complete, find, requestWhole } = open(part, () => (isOnline ? Promise.resolve(whole) : offline()))
  const first = complete()
  await expect(first).rejects.toThrow('offline')
  expect(complete()).toBe(first)
  expect(await find('mf-spa')).toBeUndefined()
  isOnline = true
  vi.advanceTimersByTime(1000)
  expect((await find('mf-spa'))?.manifest.remote).toBe('mf-spa')
  expect(requestWhole).toHaveBeenCalledTimes(2)
})

it('renews one remote, and can still be completed', async () => {
  const { renew, find, current } = open(part, async () => whole)
  await renew('mf-rooms')
  expect(current().id).toBe('now')
  await find('mf-spa')
  expect(Object.values(current().remotes).map(({ base }) => base)).toEqual([
    '/releases/mf-rooms/3.0.0/',
    '/releases/mf-spa/1.0.0/',
  ])
})
