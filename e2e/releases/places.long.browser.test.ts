import { type Site, startSite } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'
import { publishRemote, spaPlaces, spaRoute } from './places.fixture.ts'
import { entry, noProblems, openAt, type PageSize } from './places-page.fixture.ts'

const phone = { width: 390, height: 844 } as const

let site: Site

beforeAll(async () => {
  site = await startSite()
  publishRemote(site, 'mf-spa', { places: spaPlaces }).promote('mf-spa', '7.0.0', 'a test')
})

const open = (path: string, size: PageSize) => openAt(site, path, size)

it('is hydrated where the page comes as HTML, and stands in the menu of a phone', async () => {
  const { page, problems } = await open('/spa', phone)
  await page.getByRole('button', { name: 'Menu' }).click()
  await entry(page, 'Spa').click()
  await page.getByRole('heading', { level: 1, name: 'Spa & <rest>' }).waitFor()
  expect(problems).toEqual(noProblems)
})

it('leaves the menu of three remotes within the page, in the longest words and the narrowest bar', async () => {
  for (const name of ['yoga', 'diving']) {
    const labels = { en: name, de: 'Einundzwanzig Zeich', zh: name }
    const places = { routes: [{ ...spaRoute(`/${name}`), menu: { labels, order: 20 } }] }
    publishRemote(site, `mf-${name}`, { places }).promote(`mf-${name}`, '7.0.0', 'a test')
  }
  const { page } = await open('/about?lang=de', { width: 1040, height: 800 })
  const bar = page.getByRole('navigation', { name: 'Hauptnavigation' })
  expect(await bar.getByRole('link', { name: 'Einundzwanzig Zeich' }).count()).toBe(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1040)
})
