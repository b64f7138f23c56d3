import type { PageComposition, PageRemote } from '@calm-rest/contract/releases'
import { emptyDocument } from '@calm-rest/testing'
import { createInstance, init } from '@module-federation/enhanced/runtime'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFederationHost, type ReleaseOutcome } from './create-federation-host.ts'

let page: Document
let outcomes: ReleaseOutcome[]
let measured: unknown[]
/** Entries that the network has not, by a part of their address. */
let missing: string[]
let errors: string[]
/** Each test has releases of its own: a page loads a container once. */
let test = 0

beforeEach(() => {
  test += 1
  page = emptyDocument()
  outcomes = []
  measured = []
  missing = []
  errors = []
  vi.stubGlobal('document', page)
  vi.stubGlobal('__webpack_require__', {
    federation: { runtime: { init, createInstance }, bundlerRuntime: {}, attachShareScopeMap: () => {} },
  })
  vi.spyOn(performance, 'measure').mockImplementation((name, options) => {
    measured.push([name, (options as PerformanceMeasureOptions).detail])
    return undefined as never
  })
  vi.spyOn(console, 'error').mockImplementation((text: string) => void errors.push(text))
  page.head.append = (...added) => {
    for (const one of added) if (one instanceof Object) answer(one as HTMLScriptElement)
  }
  // plugins are of an instance, and a page has one
  init({ name: `shell_${test}`, remotes: [] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Runs a script that is added to the page, as the network has it. */
const answer = (script: HTMLScriptElement) =>
  queueMicrotask(() => {
    if (missing.some((part) => script.src.includes(part))) return script.onerror?.('')
    const [, container = ''] = /\/([^/]+)\.js$/.exec(script.src) ?? []
    const get = async (name: string) => () =>
      name.includes('broken') ? {} : { widget: { mount: () => {}, of: container } }
    Object.assign(globalThis, { [container]: { init: () => {}, get } })
    script.onload?.(new Event('load'))
  })

const remoteOf = (version: string, fallback?: string): PageRemote => {
  const container = `mf_rooms_${test}_${version.replaceAll('.', '_')}`
  const manifest = {
    remote: 'mf-rooms',
    version,
    container,
    entry: `${container}.js`,
    exposes: { 'room-list': { styles: [] }, broken: { styles: [] } },
    exampleProps: {},
    files: {},
  }
  const given = fallback && { fallback: { base: `https://calm.example/${fallback}/`, integrity: '' } }
  return { base: `https://calm.example/${version}/`, manifest, ...given } as unknown as PageRemote
}

const compositionOf = (remotes: Record<string, PageRemote>, id = 'c1'): PageComposition =>
  ({ id, remotes }) as unknown as PageComposition

const create = (composition: PageComposition, fresh: () => PageComposition = () => composition) => {
  const refresh = vi.fn(async () => fresh())
  const requestWhole = () => Promise.reject(new Error('the composition is whole'))
  const report = (outcome: ReleaseOutcome) => void outcomes.push(outcome)
  return { host: createFederationHost({ composition, requestWhole, refresh, report }), refresh }
}

/** The release.json of a fallback. */
const serveFallback = (version: string) =>
  vi.stubGlobal('fetch', async () => Response.json(remoteOf(version).manifest))

it("loads a widget of the page's release, and reports and measures it once it is shown", async () => {
  const composition = compositionOf({ 'mf-rooms': remoteOf('1.4.0') })
  const { host, refresh } = create(composition)
  const loaded = await host.loadWidget('mf-rooms', 'room-list')
  expect(loaded).toMatchObject({ slot: 'mf-rooms/1.4.0/room-list', version: '1.4.0', deadlineMs: 3000 })
  expect(outcomes).toEqual([])
  loaded.shown()
  loaded.shown()
  expect(outcomes).toEqual([{ remote: 'mf-rooms', version: '1.4.0', outcome: 'ready' }])
  expect(measured).toEqual([['calm-rest-widget', 'mf-rooms/1.4.0/room-list']])
  expect(refresh).not.toHaveBeenCalled()
  expect(host.compositionId()).toBe('c1')
  expect(host.releases()).toEqual([composition.remotes['mf-rooms']])
  expect(host.releaseOf('mf-spa')).toBeUndefined()
})

it('goes on with the release before where one does not work, and does not try it again', async () => {
  missing = ['1.4.0']
  serveFallback('1.3.0')
  const { host } = create(compositionOf({ 'mf-rooms': remoteOf('1.4.0', '1.3.0') }))
  expect(await host.loadWidget('mf-rooms', 'room-list')).toMatchObject({ version: '1.3.0' })
  missing = []
  expect(await host.loadWidget('mf-rooms', 'room-list')).toMatchObject({ version: '1.3.0' })
  expect(outcomes).toEqual([{ remote: 'mf-rooms', version: '1.4.0', outcome: 'failed', reason: 'files' }])
  expect(errors).toHaveLength(1)
})

it('uses no release again that failed on the page', async () => {
  serveFallback('1.3.0')
  const { host } = create(compositionOf({ 'mf-rooms': remoteOf('1.4.0', '1.3.0') }))
  const loaded = await host.loadWidget('mf-rooms', 'room-list')
  loaded.failed('it threw')
  expect(outcomes).toEqual([{ remote: 'mf-rooms', version: '1.4.0', outcome: 'failed', reason: 'render' }])
  expect(errors).toEqual(['it threw'])
  expect(await host.loadWidget('mf-rooms', 'room-list')).toMatchObject({ version: '1.3.0' })
  // not even for another widget
  await expect(host.loadWidget('mf-rooms', 'broken')).rejects.toThrow('No release of mf-rooms works')
})

it('tries a release at the next visit that the network may have kept back, and no other', async () => {
  missing = ['1.4.0']
  const { host } = create(compositionOf({ 'mf-rooms': remoteOf('1.4.0') }))
  await expect(host.loadWidget('mf-rooms', 'room-list')).rejects.toThrow('No release of mf-rooms works')
  missing = []
  expect(await host.loadWidget('mf-rooms', 'room-list')).toMatchObject({ version: '1.4.0' })
  await expect(host.loadWidget('mf-rooms', 'broken')).rejects.toThrow()
  await expect(host.loadWidget('mf-rooms', 'room-list')).rejects.toThrow()
  expect(outcomes.map(({ outcome, reason }) => [outcome, reason])).toEqual([['failed', 'files']])
})

it('asks for the composition anew where somebody tries again, and takes that remote alone', async () => {
  const spa = remoteOf('2.0.0')
  const fresh = compositionOf({ 'mf-rooms': remoteOf('1.5.0'), 'mf-spa': remoteOf('9.0.0') }, 'c2')
  const { host, refresh } = create(
    compositionOf({ 'mf-rooms': remoteOf('1.4.0'), 'mf-spa': spa }),
    () => fresh,
  )
  const loaded = await host.loadWidget('mf-rooms', 'room-list')
  loaded.failed('it threw')
  expect(await host.loadWidget('mf-rooms', 'room-list', { anew: true })).toMatchObject({ version: '1.5.0' })
  expect(refresh).toHaveBeenCalledOnce()
  expect([host.compositionId(), host.releaseOf('mf-spa')]).toEqual(['c2', spa])
})

it('tries the same release again where there is no other, as often as somebody asks', async () => {
  const { host } = create(compositionOf({ 'mf-rooms': remoteOf('1.4.0') }))
  const loaded = await host.loadWidget('mf-rooms', 'room-list')
  loaded.failed('it threw')
  await expect(host.loadWidget('mf-rooms', 'room-list')).rejects.toThrow()
  expect(await host.loadWidget('mf-rooms', 'room-list', { anew: true })).toMatchObject({ version: '1.4.0' })
})

it('asks for a remote that the page does not have, which may be live by now', async () => {
  const { host } = create(compositionOf({}), () => compositionOf({ 'mf-rooms': remoteOf('1.4.0') }, 'c2'))
  expect(await host.loadWidget('mf-rooms', 'room-list')).toMatchObject({ version: '1.4.0' })
  expect(host.compositionId()).toBe('c2')
  const { host: none } = create(compositionOf({}))
  await expect(none.loadWidget('mf-rooms', 'room-list')).rejects.toThrow('No release of mf-rooms is live')
})

it('says which widgets a release has, where one is not among them', async () => {
  const { host } = create(compositionOf({ 'mf-rooms': remoteOf('1.4.0') }))
  await expect(host.loadWidget('mf-rooms', 'nothing')).rejects.toThrow()
  expect(errors[0]).toContain("no widget 'nothing'. It has: room-list, broken")
  expect(outcomes).toMatchObject([{ outcome: 'failed', reason: 'expose' }])
})

it('holds the style sheets of a remote that the page has', () => {
  page.head.innerHTML = '<link rel="stylesheet" href="https://calm.example/1.4.0/a.css" media="not all">'
  const remote = remoteOf('1.4.0')
  Object.assign(remote.manifest.exposes, { 'room-list': { styles: ['a.css'] } })
  const { host } = create(compositionOf({ 'mf-rooms': remote }))
  const media = () => page.querySelector('link')?.getAttribute('media')
  const letGo = host.holdStyles('mf-rooms', 'room-list')
  expect(media()).toBeNull()
  letGo()
  expect(media()).toBe('not all')
  expect(host.holdStyles('mf-spa', 'room-list')).toBeTypeOf('function')
})
