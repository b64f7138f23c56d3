import { publishSmall } from '@calm-rest/releases/testing'
import { emptyDocument } from '@calm-rest/testing'
import { beforeEach, expect, it } from 'vitest'
import { aSite } from '../../site.fixture.ts'

let site: ReturnType<typeof aSite>

const gate = (version: string, passed: boolean) =>
  site.store.storeGate({
    remote: 'mf-rooms',
    version,
    hash: site.store.release('mf-rooms', version)?.hash ?? '',
    at: new Date().toISOString(),
    site: 'http://localhost',
    passed,
    checks: [{ name: 'room-list: size', ok: passed, found: 'script 3.1 KB' }],
  })

beforeEach(() => {
  site = aSite()
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) publishSmall(site.store, site.folder, version)
})

const show = async (lang = 'en') => {
  const html = await (await site(`/releases/mf-rooms?lang=${lang}`)).text()
  const document = emptyDocument()
  document.body.innerHTML = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  return document
}

const storyOf = (document: Document) =>
  [...document.querySelectorAll('#story li > div')].map((entry) =>
    entry.textContent?.replaceAll(/\s+/g, ' ').trim(),
  )

it('tells what happened, the newest first: by whom, and why', async () => {
  const { store } = site
  void store.notePublished('mf-rooms', '1.1.0', {
    by: '@calm-rest/rooms',
    person: 'ann',
    grant: 'token 3f2a',
  })
  void gate('1.1.0', true)
  void store.canary('mf-rooms', '1.1.0', 20, 'ben', 'the editor waits')
  void store.promote('mf-rooms', '1.1.0', 'ben')
  void store.rollback('mf-rooms', 'error budget', 'failed on 9 of 30 page views')
  void gate('1.0.0', false)
  expect(storyOf(await show())).toEqual([
    '1.0.0 failed the gate room-list: size: script 3.1 KB',
    'back to 1.0.0 by error budget failed on 9 of 30 page views',
    '1.1.0 made live by ben',
    '1.1.0 to 20% by ben the editor waits',
    '1.1.0 passed the gate',
    '1.1.0 published by ann, @calm-rest/rooms (token 3f2a)',
    '1.0.0 made live by ann',
  ])
})

it('shows texts of a team as text that turns nothing', async () => {
  void site.store.canary(
    'mf-rooms',
    '1.1.0',
    20,
    '\u202ebob',
    '<img src=x onerror=alert(1)>\u2066\u2069 {{version}} $t(now)',
  )
  const document = await show()
  expect(storyOf(document)[0]).toBe('1.1.0 to 20% by bob <img src=x onerror=alert(1)> {{version}} $t(now)')
  expect(document.querySelector('#story img')).toBeNull()
})

it('lists the versions, and leads only to those that an address may show', async () => {
  const { store } = site
  void store.promote('mf-rooms', '1.1.0', 'ann')
  void store.notePublished('mf-rooms', '1.3.0', 'ann')
  void store.canary('mf-rooms', '1.2.0', 5, 'ann')
  void store.demote('mf-rooms', 'ann')
  const document = await show()
  const rows = [...document.querySelectorAll('#versions tbody tr')].map((row) => [
    row.querySelector('th')?.textContent,
    row.querySelector('[data-column="State"]')?.textContent,
    [...row.querySelectorAll('[data-column="See it"] a')].map((link) => link.getAttribute('href')),
  ])
  const links = (version: string) => [
    `/?mf-rooms=${version}&lang=en`,
    `/releases/compare?mf-rooms=${version}&lang=en`,
  ]
  expect(rows).toEqual([
    ['1.1.0', 'Live', links('1.1.0')],
    ['1.0.0', 'Previous', links('1.0.0')],
    ['1.2.0', 'withdrawn', []],
    ['1.3.0', 'published', []],
  ])
  const heads = [...document.querySelectorAll('#versions thead th')].map((head) => head.textContent)
  expect(heads).toEqual(['Version', 'State', 'Gate', 'Published', 'See it'])
})

it('has every check of what guests get, open where one failed', async () => {
  void gate('1.0.0', false)
  const details = (await show()).querySelector('details')
  expect(details?.hasAttribute('open')).toBe(true)
  expect(details?.textContent).toContain('failed room-list: size: script 3.1 KB')
})

it('says where a version waits for the gate', async () => {
  expect((await show()).querySelector('#notes')?.textContent).toContain(
    '1.1.0 waits for the gate, at place 1.',
  )
})

it.each([
  ['de', 'Was Gäste bekommen', '1.0.0 freigegeben von ann'],
  ['zh', '访客看到的版本', 'ann 将 1.0.0 上线'],
])('speaks %s', async (lang, title, entry) => {
  const document = await show(lang)
  expect(document.querySelector('#now h2')?.textContent).toBe(title)
  expect(storyOf(document)).toEqual([entry])
})

it('leads on from a version that was rolled back to no page that is closed', async () => {
  publishSmall(site.store, site.folder, '1.4.0')
  void site.store.promote('mf-rooms', '1.4.0', 'ann')
  void site.store.rollback('mf-rooms', 'ben')
  const previous = (await show()).querySelector('[data-channel=previous]')
  expect(previous?.querySelector('h3')?.textContent).toBe('Previous 1.4.0')
  expect(previous?.querySelector('.releases-links')?.textContent).toBe('no longer shown')
})

it.each([
  ['en', 'There is no mf-none'],
  ['de', 'mf-none gibt es nicht'],
  ['zh', '没有 mf-none'],
])('says in %s that there is no such remote, and leads to all', async (lang, title) => {
  const html = await (await site(`/releases/mf-none?lang=${lang}`)).text()
  expect(html).toContain(`<h1>${title}</h1>`)
  expect(html).toContain(`<a href="/releases?lang=${lang}">`)
})

it.each(['/releases/mf-none', '/releases/rooms'])('knows no %s', async (path) => {
  expect((await site(path)).status).toBe(404)
})

it('gives each section an id, by which the script renews it', async () => {
  const ids = [...(await show()).querySelectorAll('#sections > *')].map(({ id }) => id)
  expect(ids).toEqual(['notes', 'now', 'story', 'vitals', 'versions', 'uses'])
})
