import { createPreviews, writeGateReport } from '@calm-rest/releases'
import { placesAt, publishSmall } from '@calm-rest/releases/testing'
import { emptyDocument } from '@calm-rest/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { aSite } from '../../site.fixture.ts'
import type { OverviewFacts } from '../section.ts'
import { statusSection } from './status-section.ts'

let site: ReturnType<typeof aSite>

beforeEach(async () => {
  site = aSite({ previewKey: Buffer.alloc(32, 1) })
  publishSmall(site.store, site.folder, '2.0.0', 'mf-spa')
  await site.store.promote('mf-spa', '2.0.0', 'ben')
  publishSmall(site.store, site.folder, '1.1.0-rc.1')
  await site.store.canary('mf-rooms', '1.1.0-rc.1', 20, 'ann')
  publishSmall(site.store, site.folder, '1.2.0')
  await site.store.notePublished('mf-rooms', '1.2.0', 'ann')
})

const show = async (query = '') => {
  const html = await (await site(`/releases?${query}`)).text()
  const document = emptyDocument()
  document.body.innerHTML = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  return document
}

const cellsOf = (document: Document, remote: string) =>
  [...document.querySelectorAll(`#${remote} > *`)].map((cell) =>
    cell.textContent?.replaceAll(/\s+/g, ' ').trim(),
  )
const remotesOf = (document: Document) =>
  [...document.querySelectorAll('tbody tr')].map(({ id }) => id).filter(Boolean)

it('shows each remote in a row: what is live, the canary, health, gate and what waits', async () => {
  const { hash = '' } = site.store.release('mf-rooms', '1.0.0') ?? {}
  const report = { remote: 'mf-rooms', version: '1.0.0', hash, at: new Date().toISOString(), site: 'x' }
  writeGateReport(site.store.folder, {
    ...report,
    passed: false,
    checks: [{ name: 'size', ok: false, found: '90 KB' }],
  })
  const document = await show()
  const [name, live, since, ...others] = cellsOf(document, 'mf-rooms')
  expect(name).toContain('mf-rooms@calm-rest/rooms')
  expect(live).toBe('1.0.0')
  expect(since).toMatch(/^\d+ \w+ \d{4}, \d\d:\d\d$/)
  expect(others).toEqual(['1.1.0-rc.1 20 of 100', 'none yet', 'failed: size', '1.2.0, place 1'])
  expect(document.querySelector('[data-tone=poor]')?.textContent).toBe('failed: size')
  const [toRemote] = document.querySelectorAll('#mf-rooms a')
  expect(toRemote?.getAttribute('href')).toBe('/releases/mf-rooms?lang=en')
})

const textsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent?.replaceAll(/\s+/g, ' ').trim())

it('says in one line what is live, what comes and when something changed last', async () => {
  const document = await show()
  const [health, freezes, canaries, waiting, last] = textsOf(document, '#now dl > div')
  expect([health, freezes]).toEqual(['Healthno page views yet', 'Freezesnone'])
  expect([canaries, waiting]).toEqual(['Canarymf-rooms 1.1.0-rc.1', 'Waiting for the gate1'])
  expect(last).toMatch(/^Last change\d+ \w+ \d{4}, \d\d:\d\d$/)
  expect((await show('q=spa')).querySelector('#now')).toBe(null)
})

it('names a release that fails more page views than it may', async () => {
  const row = { remote: 'mf-spa', live: { version: '2.0.0', health: { views: 200, failures: 20 } } }
  const facts = { found: [{ row }], search: '', changes: [], waiting: [], freezes: [] }
  const html = String(await statusSection('de', facts as unknown as OverviewFacts))
  expect(html).toContain('<span class="releases-state" data-tone="poor">Es scheitern: mf-spa 2.0.0</span>')
})

it('tells what changed lately, of all remotes together or of those that were found', async () => {
  const changes = textsOf(await show(), '#changes tbody td:not(:first-child)')
  expect(changes.slice(0, 2)).toEqual(['mf-rooms', '1.2.0 published by ann'])
  expect(changes).toContain('2.0.0 made live by ben')
  const ofSpa = textsOf(await show('q=spa'), '#changes tbody td:nth-child(2)')
  expect(new Set(ofSpa)).toEqual(new Set(['mf-spa']))
})

it('shows no more than the newest eight changes', async () => {
  for (let at = 0; at < 5; at += 1) {
    publishSmall(site.store, site.folder, `3.${at}.0`, 'mf-spa')
    await site.store.promote('mf-spa', `3.${at}.0`, 'ben')
    await site.store.notePublished('mf-rooms', `3.${at}.0`, 'ann')
  }
  expect(textsOf(await show(), '#changes tbody tr')).toHaveLength(8)
})

it('reads reports of what guests get alone, however many versions there were', async () => {
  for (const version of ['3.0.0', '3.1.0', '3.2.0']) {
    publishSmall(site.store, site.folder, version, 'mf-spa')
    await site.store.promote('mf-spa', version, 'ben')
  }
  // the list of what waits for the gate looks for itself, every two seconds
  await show()
  const read = vi.spyOn(site.store, 'readGate')
  await show('q=spa')
  expect(read.mock.calls.filter(([remote]) => remote === 'mf-spa')).toEqual([
    ['mf-spa', '3.2.0'],
    ['mf-spa', '3.1.0'],
  ])
})

it.each([
  ['', ['mf-rooms', 'mf-spa']],
  ['spa', ['mf-spa']],
  ['1.1.0-rc', ['mf-rooms']],
  ['calm-rest/ROOMS 1.2', ['mf-rooms']],
  ['mf-spa 1.1.0', []],
])('finds with "%s" %j by a form without script', async (search, remotes) => {
  const document = await show(new URLSearchParams({ q: search }).toString())
  expect(remotesOf(document)).toEqual(remotes)
  expect(document.querySelector('form[action="/releases"] input[name=q]')?.getAttribute('value')).toBe(search)
})

it('names the version for which a remote was found, and says how many were', async () => {
  const document = await show('q=1.2.0')
  const found = document.querySelector('#mf-rooms li a')
  expect([found?.textContent, found?.getAttribute('href')]).toEqual([
    '1.2.0',
    '/releases/mf-rooms?lang=en#v-1.2.0',
  ])
  expect(document.querySelector('[role=status]')?.textContent).toBe('1 of 2 remotes')
})

it.each([
  ['new-map', 'flag:mf-tours/new-map', 'flags'],
  ['tours offers.list', 'call:offers.list', 'uses'],
  ['seat-chosen', 'event:mf-spa/seat-chosen@1', 'uses'],
  ['ORDERS', 'backend:mf-tours/orders', 'uses'],
  ['slot:home', 'slot:home', 'uses'],
])('finds by "%s" a remote that uses %s, and leads there', async (search, subject, section) => {
  const { places } = placesAt('/tours')
  publishSmall(site.store, site.folder, '1.0.0', 'mf-tours', {
    uses: { calls: ['offers.list'], flags: ['new-map'] },
    events: { sends: [], hears: ['mf-spa/seat-chosen@1'] },
    backends: ['orders'],
    places: { routes: places?.routes ?? [], slots: { home: 'room-list' } },
  })
  await site.store.promote('mf-tours', '1.0.0', 'ann')
  const document = await show(new URLSearchParams({ q: search }).toString())
  expect(remotesOf(document)).toEqual(['mf-tours'])
  const found = document.querySelector('#mf-tours li a')
  expect([found?.textContent, found?.getAttribute('href')]).toEqual([
    subject,
    `/releases/mf-tours?lang=en#${section}`,
  ])
})

it.each([
  ['en', 'Nothing contains “<b>”: no remote, '],
  ['de', 'Nichts enthält „<b>“: kein Remote, '],
  ['zh', '没有内容包含“<b>”：'],
])('says in %s that nothing was found, and shows markup as text', async (lang, text) => {
  const document = await show(`lang=${lang}&q=${encodeURIComponent('<b>')}`)
  expect(document.querySelector('#remotes p')?.textContent).toContain(text)
  expect(document.querySelector('b')).toBe(null)
})

it('has one script, with the hash of what its address answers', async () => {
  const html = await (await site('/releases')).text()
  const scripts = [...html.matchAll(/<script src="([^"]*)" integrity="([^"]*)"/g)]
  expect(scripts).toHaveLength(1)
  const [, address = '', integrity = ''] = scripts[0] ?? []
  const answer = await site(address.replaceAll('&amp;', '&'))
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  const hash = await crypto.subtle.digest('SHA-384', bytes)
  expect(integrity).toBe(`sha384-${Buffer.from(hash).toString('base64')}`)
  expect(bytes.length).toBeLessThan(6_000)
  // it runs in a page as it is: nothing of this module is left in it
  expect(() => new Function(bytes.toString())).not.toThrow()
})

it('keeps what a preview shows behind its signature', async () => {
  const value = createPreviews(Buffer.alloc(32, 1)).issue('mf-rooms', '1.2.0', new Date(Date.now() + 60_000))
  expect((await site(`/releases/compare?mf-rooms=${value}`)).status).toBe(200)
  expect((await (await site('/releases')).text()).includes('~')).toBe(false)
})
