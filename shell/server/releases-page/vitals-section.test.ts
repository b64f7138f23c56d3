import { join } from 'node:path'
import { createVitals, openSiteState } from '@calm-rest/releases'
import { publishSmall } from '@calm-rest/releases/testing'
import { emptyDocument, whenDone } from '@calm-rest/testing'
import { beforeEach, expect, it } from 'vitest'
import { aSite } from '../site.fixture.ts'

let site: ReturnType<typeof aSite>
let vitals: ReturnType<typeof createVitals>

beforeEach(() => {
  site = aSite()
  publishSmall(site.store, site.folder, '1.1.0')
  void site.store.canary('mf-rooms', '1.1.0', 20, 'ann')
  const state = openSiteState(join(site.folder, 'releases'))
  whenDone(state.close)
  vitals = createVitals(state)
})

const show = async (lang = 'en') => {
  const document = emptyDocument()
  const [main = ''] =
    /<main.*<\/main>/s.exec(await (await site(`/releases/mf-rooms?lang=${lang}`)).text()) ?? []
  document.body.innerHTML = main
  return document
}

/** This number of page views with an Interaction to Next Paint around this value. */
const visits = (version: string, count: number, inpMs: number, error?: string) => {
  for (let view = 0; view < count; view += 1)
    vitals.add({
      remote: 'mf-rooms',
      version,
      widget: 'room-list',
      composition: '0123456789ab',
      channel: 'stable',
      view: `${version} ${view}`,
      network: String(view),
      at: '2027-06-01T12:00:00.000Z',
      inpMs,
      handlerErrors: error ? 1 : 0,
      rejections: 0,
      error,
    })
}

const chart = (document: Document, name: string) =>
  [...document.querySelectorAll('figure')].find((figure) =>
    figure.querySelector('figcaption')?.textContent?.startsWith(name),
  )

it('says so where nobody has visited yet', async () => {
  const document = await show()
  expect(document.querySelectorAll('figure')).toHaveLength(0)
  expect(document.querySelector('main')?.textContent).toContain('No visits yet.')
})

it('R-mf-vitals: draws the canary beside what is live, with visits and interval, and says how both do in words', async () => {
  visits('1.0.0', 200, 100)
  visits('1.1.0', 50, 230)
  const answer = chart(await show(), 'Response to input (INP)')
  const rows = [...(answer?.querySelectorAll('li') ?? [])]
  const texts = rows.map((row) => row.textContent?.replaceAll(/\s+/g, ' ').trim())
  expect(texts).toEqual([
    'Live 1.0.0 98ms 97ms to 99ms · 200 visits',
    'Canary 1.1.0 230ms 225ms to 235ms · 50 visits',
  ])
  const widths = rows.map((row) => Number(row.querySelector('rect')?.getAttribute('width')))
  expect((widths[1] ?? 0) / (widths[0] ?? 0)).toBeCloseTo(230 / 98, 2)
  expect(answer?.querySelector('figcaption')?.textContent).toContain('good up to 200ms')
})

it('counts page views with an error for a thousand, and names the place with a page that shows it again', async () => {
  visits('1.0.0', 40, 100, 'TypeError entry.js:1:2')
  const document = await show()
  expect(chart(document, 'Page views with an error')?.textContent).toContain('1,000')
  const [error] = [...document.querySelectorAll('li')].filter((li) => li.querySelector('code'))
  expect(error?.textContent).toContain('TypeError entry.js:1:2 1.0.0, 40 visits')
  expect(error?.querySelector('a')?.getAttribute('href')).toBe('/?composition=0123456789ab')
})

it.each([
  ['de', 'Reaktion auf eine Eingabe (INP)', '1 Besuch'],
  ['zh', '交互响应（INP）', '1 次访问'],
])('speaks %s', async (lang, name, count) => {
  visits('1.0.0', 1, 100)
  expect(chart(await show(lang), name)?.textContent).toContain(count)
})

it('sums the same page views up once for all who ask at about the same time', async () => {
  visits('1.0.0', 3, 100)
  await show()
  visits('1.0.0', 4, 100)
  expect(chart(await show(), 'Response to input')?.textContent).toContain('3 visits')
})
