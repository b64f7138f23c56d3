import { axeViolations, firstOf, openPage, sharedBrowser, siteAndBrowser } from '@calm-rest/testing'
import type { Locator, Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { notice, roomsShown } from './kept-html.fixture.ts'

const { url } = siteAndBrowser()
let page: Page

beforeEach(async () => {
  // a new browser: from a cache every script would come
  const opened = await openPage(await sharedBrowser(), { isNew: true, staysStill: true })
  page = opened.page
})

it("R-mf-fallback: the server's rooms stay where their script does not come, and a press loads it again", async () => {
  await page.route('**/releases/mf-rooms/**/room-list*.js', (route) => route.abort())
  await page.goto(url('/rooms'))
  const written = await roomsShown(page)
  expect(written.length).toBeGreaterThan(3)
  await notice(page).waitFor()
  expect(await roomsShown(page)).toEqual(written)
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await page.unrouteAll()
  await notice(page).getByRole('button', { name: 'Try again' }).click()
  await notice(page).waitFor({ state: 'detached' })
  expect(await roomsShown(page)).toEqual(written)
})

const presses: [how: string, press: (button: Locator) => Promise<unknown>][] = [
  ['a pointer', (button) => button.click()],
  ['the space bar', (button) => button.press('Space')],
  // without a pointer or a key
  ['a voice', (button) => button.evaluate((element: HTMLElement) => element.click())],
]

it.each(firstOf(1, presses))(
  'a button that %s presses loads the script that it needs, and is pressed then',
  async (_, press) => {
    await page.route('**/releases/mf-reviews/**', (route) => route.abort())
    await page.goto(url('/testimonials'))
    const reviews = page.locator('main [data-slot]').first()
    const more = reviews.locator('button[type=button]').first()
    await notice(page).waitFor()
    await page.unrouteAll()
    await press(more)
    await notice(page).waitFor({ state: 'detached' })
    expect(await reviews.locator('[aria-busy]').count()).toBe(0)
    // the press that waited for the script
    await expect.poll(() => more.getAttribute('aria-expanded')).toBe('true')
  },
)

it('a screen of the shell keeps its HTML where its own script does not come, and its form can be sent', async () => {
  await page.route('**/assets/screen-contact.*', (route) => route.abort())
  await page.goto(url('/contact'))
  await notice(page).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  // as without scripts
  await page.locator('main form [name=fullName]').fill('Ada Lovelace')
  await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST'),
    page.locator('main form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true
      form.requestSubmit()
    }),
  ])
})
