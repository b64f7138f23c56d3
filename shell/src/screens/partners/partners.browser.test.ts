import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { axeViolations, siteAndBrowser, whenDone } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hostilePages } from './hosts.ts'

const { open, url } = siteAndBrowser()

const nothing = { errors: [], warnings: [], uncaught: [], foreign: [] }
const main = (page: Page) => page.getByRole('main')
const codeOf = (page: Page, name: string) =>
  main(page).locator('figure', { hasText: name }).locator('pre').first().textContent()
/** A page of somebody else with this in it; answers its address. */
const servePage = async (body: string) => {
  const server = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>Page</title>${body}`),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

/** The page in a frame, by the frame's title. */
const frame = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`)
const live = 'The elements on a page of yours'
const rough = 'The elements on a difficult page'

describe('the snippet', () => {
  it('is there without scripts, for what holds at first', async () => {
    const { page } = await open('/partners', { withoutScripts: true })
    expect(await codeOf(page, 'index.html')).toBe(
      `<script type="module" src="${url('embed/v1.js')}"></script>

<calm-rest-booking partner="your-id">
  <a href="${url('book')}?partner=your-id">Book a room at Calm Rest</a>
</calm-rest-booking>`,
    )
    expect(await main(page).getByRole('button', { name: 'Copy' }).count()).toBe(0)
    expect(await main(page).getByLabel('Your id').isVisible()).toBe(false)
    await main(page).getByRole('tab', { name: 'React' }).click()
    await page.waitForURL(/form=react/)
    expect(await codeOf(page, 'calm-rest.jsx')).toContain('export const CalmRest = () => (')
  })

  it('follows what is chosen, and says what is no value', async () => {
    const { page, problems } = await open('/partners')
    await main(page).getByLabel('Element').selectOption('Rooms and booking form, linked')
    await main(page).getByLabel('Language').selectOption('Deutsch')
    await main(page).getByLabel('Colours').selectOption('Dark')
    await main(page).getByLabel('Your id').fill('alpin-tours')
    await main(page).getByLabel('Check-in').fill('2027-07-01')
    await main(page).getByLabel('Check-out').fill('2027-07-01')
    await main(page).getByText('A day after the check-in, like 2027-07-05.').waitFor()
    await main(page).getByLabel('Room', { exact: true }).selectOption('Horizon Room')
    const code = await codeOf(page, 'index.html')
    expect(code).toContain('booking-for="our-booking"')
    expect(code).toContain('id="our-booking"')
    expect(code).toContain('check-in="2027-07-01"')
    expect(code).not.toContain('check-out')
    expect(code).toContain('room="horizon-room"')
    expect(code).toContain('Zimmer im Calm Rest buchen')
    expect(problems).toEqual(nothing)
  })

  it('names the hash of the version that it is pinned to, which the browser takes', async () => {
    const { page, context } = await open('/partners')
    await main(page).getByLabel('Version').selectOption({ index: 1 })
    await expect.poll(() => codeOf(page, 'index.html')).toContain('integrity="sha384-')
    const code = (await codeOf(page, 'index.html')) ?? ''
    const other = await context.newPage()
    await other.goto(await servePage(code))
    await expect
      .poll(() => other.evaluate(() => customElements.get('calm-rest-booking') !== undefined))
      .toBe(true)
  })

  it('shows the moving address where the version cannot be looked up, and says so', async () => {
    const { page } = await open('/partners')
    await page.route('**/embed/releases.json', (route) => route.abort())
    await main(page).getByLabel('Version').selectOption({ index: 1 })
    await main(page).getByRole('alert').getByText('could not be looked up just now').waitFor()
    expect(await codeOf(page, 'index.html')).toContain('/embed/v1.js')
  })

  it('is copied, and says so', async () => {
    const { page, context } = await open('/partners')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const block = main(page).locator('figure', { hasText: 'index.html' })
    await block.getByRole('button', { name: 'Copy' }).click()
    await block.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await block.getByRole('status').textContent()).toBe('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await codeOf(page, 'index.html'))
    await main(page).getByLabel('Your id').fill('other')
    await block.getByRole('button', { name: 'Copy', exact: true }).waitFor()
  })

  it('is marked where the browser lets nobody copy', async () => {
    const { page } = await open('/partners')
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    )
    const block = main(page).locator('figure', { hasText: 'Content-Security-Policy' })
    await block.getByRole('button', { name: 'Copy' }).click()
    await block.getByText('Marked: copy it with Ctrl+C').first().waitFor()
    const origin = new URL(url('')).origin
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(
      `script-src ${origin}; connect-src ${origin}; img-src ${origin}`,
    )
  })
})

describe('the elements, live', () => {
  it('show what is chosen, and tell what a page hears', async () => {
    const { page, problems } = await open('/partners?widget=rooms&limit=2&language=de')
    const inside = frame(page, live)
    await page.locator(`iframe[title="${live}"]`).scrollIntoViewIfNeeded()
    await inside.locator('calm-rest-rooms[data-state=ready]').waitFor()
    expect(await inside.locator('[part=room-card]').count()).toBe(2)
    const log = main(page).getByRole('log')
    await log.getByText('calm-rest-ready').waitFor()
    await main(page).getByLabel('Element').selectOption('Booking form')
    await inside.locator('calm-rest-booking[data-state=ready]').waitFor()
    await inside.getByText('Vorname').waitFor()
    await log.getByText('calm-rest-ready').waitFor()
    expect(await page.evaluate(() => history.length)).toBe(2)
    expect(problems).toEqual(nothing)
  })

  it('book nothing: the page says no', async () => {
    const stay = 'checkIn=2027-07-01&checkOut=2027-07-05&room=horizon-room'
    const { page } = await open(`/partners?${stay}`)
    const asked: string[] = []
    page.on(
      'request',
      (request) => request.method() === 'POST' && asked.push(new URL(request.url()).pathname),
    )
    const inside = frame(page, live)
    await inside.locator('calm-rest-booking[data-state=ready]').waitFor()
    await inside.getByLabel('First name').fill('Ada')
    await inside.getByLabel('Last name').fill('Perera')
    await inside.getByLabel(/E-?mail/i).fill('ada@example.com')
    await inside.locator('[type=submit]').click()
    const log = main(page).getByRole('log')
    await log.getByText('calm-rest-before-submit').waitFor()
    expect(await log.textContent()).not.toContain('ada@example.com')
    expect(asked.filter((path) => path.startsWith('/api/bookings'))).toEqual([])
  })

  it.each(hostilePages)('hold on the page $name', async ({ name }) => {
    const { page, problems } = await open('/partners?widget=both&limit=2')
    await main(page).getByRole('tabpanel').last().scrollIntoViewIfNeeded()
    await main(page)
      .getByRole('tablist', { name: 'Style sheets' })
      .locator('[role=tab]')
      .nth(indexOf(name))
      .click()
    await page.locator(`iframe[src*="host=${name}"]`).scrollIntoViewIfNeeded()
    const inside = page.frameLocator(`iframe[src*="host=${name}"]`)
    for (const element of ['calm-rest-rooms', 'calm-rest-booking']) {
      // what comes above it pushes it out of sight again
      const comes = async () => {
        await inside.locator(element).evaluate((one) => one.scrollIntoView())
        return inside.locator(`${element}[data-state=ready]`).count()
      }
      await expect.poll(comes).toBe(1)
    }
    for (const field of [inside.locator('[name=firstName]'), inside.locator('[part=room-card]').first()]) {
      const box = await field.boundingBox()
      expect(box?.width).toBeGreaterThan(100)
      expect(await field.isVisible()).toBe(true)
    }
    expect(problems).toEqual(nothing)
  })
})

const indexOf = (name: string) => hostilePages.findIndex((page) => page.name === name)

describe('what it leads to', () => {
  it('is linked from the footer, and found by search engines', async () => {
    const { page } = await open('/about')
    await page.getByRole('contentinfo').getByRole('link', { name: 'For partners' }).click()
    await page.getByRole('heading', { level: 1, name: 'For Partners' }).waitFor()
    const map = await (await page.request.get(url('sitemap.xml'))).text()
    expect(map).toContain('/partners?lang=zh')
  })

  it('has every file that it names', async () => {
    const { page } = await open('/partners')
    const links = main(page).locator('a[href^="/partners/files/"]')
    expect(await links.count()).toBe(5)
    for (const link of await links.all()) {
      const answer = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
      expect([await link.textContent(), answer.status()]).toEqual([await link.textContent(), 200])
    }
  })

  it('has no barrier in the frames, too', async () => {
    const { page } = await open('/partners?widget=both&limit=2')
    await frame(page, live).locator('calm-rest-rooms[data-state=ready]').waitFor({ state: 'attached' })
    await page.locator(`iframe[title="${rough}"]`).scrollIntoViewIfNeeded()
    await frame(page, rough).locator('calm-rest-rooms[data-state=ready]').waitFor({ state: 'attached' })
    // the same elements are in both frames, and so are the names in them
    const twice = /^landmark-unique .* iframe #our-booking (form|section)/
    expect((await axeViolations(page)).filter((line) => !twice.test(line))).toEqual([])
  })
})
