import type { Composition } from '@calm-rest/contract/releases'
import { createPreviews, openFlagsFile } from '@calm-rest/releases'
import { publishSmall } from '@calm-rest/releases/testing'
import { temporaryFolder } from '@calm-rest/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { aSite } from '../site.fixture.ts'

let ask: ReturnType<typeof aSite>

const previewKey = Buffer.alloc(32, 1)
const previews = createPreviews(previewKey)
const inAnHour = () => new Date(Date.now() + 60 * 60 * 1000)

beforeEach(() => {
  ask = aSite({ previewKey })
  for (const version of ['1.1.0', '1.2.0-rc.1']) publishSmall(ask.store, ask.folder, version)
})

const compositionAt = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await ask(path, { headers })
  const composition = (await answer.json()) as Composition
  const { manifest, source } = composition.remotes['mf-rooms'] ?? {}
  return { answer, composition, version: manifest?.version, source }
}

describe('a canary', () => {
  beforeEach(() => void ask.store.canary('mf-rooms', '1.1.0', 30, 'ann'))

  it('R-mf-canary: stays with a visitor who got it, and away from one who did not', async () => {
    const versions = new Set<string>()
    for (let visitor = 0; visitor < 40; visitor += 1) {
      const first = await compositionAt('/composition.json')
      const cookie = (first.answer.headers.get('Set-Cookie') ?? '').split(';')[0] ?? ''
      const again = await compositionAt('/composition.json', { Cookie: cookie })
      expect(again.version).toBe(first.version)
      versions.add(first.version ?? '')
    }
    expect([...versions].sort()).toEqual(['1.0.0', '1.1.0'])
  })

  it('is given to about as many as it says', async () => {
    let given = 0
    for (let seed = 0; seed < 300; seed += 1) {
      const { version } = await compositionAt('/composition.json', {
        Cookie: `calm-rest-bucket=${seed * 33}`,
      })
      if (version === '1.1.0') given += 1
    }
    expect(given / 300).toBeCloseTo(0.3, 1)
  })

  it('makes a page that no cache may give to others, with a cookie that says nothing else', async () => {
    const page = await ask('/rooms')
    expect(page.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(page.headers.get('Vary')).toContain('Cookie')
    expect(page.headers.get('Set-Cookie')).toMatch(
      /^calm-rest-bucket=\d{1,4}; Max-Age=2592000; .*HttpOnly; SameSite=Lax$/,
    )
  })

  it.each(['-1', '10000', 'x', '1.5'])('draws anew for a cookie with %s', async (seed) => {
    const { answer } = await compositionAt('/composition.json', { Cookie: `calm-rest-bucket=${seed}` })
    expect(answer.headers.get('Set-Cookie')).toMatch(/^calm-rest-bucket=\d{1,4};/)
  })
})

it('sets no cookie where no canary is live', async () => {
  expect((await ask('/rooms')).headers.get('Set-Cookie')).toBeNull()
})

describe('a remote that is apart', () => {
  const words = { en: 'Desk', de: 'Rezeption', zh: '前台' }
  const route = { path: '/desk/:section', widget: 'room-list', titles: words, descriptions: words }
  const declared = { places: { apart: true as const, routes: [route], slots: {} } }

  beforeEach(() => {
    for (const version of ['1.0.0', '1.1.0'])
      publishSmall(ask.store, ask.folder, version, 'mf-desk', declared)
    ask.store.promote('mf-desk', '1.0.0', 'ann')
  })

  it('gives guests no cookie by a canary of its own, and its own pages one', async () => {
    ask.store.canary('mf-desk', '1.1.0', 30, 'ann')
    for (const path of ['/', '/rooms', '/composition.json', '/composition.json?page=/rooms']) {
      const { headers } = await ask(path)
      expect([path, headers.get('Set-Cookie')]).toEqual([path, null])
    }
    expect((await ask('/desk/today')).headers.get('Set-Cookie')).toMatch(/^calm-rest-bucket=/)
  })

  it('has the composition of its pages for a page that asks anew', async () => {
    ask.store.promote('mf-desk', '1.1.0', 'ann')
    const { composition } = await compositionAt('/composition.json?page=/desk/today')
    const versions = Object.entries(composition.remotes).map(([remote, { manifest }]) => [
      remote,
      manifest.version,
    ])
    expect(versions).toEqual([['mf-desk', '1.1.0']])
    expect((await compositionAt('/composition.json?page=/rooms')).version).toBe('1.0.0')
  })
})

describe('what the address asks for', () => {
  it.each([
    ['a version that is live', '?mf-rooms=1.0.0', '1.0.0', 'stable'],
    ['a published version in an invented address', '?mf-rooms=1.2.0-rc.1', '1.0.0', 'stable'],
    ['one that is not published', '?mf-rooms=7.7.7', '1.0.0', 'stable'],
    ['a way out of the folder', '?mf-rooms=../../x', '1.0.0', 'stable'],
    ['a remote that does not exist', '?mf-spa=1.0.0', '1.0.0', 'stable'],
    ['a composition that never was', '?composition=000000000000', '1.0.0', 'stable'],
  ])('%s', async (_, search, version, source) => {
    expect(await compositionAt(`/composition.json${search}`)).toMatchObject({ version, source })
  })

  it('a remote that is live for nobody yet, which others do not get', async () => {
    publishSmall(ask.store, ask.folder, '1.0.0-rc.1', 'mf-spa')
    const signed = previews.issue('mf-spa', '1.0.0-rc.1', inAnHour())
    const { composition } = await compositionAt(`/composition.json?mf-spa=${signed}`)
    expect(composition.remotes['mf-spa']?.source).toBe('preview')
    expect((await compositionAt('/composition.json')).composition.remotes).not.toHaveProperty('mf-spa')
  })

  it('is for that page alone', async () => {
    await compositionAt(`/composition.json?mf-rooms=${previews.issue('mf-rooms', '1.2.0-rc.1', inAnHour())}`)
    expect((await compositionAt('/composition.json')).version).toBe('1.0.0')
  })

  it('a composition of earlier, which is then the same to the id', async () => {
    const before = await compositionAt('/composition.json')
    ask.store.promote('mf-rooms', '1.1.0', 'ann')
    expect((await compositionAt('/composition.json')).version).toBe('1.1.0')
    const again = await compositionAt(`/composition.json?composition=${before.composition.id}`)
    expect([again.version, again.composition.id]).toEqual(['1.0.0', before.composition.id])
  })
})

describe('a preview', () => {
  const at = (value: string) => compositionAt(`/composition.json?mf-rooms=${value}`)
  const preview = (version: string, until = inAnHour(), by = previews) => by.issue('mf-rooms', version, until)

  it('shows a version that is live for nobody', async () => {
    expect(await at(preview('1.2.0-rc.1'))).toMatchObject({ version: '1.2.0-rc.1', source: 'preview' })
  })

  it('stands beside another one on the same page', async () => {
    publishSmall(ask.store, ask.folder, '1.0.0-rc.1', 'mf-spa')
    const second = previews.issue('mf-spa', '1.0.0-rc.1', inAnHour())
    const { composition } = await at(`${preview('1.1.0')}&mf-spa=${second}`)
    const versions = Object.values(composition.remotes).map(({ manifest }) => manifest.version)
    expect(versions).toEqual(['1.1.0', '1.0.0-rc.1'])
  })

  it.each([
    ['that has ended', () => preview('1.2.0-rc.1', new Date(Date.now() - 1))],
    [
      'that somebody else signed',
      () => preview('1.2.0-rc.1', inAnHour(), createPreviews(Buffer.alloc(32, 2))),
    ],
    ['that was made for another version', () => preview('1.1.0').replace('1.1.0', '1.2.0-rc.1')],
    ['of a version that is not published', () => preview('7.7.7')],
  ])('%s shows what is live', async (_, value) => {
    expect(await at(value())).toMatchObject({ version: '1.0.0', source: 'stable' })
  })

  it.each([
    [
      'a canary that was demoted',
      () => {
        ask.store.canary('mf-rooms', '1.1.0', 0, 'ann')
        ask.store.demote('mf-rooms', 'error budget')
      },
    ],
    [
      'a release that was rolled back',
      () => {
        ask.store.promote('mf-rooms', '1.1.0', 'ann')
        ask.store.rollback('mf-rooms', 'ann')
      },
    ],
  ])('shows nobody %s, with a signature or without', async (_, withdraw) => {
    withdraw()
    for (const value of [preview('1.1.0'), '1.1.0']) {
      expect(await at(value)).toMatchObject({ version: '1.0.0', source: 'stable' })
    }
  })

  it('is not left behind in the set of releases that its page had', async () => {
    const { composition } = await at(preview('1.2.0-rc.1'))
    const again = await compositionAt(`/composition.json?composition=${composition.id}`)
    expect(again.version).toBe('1.0.0')
  })
})

it.each([
  '/releases/mf-rooms/channels.json',
  '/releases/registry.db',
  '/releases/compositions/x.json',
  '/releases/.lock',
])('serves no %s', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

it('shows people what is live of a remote, since when, by whom and how it does', async () => {
  ask.store.canary('mf-rooms', '1.1.0', 20, 'ben')
  const page = await ask('/releases/mf-rooms?lang=de')
  expect(page.status).toBe(200)
  const html = await page.text()
  for (const text of [
    '<html lang="de">',
    'noindex',
    'Läuft',
    '1.0.0',
    'Teilfreigabe für 20 von 100 Gästen',
    'ben',
  ])
    expect(html).toContain(text)
})

describe('flags', () => {
  const aSiteWithFlags = () => {
    const trust = temporaryFolder()
    ask = aSite({ previewKey, trust })
    const flags = openFlagsFile(trust)
    const set = (value: boolean, percent?: number) =>
      flags.set({
        remote: 'mf-spa',
        name: 'new-map',
        value,
        percent,
        changedBy: 'ann',
        changedAt: new Date().toISOString(),
      })
    publishSmall(ask.store, ask.folder, '1.0.0', 'mf-spa', { uses: { calls: [], flags: ['new-map'] } })
    ask.store.promote('mf-spa', '1.0.0', 'ann')
    return { set, flags }
  }
  const valuesAt = async (headers: Record<string, string> = {}) => {
    const { composition, answer } = await compositionAt('/composition.json', headers)
    return { of: (remote: string) => composition.remotes[remote]?.flags, answer }
  }

  it('are those of a release that declares them, from the next page view', async () => {
    const { set, flags } = aSiteWithFlags()
    expect((await valuesAt()).of('mf-spa')).toBeUndefined()
    set(true)
    const { of, answer } = await valuesAt()
    expect(of('mf-spa')).toEqual({ 'new-map': true })
    expect(of('mf-rooms')).toBeUndefined()
    expect(answer.headers.get('Set-Cookie')).toBeNull()
    flags.remove('mf-spa', 'new-map')
    expect((await valuesAt()).of('mf-spa')).toBeUndefined()
  })

  it('stay with a visitor of a percentage, and add nothing to a document without them', async () => {
    const { set } = aSiteWithFlags()
    expect(await (await ask('/rooms')).text()).not.toContain('"flags"')
    set(true, 40)
    const page = await ask('/rooms')
    // its remote is not on this page: the value is in the rest of the composition
    const [, whole = ''] = /"whole":"([^"]+)"/.exec(await page.text()) ?? []
    expect(await (await ask(whole)).text()).toMatch(/"flags":\{"new-map":(true|false)\}/)
    expect(page.headers.get('Cache-Control')).toBe('private, no-cache')
    const seen = new Set<unknown>()
    for (let seed = 0; seed < 30; seed += 1) {
      const headers = { Cookie: `calm-rest-bucket=${seed * 33}` }
      const first = (await valuesAt(headers)).of('mf-spa')
      expect((await valuesAt(headers)).of('mf-spa')).toEqual(first)
      seen.add(first?.['new-map'])
    }
    expect([...seen].sort()).toEqual([false, true])
  })
})
