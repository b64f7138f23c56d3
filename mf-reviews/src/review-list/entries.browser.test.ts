import type { Testimonial } from '@calm-rest/contract/api'
import { goOn, openPage, type Site, startSite, whenDone } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchChromium()
  whenDone(() => browser.close())
  site = await startSite()
})

describe('an entry', () => {
  let page: Page
  let reviews: Testimonial[]
  const entries = () => page.getByRole('list', { name: 'All reviews, newest first' }).getByRole('article')

  beforeAll(async () => {
    page = (await openPage(browser)).page
    await page.goto(`${site.url}testimonials`)
    await entries().first().waitFor()
    reviews = await (await page.request.get(`${site.url}api/testimonials/`)).json()
  })

  it('shows 120 characters of a longer review, then an ellipsis, and a shorter one whole', async () => {
    const expected = reviews.map(({ review }) => {
      const chars = [...review]
      return chars.length > 120 ? `${chars.slice(0, 120).join('')}…` : review
    })
    expect(await entries().locator('blockquote').allTextContents()).toEqual(expected)
    const cut = expected.filter((text) => text.endsWith('…')).length
    expect(cut).toBeGreaterThan(0)
    expect(cut).toBeLessThan(reviews.length)
  })

  it('has name, title, rating and the nights of the stay, one of them as singular Night', async () => {
    const texts = await entries().allTextContents()
    for (const [index, { name, reviewTitle, stayDuration }] of reviews.entries()) {
      for (const text of [name, reviewTitle]) expect(texts[index]).toContain(text)
      expect(texts[index]).toMatch(
        stayDuration === 1 ? /(?<!\d)1 Night(?!s)/ : RegExp(`${stayDuration} Nights`),
      )
    }
    expect(reviews.some(({ stayDuration }) => stayDuration === 1)).toBe(true)
    const ratings = await entries()
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    expect(ratings).toEqual(reviews.map(({ rating }) => `${rating} out of 5`))
  })
})

it('a failure to load has a warning icon beside its words, and no entry', async () => {
  const { page } = await openPage(browser)
  await page.goto(`${site.url}privacy`)
  await page.route('**/api/testimonials/**', (route) => route.fulfill({ status: 500, body: '' }))
  await goOn(page, '/testimonials')
  const words = page.getByText('Could not load reviews. Please try again later.', { exact: true })
  await words.waitFor()
  const icon = words.locator('xpath=..').locator('svg')
  expect(await icon.count()).toBe(1)
  expect(await icon.boundingBox()).toMatchObject({ width: expect.any(Number) })
  expect(await page.getByRole('article').count()).toBe(0)
})
