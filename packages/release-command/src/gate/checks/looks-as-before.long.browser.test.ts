import { sharedBrowser } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'
import { compareLooks } from './compare-looks.ts'
import { openFakePage } from './fake-page.fixture.ts'
import { looksAsBefore } from './looks-as-before.ts'

let check: Awaited<ReturnType<typeof openFakePage>>

beforeAll(async () => {
  check = await openFakePage()
})

/** The fake page serves the same code for both versions: the address tells them apart. */
const differing = (css: string) =>
  `slot.innerHTML = '<p style="height: 200px; background: ' + (location.search.includes('0.9.0') ? 'white' : '${css}') + '">Spa ' + document.documentElement.lang + '</p>'`

it('finds no difference where there is none, and none without a live version', async () => {
  expect(await check.whole(looksAsBefore, differing('white'), { live: '0.9.0' })).toEqual({
    faults: [],
    notes: ['as 0.9.0 does, in en, de, zh'],
  })
  expect((await check.whole(looksAsBefore, differing('red'))).notes).toEqual(['no live version has it'])
})

it('R-mf-looks: says where a version looks different, with its pictures, and fails nothing', async () => {
  const before = check.loads()
  const { faults, notes, looks = [] } = await check.whole(looksAsBefore, differing('#ddd'), { live: '0.9.0' })
  expect(faults).toEqual([])
  expect(notes).toEqual([expect.stringMatching(/^looks different from 0\.9\.0: 9\d\.\d % in en at 390, /)])
  // in the one language that can be chosen on the page, neither version is loaded again
  expect(check.loads() - before).toBe(4)
  expect(looks.map(({ lang, width }) => `${lang} ${width}`)).toEqual([
    'en 390',
    'en 1280',
    'de 390',
    'de 1280',
    'zh 390',
    'zh 1280',
  ])
})

it('marks what differs alone, the part that one is higher by included', async () => {
  const page = await (await (await sharedBrowser()).newContext()).newPage()
  const draw = async (html: string) => {
    await page.setContent(`<body style="margin: 0"><main style="inline-size: 100px">${html}</main>`)
    return (await page.locator('main').screenshot()).toString('base64')
  }
  const box = (colour: string, height: number) =>
    `<div style="height: ${height}px; background: ${colour}"></div>`
  const white = await draw(box('white', 100))
  const tall = await draw(box('white', 75) + box('red', 25) + box('white', 100))
  const { share, pictures } = await compareLooks(page, { before: white, after: tall, mostShare: 0 })
  expect(share).toBeCloseTo(125 / 200, 2)
  expect(
    Buffer.from(pictures?.marked ?? '', 'base64')
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP')
  const paler = { before: white, after: await draw(box('#fdfdfd', 100)), mostShare: 0 }
  expect(await compareLooks(page, paler)).toEqual({ share: 0, pictures: undefined })
  await page.context().close()
})
