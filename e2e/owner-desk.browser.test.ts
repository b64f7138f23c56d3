import { withDesk } from '@calm-rest/site/testing'
import { openPage, sharedBrowser, startSite } from '@calm-rest/testing'
import { expect, it } from 'vitest'

it('R-desk-at-once: a guest sees a new price with the next page view, as HTML and in the browser, and reads a hidden review no more', async () => {
  const site = await startSite()
  const { page, problems } = await openPage(await sharedBrowser())
  const address = `${site.url}rooms/coral-suite`
  const html = async () => (await page.request.get(address)).text()
  await page.goto(address)
  await page.getByText('$268').first().waitFor()
  expect(await html()).toContain('$268')

  await withDesk(site.dataDir, ({ rooms }) => rooms.setPrices('coral-suite', { price: 291 }))
  await page.reload()
  await page.getByText('$291').first().waitFor()
  expect(await page.getByText('$268').count()).toBe(0)
  expect(await html()).toContain('$291')
  // the number by itself: the hash of a file, or a page view's own, may have these digits
  expect(await html()).not.toMatch(/\b268\b/)

  const [first] = await (await page.request.get(`${site.url}api/testimonials`)).json()
  await page.goto(`${site.url}testimonials`)
  const title = page.getByText(first.reviewTitle, { exact: true })
  await title.first().waitFor()
  await withDesk(site.dataDir, ({ reviews }) => reviews.hide(first._id))
  await page.reload()
  const [second] = await (await page.request.get(`${site.url}api/testimonials`)).json()
  await page.getByText(second.reviewTitle, { exact: true }).first().waitFor()
  expect(await title.count()).toBe(0)
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})
