import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDays } from '@calm-rest/contract/stay'
import { openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { release, root } from './checkout.fixture.ts'
import { figures, inMs } from './figures.fixture.ts'
import { publishVariant } from './variant.fixture.ts'

const remote = 'mf-booking'
const untried = ['--skip-gate', 'the gate has tests of its own'] as const

const figure = figures('From a release to the first page view that has it')

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await sharedBrowser()
  site = await startSite()
  for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0']) {
    const rewrite = (_: string, text: string) => text.replaceAll('Book Your Stay', `Stay ${version}`)
    publishVariant(site, { remote, version, rewrite })
  }
})

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 })
const field = (page: Page, name: string) =>
  page.locator(`input[data-field="${name}"], [name="${name}"]:not([type="hidden"])`)
const compositionOf = async (page: Page): Promise<string> =>
  JSON.parse((await page.locator('#composition').textContent()) ?? '').id

/** Values of all fields of the form. */
const held = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      new FormData(document.querySelector<HTMLFormElement>('main form') ?? undefined) as unknown as Iterable<
        [string, string]
      >,
    ),
  )

/** Files of a release that the page has fetched. */
const fetched = (page: Page, version: string) =>
  page.evaluate(
    (folder) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith(folder)),
    `/releases/${remote}/${version}/`,
  )

/** Composition id of the booking request, from the log of the API. */
const bookedWith = () =>
  readFileSync(join(site.dataDir, 'server.log'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { method?: string; route?: string; composition?: string })
    .filter(({ method, route }) => method === 'POST' && route?.startsWith('/api/bookings'))
    .map(({ composition }) => composition)

const inDays = async (days: number) => {
  const { today } = await (await fetch(`${site.url}api/hotel/day`)).json()
  return addDays(today, days)
}

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()

it('R-mf-which: keeps a booking that is half filled in on its release, to its end, while another goes live', async () => {
  const { page, problems } = await openPage(browser)
  const checkIn = await inDays(30)
  const checkOut = await inDays(33)
  await page.goto(`${site.url}book?room=coral-suite&checkIn=${checkIn}&checkOut=${checkOut}`)
  await heading(page, 'Book Your Stay').waitFor()
  const before = await compositionOf(page)
  await field(page, 'firstName').fill('Ada')
  await field(page, 'specialRequest').fill('Two pillows.')
  const typed = await held(page)
  expect(typed).toMatchObject({ firstName: 'Ada', specialRequest: 'Two pillows.', checkIn })

  release(root, site, 'promote', remote, '1.1.0', ...untried)

  const { page: another } = await openPage(browser)
  await another.goto(`${site.url}book`)
  await heading(another, 'Stay 1.1.0').waitFor()
  expect(await compositionOf(another)).not.toBe(before)

  // a chunk that was not fetched before the promotion
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await heading(page, 'Buchen Sie Ihren Aufenthalt').waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await heading(page, 'Book Your Stay').waitFor()
  expect(await held(page)).toEqual(typed)

  await field(page, 'lastName').fill('Lovelace')
  await field(page, 'email').fill('ada@example.com')
  await page.locator('main form [type=submit]:not([name]):not([tabindex])').click()
  await page
    .getByText(/^CR-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    .first()
    .waitFor()
  await expect.poll(bookedWith).toEqual([before])
  expect(await fetched(page, '1.1.0')).toEqual([])
  expect(problems.errors).toEqual([])
})

it('keeps a page on its set of releases from screen to screen, until it is loaded anew', async () => {
  const { page } = await openPage(browser)
  await page.goto(`${site.url}book`)
  await heading(page, 'Stay 1.1.0').waitFor()
  const before = await compositionOf(page)

  release(root, site, 'promote', remote, '1.2.0', ...untried)

  await goTo(page, 'Home')
  await page
    .getByRole('link', { name: /^Details/ })
    .first()
    .waitFor()
  await page.goBack()
  await heading(page, 'Stay 1.1.0').waitFor()
  const asked = page.waitForRequest('**/api/rooms/**')
  await goTo(page, 'Rooms')
  expect(await (await asked).headerValue('x-composition')).toBe(before)
  expect(await fetched(page, '1.2.0')).toEqual([])

  await page.goto(`${site.url}book`)
  await heading(page, 'Stay 1.2.0').waitFor()
  expect(await compositionOf(page)).not.toBe(before)
})

it('R-mf-atomic: gives the very next page view what was promoted, and what was rolled back to', async () => {
  const { page } = await openPage(browser)
  const shows = async (what: string, version: string, change: () => void) => {
    const started = performance.now()
    change()
    const changed = inMs(started)
    await page.goto(`${site.url}book`, { waitUntil: 'commit' })
    await heading(page, `Stay ${version}`).waitFor()
    figure(
      what,
      `${inMs(started)} to its words on the screen; ${changed} of them the command, which starts Node`,
    )
  }
  await page.goto(`${site.url}book`)
  await heading(page, 'Stay 1.2.0').waitFor()
  await shows('promote', '1.3.0', () => release(root, site, 'promote', remote, '1.3.0', ...untried))
  await shows('rollback', '1.2.0', () => release(root, site, 'rollback', remote))
  await shows('promote again', '1.4.0', () => release(root, site, 'promote', remote, '1.4.0', ...untried))
  await shows('rollback again', '1.2.0', () => release(root, site, 'rollback', remote))
})
