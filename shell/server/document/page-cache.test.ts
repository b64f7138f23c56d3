import type { Composition } from '@calm-rest/contract/releases'
import { manifestOf } from '@calm-rest/releases/testing'
import { expect, it } from 'vitest'
import { cacheKeyOf, createPageCache, pack, pageKeyOf } from './page-cache.ts'

const aCache = (limitBytes?: number) => {
  let current = 'first'
  const now = () => current
  const cache = createPageCache({ now, thisTurn: now }, limitBytes)
  /** Renders `text` and waits until it was cached or rejected. */
  const render = async (key: string, text: string | undefined) => {
    await cache.render(
      key,
      async () => text,
      async (rendered) => rendered,
    )
    await new Promise(setImmediate)
  }
  const written = () => {
    current += ' and another'
  }
  return { cache, render, written, textOf: (key: string) => cache.get(key)?.text.toString() }
}

it('has a page until its content changes', async () => {
  const { render, written, textOf } = aCache()
  await render('/', 'Three rooms')
  expect(textOf('/')).toBe('Three rooms')
  written()
  expect(textOf('/')).toBeUndefined()
})

it('has no page that could not be rendered whole', async () => {
  const { render, textOf } = aCache()
  await render('/', undefined)
  expect(textOf('/')).toBeUndefined()
})

it('has no page whose content changed while it was rendered, and gives it to nobody who came after that', async () => {
  const { cache, written, textOf } = aCache()
  const slow = Promise.withResolvers<string>()
  const read = async (text: string) => text
  const first = cache.render('/', () => slow.promise, read)
  written()
  const second = cache.render('/', async () => 'Two rooms', read)
  slow.resolve('Three rooms')
  expect(await Promise.all([first, second])).toEqual(['Three rooms', 'Two rooms'])
  await expect.poll(() => textOf('/')).toBe('Two rooms')
})

it('renders once for all who ask at the same time, and again after a render that failed', async () => {
  const { cache } = aCache()
  let count = 0
  const fail = async () => {
    count += 1
    throw new Error('no answer')
  }
  const ask = () => cache.render('/', fail, async () => '').catch((cause: Error) => cause.message)
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['no answer', 'no answer', 'no answer'])
  expect(count).toBe(1)
  await new Promise(setImmediate)
  await ask()
  expect(count).toBe(2)
})

it('evicts what was not asked for longest, and has no page that is larger than all', async () => {
  const { render, textOf } = aCache(20_000)
  for (const key of ['/', '/rooms', '/book']) await render(key, 'x'.repeat(4000))
  expect(['/', '/rooms', '/book'].map((key) => textOf(key) !== undefined)).toEqual([false, true, true])
  await render('/large', 'x'.repeat(20_000))
  expect(textOf('/large')).toBeUndefined()
})

it('packs a page once for each encoding, with a tag of its own', async () => {
  const { cache, render } = aCache()
  await render('/', 'Three rooms. '.repeat(100))
  const page = cache.get('/')
  if (!page) throw new Error('not cached')
  const packed = await Promise.all((['br', 'gzip', 'identity'] as const).map((name) => pack(page, name)))
  expect(new Set(packed.map(({ tag }) => tag)).size).toBe(3)
  expect(packed.map(({ body }) => body.length < 200)).toEqual([true, true, false])
  expect(pack(page, 'br')).toBe(pack(page, 'br'))
})

const compositionOf = (source: 'stable' | 'canary' | 'preview' | 'local'): Composition => ({
  id: '0123456789ab',
  remotes: { 'mf-rooms': { base: '/releases/mf-rooms/1.0.0/', manifest: manifestOf('1.0.0'), source } },
})
const request = {
  origin: 'https://calmrest.example',
  pathname: '/rooms',
  search: '',
  lang: 'en',
  composition: compositionOf('stable'),
} as const

it('tells pages apart by address, host, language and releases', () => {
  const others = [
    request,
    { ...request, pathname: '/' },
    { ...request, origin: 'https://evil.example' },
    { ...request, search: '?lang=de', lang: 'de' } as const,
    { ...request, composition: compositionOf('canary') },
  ]
  const keys = others.map(cacheKeyOf)
  expect(keys).not.toContain(undefined)
  expect(new Set(keys).size).toBe(others.length)
})

it.each([
  ['a preview, which is one person’s', { composition: compositionOf('preview') }],
  ['a remote from its sources', { composition: compositionOf('local') }],
  ['what a screen reads from its query', { search: '?category=family' }],
  ['a language with more behind it', { search: '?lang=en&partner=alpin-tours' }],
])('has no key for %s', (_, changed) => {
  expect(cacheKeyOf({ ...request, ...changed })).toBeUndefined()
})

it('tells pages with a query apart, and has no key for what one person sees', () => {
  const searched = ['', '?guests=2', '?guests=3'].map((search) => pageKeyOf({ ...request, search }))
  expect(searched).not.toContain(undefined)
  expect(new Set(searched).size).toBe(3)
  expect(pageKeyOf({ ...request, composition: compositionOf('preview') })).toBeUndefined()
})
