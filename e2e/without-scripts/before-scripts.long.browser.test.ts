import { hold, hydrated, openPage, sharedBrowser, sharedSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openBeforeScripts, waitsForGood, whole } from './before-scripts.fixture.ts'
import { fill, stay, todayAt, typed } from './journey.fixture.ts'

const site = sharedSite()

const clean = { errors: [], warnings: [], uncaught: [], foreign: [] }

describe('before the scripts are there', () => {
  it('stars can be pressed, and the widget has them when it is hydrated', async () => {
    const { page, bring, problems } = await openBeforeScripts('write-review')
    await page.getByRole('radio').nth(1).check({ force: true })
    bring()
    await hydrated(page)
    expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true)
    // rendered by the widget from the replayed events
    expect(await page.locator('label:has([type=radio])[data-on]').count()).toBe(2)
    expect(problems).toEqual(clean)
  })

  it('another language can be chosen while a screen waits for its code', async () => {
    const { page, problems } = await openPage(await sharedBrowser())
    const bring = await hold(page, '**/assets/screen-about.*.js')
    void page.goto(`${site.url}about?lang=en`).catch(() => {})
    const picker = page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'Deutsch' })
    await picker.waitFor()
    // the header is hydrated, the screen below it is not
    await picker.evaluate(async (button) => {
      const isReacts = () => Object.keys(button).some((key) => key.startsWith('__reactProps'))
      while (!isReacts()) await new Promise(requestAnimationFrame)
    })
    await picker.click({ noWaitAfter: true })
    // the screen's code is held back, which may keep the load event back, too
    await page.waitForURL('**/about?lang=de', { waitUntil: 'commit' })
    bring()
    await hydrated(page)
    // the screen is hydrated as it came, and then in the language that was chosen
    await page.getByRole('heading', { level: 1, name: 'Über Calm Rest' }).waitFor()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de')
    expect(problems).toEqual(clean)
  })

  it('a form can be sent: the answer is hydrated when they come, and goes on from there', async () => {
    const { page, bring, problems } = await openBeforeScripts('book')
    const dates = stay(await todayAt(page, site), 310, 2)
    await fill(page, { firstName: 'Ada', lastName: 'Perera', email: 'ada@example.com' })
    await fill(page, { checkInTyped: typed('en', dates.checkIn), checkOutTyped: 'soon' })
    await page.locator('[name=roomType]').selectOption('horizon-room')
    await page.locator('main form').evaluate((form) => HTMLFormElement.prototype.submit.call(form))
    bring()
    await page.getByText('Please write the date like this').waitFor()
    await whole(page)
    await hydrated(page)
    expect(await page.locator('[name=checkOutTyped]').inputValue()).toBe('soon')
    expect(await page.locator('[name=firstName]').inputValue()).toBe('Ada')
    await fill(page, { checkOutTyped: typed('en', dates.checkOut) })
    await page.getByRole('button', { name: /Confirm booking · \$256/ }).click()
    await page.getByText(/^CR-\w{4}-\w{4}$/).waitFor()
    expect(problems.uncaught).toEqual([])
  })
})

describe('the large picture of a room', () => {
  it('comes first, and the scripts are fetched after it', async () => {
    // without pictures from earlier pages
    const { page, problems } = await openPage(await sharedBrowser(), { isNew: true })
    await waitsForGood(page, 3000)
    const bring = await hold(page, '**/media/**')
    void page.goto(`${site.url}rooms/horizon-room`).catch(() => {})
    const scripts = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(({ name }) => (/\.js$/.test(name) ? [name] : [])),
      )
    await whole(page)
    await page.evaluate(async () => {
      const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0
      while (!isPainted()) await new Promise(requestAnimationFrame)
      // everything that a paint triggers has begun by then
      await new Promise(requestAnimationFrame)
    })
    expect(await scripts()).toEqual([])
    bring()
    await hydrated(page)
    expect((await scripts()).length).toBeGreaterThan(1)
    expect(problems).toEqual(clean)
  })
})

describe('a form that only scripts can send', () => {
  const sendEarly = async (prepare?: (page: Page) => Promise<void>) => {
    const opened = await openBeforeScripts('login', prepare)
    await fill(opened.page, { email: 'nobody@before-scripts.example', password: 'a lighthouse' })
    await opened.page.keyboard.press('Enter')
    await opened.page.locator('main [type=submit]:not([name]):not([tabindex])[aria-busy=true]').waitFor()
    return opened
  }

  it('is sent once when they come, with what was typed', async () => {
    const { page, bring } = await sendEarly((page) => waitsForGood(page, 10_000))
    const asked: string[] = []
    page.on(
      'request',
      (request) => request.method() === 'POST' && asked.push(new URL(request.url()).pathname),
    )
    await page.keyboard.press('Enter')
    bring()
    await page.getByRole('alert').waitFor()
    expect(await page.locator('[name=email]').inputValue()).toBe('nobody@before-scripts.example')
    expect(asked.filter((path) => path === '/api/auth/login')).toHaveLength(1)
    expect(new URL(page.url()).pathname).toBe('/login')
  })

  it('is answered with why it needs them where they never come', async () => {
    const { page } = await sendEarly((page) => page.clock.install())
    await page.clock.fastForward(10_000)
    await page.getByText('Signing in needs JavaScript.').waitFor()
  })
})
