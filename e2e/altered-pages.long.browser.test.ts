import {
  hydrated,
  type Opened,
  type OpenOptions,
  openPage,
  sharedBrowser,
  sharedSite,
} from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signInAt } from './desk/staffed.fixture.ts'
import { inDays } from './states/booking.fixture.ts'
import { bookStay } from './states/stays.fixture.ts'

/** A heading of the page, in German by its own button. */
const inGerman = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'Deutsch' }).first().click()
  await page.getByRole('heading', { name: title, level: 1 }).waitFor()
}

const lists = async (page: Page) => {
  await page.route('**/api/testimonials/summary*', async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, json: { ...(await response.json()), count: 500 } })
  })
  await page.goto(`${sharedSite().url}rooms`)
  for (const [tab, count] of [
    ['Sea View', 4],
    ['All', 13],
  ]) {
    await page.getByRole('tab', { name: String(tab), exact: true }).click()
    await page.getByText(`${count} rooms`, { exact: true }).waitFor()
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reviews' }).click()
  await page.getByRole('button', { name: 'Read more' }).first().click()
  await page.getByRole('button', { name: 'Read less' }).waitFor()
  await page.getByRole('link', { name: 'Older Reviews' }).click()
  await page.getByRole('link', { name: 'Newer Reviews' }).click()
  await page.getByRole('button', { name: 'Read more' }).first().waitFor()
  await inGerman(page, 'Bewertungen unserer Gäste')
}

const dialogs = async (page: Page) => {
  await page.goto(`${sharedSite().url}rooms/turtle-bay-room`)
  await page.getByRole('button', { name: 'Next month' }).first().click()
  await page.getByRole('button', { name: /^Picture 1 of/ }).press('Enter')
  const viewer = page.getByRole('dialog')
  await viewer.getByRole('button', { name: 'Next picture' }).click()
  await viewer.getByText('2 of 4').waitFor()
  await page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })
  await inGerman(page, 'Schildkrötenbucht')
}

/** Each section of the desk, with a form or a dialog of it. */
const desk = async (page: Page) => {
  const { reference } = await bookStay(sharedSite(), {
    room: 'turtle-bay-room',
    checkIn: inDays(60),
    checkOut: inDays(62),
  })
  await signInAt(page, sharedSite(), 'Nirosha')
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
  const dialog = page.locator('dialog[open]')
  /** Opens and closes it. */
  const opens = async (name: string) => {
    await button(name).click()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  const bar = page.getByRole('navigation', { name: 'Front desk' })
  const isAt = (section: string) => page.locator('h1').getByText(section, { exact: true }).waitFor()
  for (const [link, section] of [
    ['Chart', 'Chart'],
    ['Rooms', 'Rooms'],
    ['Mail', 'Messages'],
    ['Figures', 'Figures'],
    ['Prices', 'Prices'],
  ] as const) {
    await bar.getByRole('link', { name: link }).click()
    await isAt(section)
  }
  await opens('Change prices')
  for (const [section, opener] of [
    ['House', 'New room type'],
    ['Staff', 'Invite somebody'],
    ['My access', 'Add a passkey'],
  ] as const) {
    await button('Nirosha').click()
    await dialog.getByRole('link', { name: section }).click()
    await isAt(section)
    await opens(opener)
  }
  await page.goto(`${sharedSite().url}desk/stay?reference=${reference}`)
  await opens('Room or nights')
  await page.getByLabel('Note for the team').fill('Comes late')
  await button('Save the note').click()
  await page.getByText('Note · Nirosha').waitFor()
  await bar.getByRole('link', { name: 'Today' }).click()
  await isAt('Today')
}

const kinds: readonly [string, OpenOptions][] = [
  ['a translation', { translated: true }],
  ['extensions', { extended: true }],
]

describe.each(kinds)('on a page that was altered by %s', (_kind, options) => {
  const whole = async ({ page, problems }: Opened, journey: (page: Page) => Promise<unknown>) => {
    await journey(page)
    expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
  }
  it.each([
    ['lists work', lists],
    ['dialogs work', dialogs],
    ['the desk works', desk],
  ])('%s', async (_name, journey) => {
    await whole(await openPage(await sharedBrowser(), options), journey)
  })
})

/** Runs in the page: a translation that is quicker than our scripts. */
const translateEarly = () => {
  const untouched = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'NOSCRIPT', 'OPTION'])
  document.addEventListener('DOMContentLoaded', () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (text.data.trim() && !untouched.has(text.parentElement?.tagName ?? '')) texts.push(text)
    }
    for (const text of texts) {
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
}

it('hydrates forms where they stand that were translated before', async () => {
  const { page, problems } = await openPage(await sharedBrowser())
  await page.addInitScript(translateEarly)
  for (const path of ['book', 'contact', 'write-review', 'register']) {
    await page.goto(`${sharedSite().url}${path}`)
    await hydrated(page)
    // elements that React renders anew lose the translation
    expect(await page.locator('main h1 font').count(), path).toBeGreaterThan(0)
  }
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})
