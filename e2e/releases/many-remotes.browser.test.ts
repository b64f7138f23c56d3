import {
  axeViolations,
  firstOf,
  hold,
  hydrated,
  layoutShift,
  openPage,
  type Site,
  sharedBrowser,
  startSite,
} from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { publishRemote, spaRoute } from './places.fixture.ts'

const entries = [
  ['Spa', 'Wellness', '水疗'],
  ['Yoga', 'Yoga', '瑜伽'],
  ['Restaurant', 'Restaurant', '餐厅'],
  ['Boat trips', 'Bootsausflüge', '乘船游'],
  ['Surf school', 'Surfschule', '冲浪学校'],
  ['Whale watching', 'Wale beobachten', '观鲸'],
  ['Cooking class', 'Kochkurs', '烹饪课'],
  ['Gift vouchers', 'Gutscheine', '礼券'],
  ['Weddings', 'Hochzeiten', '婚礼'],
  ['Airport transfer', 'Flughafentransfer', '机场接送'],
  ['Journal', 'Tagebuch', '日志'],
  ['Jobs', 'Stellen', '招聘'],
] as const

let site: Site

beforeAll(async () => {
  site = await startSite()
  for (const [at, [en, de, zh]] of entries.entries()) {
    const places = { routes: [{ ...spaRoute(`/r${at}`), menu: { labels: { en, de, zh }, order: at } }] }
    publishRemote(site, `mf-r${at}`, { places }).promote(`mf-r${at}`, '7.0.0', 'a test')
  }
})

const open = async (width: number, path = '/about') => {
  const opened = await openPage(await sharedBrowser(), { width, height: 900 })
  await opened.page.goto(new URL(path, site.url).href)
  await hydrated(opened.page)
  return opened
}

const bar = (page: Page) => page.locator('header nav')
const more = (page: Page) => page.locator('header [popovertarget]')
const remotesShown = (page: Page) =>
  bar(page)
    .locator('a[href*="/r"]:visible')
    .evaluateAll((links) =>
      links
        .map((link) => new URL((link as HTMLAnchorElement).href).pathname)
        .filter((path) => /^\/r\d/.test(path)),
    )
/** What the browser tells assistive technology of the button. */
const saysExpanded = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'More')
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value
}
const isInOneLine = async (page: Page, width: number) => {
  expect(await bar(page).evaluate((nav) => nav.getBoundingClientRect().height)).toBeLessThan(60)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}
const all = entries.map((_, at) => `/r${at}`)

describe('the menu with twelve entries of remotes', () => {
  // the longest words in the narrowest bar
  it.each(
    firstOf(1, [
      [1040, 'de'],
      [1040, 'en'],
      [1040, 'zh'],
      [1240, 'de'],
      [1440, 'en'],
      [1440, 'de'],
      [1440, 'zh'],
    ] as const),
  )(
    'stands in one line at %i px in %s, with the rest behind More, and moves nothing',
    async (width, lang) => {
      const { page, problems } = await openPage(await sharedBrowser(), { width, height: 900 })
      // the fonts of the machine have other widths, and text moves when ours replace them: the menu is to fit in both
      const sendFonts = await hold(page, '**/*.woff2')
      await page.goto(new URL(`/about?lang=${lang}`, site.url).href, { waitUntil: 'domcontentloaded' })
      await isInOneLine(page, width)
      const inBar = await remotesShown(page)
      expect(inBar).toEqual(all.slice(0, inBar.length))
      await more(page).click()
      expect(await remotesShown(page)).toEqual(all)
      expect(await layoutShift(page)).toBeLessThan(0.001)
      sendFonts()
      await page.evaluate(() => document.fonts.ready)
      await isInOneLine(page, width)
      expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
    },
  )

  it('opens by keyboard, says so, and Escape gives the focus back', async () => {
    const { page } = await open(1040)
    await more(page).press('Enter')
    expect(await saysExpanded(page)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[popover]')?.id)).toBe('more')
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await saysExpanded(page)).toBe(false)
    expect(await more(page).evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('leads to a page without a page load, and closes', async () => {
    const { page, problems } = await open(1040)
    await page.evaluate(() => Object.assign(globalThis, { stays: true }))
    await more(page).click()
    await bar(page).getByRole('link', { name: 'Jobs' }).click()
    await page.getByRole('heading', { level: 1, name: 'Spa & <rest>' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/r11')
    expect(await page.locator(':popover-open').count()).toBe(0)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'stays'))).toBe(true)
    expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
  })

  it('stands as a whole in the menu of a phone', async () => {
    const { page } = await open(390)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    expect(await remotesShown(page)).toEqual(all)
    expect(await more(page).isVisible()).toBe(false)
  })
})

it('shows a page that nobody has as the server wrote it', async () => {
  const { page, problems } = await open(1040, '/nowhere')
  expect(await page.locator('main h1').count()).toBe(1)
  expect(problems.uncaught).toEqual([])
})
