import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { siteAndBrowser, whenDone } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const { open, show } = siteAndBrowser()
const main = (page: Page) => page.getByRole('main')
const codeOf = (page: Page, name: string) =>
  main(page).locator('figure', { hasText: name }).locator('pre').first().textContent()
/** A third party's page with this content; returns its address. */
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

describe('the snippet', () => {
  it('shows the moving address where the version cannot be looked up, and says so', async () => {
    const { page } = await show('/partners')
    await page.route('**/embed/releases.json', (route) => route.abort())
    await main(page).getByLabel('Version').selectOption({ index: 1 })
    await main(page).getByRole('alert').getByText('could not be looked up just now').waitFor()
    expect(await codeOf(page, 'index.html')).toContain('/embed/v1.js')
  })

  it('R-partners-pinned: names the hash of the version that it is pinned to, which the browser takes', async () => {
    // its snippet is tried on a page of somebody else's
    const { page, context } = await open('/partners', { crossesOrigins: true })
    await main(page).getByLabel('Version').selectOption({ index: 1 })
    await expect.poll(() => codeOf(page, 'index.html')).toContain('integrity="sha384-')
    const other = await context.newPage()
    await other.goto(await servePage((await codeOf(page, 'index.html')) ?? ''))
    await expect
      .poll(() => other.evaluate(() => customElements.get('calm-rest-booking') !== undefined))
      .toBe(true)
  })
})

describe('the elements, live', () => {
  it('R-partners-live: book nothing: the page says no', async () => {
    const stay = 'checkIn=2027-07-01&checkOut=2027-07-05&room=horizon-room'
    const { page } = await show(`/partners?${stay}`)
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
    await inside.locator('[type=submit]:not([name]):not([tabindex])').click()
    const log = main(page).getByRole('log')
    await log.getByText('calm-rest-before-submit').waitFor()
    expect(await log.textContent()).not.toContain('ada@example.com')
    expect(asked.filter((path) => path.startsWith('/api/bookings'))).toEqual([])
  })
})
