import { siteAndBrowser } from '@calm-rest/testing'
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const { open, url } = siteAndBrowser()

const linksIn = (part: Locator) =>
  part
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))

describe('the navigation bar', () => {
  it('leads to Home, Rooms, About, Location, Reviews and Contact', async () => {
    const { page } = await open('/about')
    expect(await linksIn(page.getByRole('navigation', { name: 'Main' }))).toEqual([
      ['Home', '/'],
      ['Rooms', '/rooms'],
      ['About', '/about'],
      ['Location', '/location'],
      ['Reviews', '/Testimonials'],
      ['Contact', '/contact'],
    ])
  })

  it('leads to sign-in by Book Now', async () => {
    const { page } = await open('/about')
    await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click()
    await page.getByRole('heading', { name: 'Welcome Back to Calm Rest' }).waitFor()
    expect(page.url()).toBe(url('/login'))
  })

  it('stays at the top while the page moves below it', async () => {
    const { page } = await open('/location')
    await page.evaluate(() => scrollTo(0, 1500))
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rooms' })
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
    expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    expect((await link.boundingBox())?.y).toBeLessThan(100)
    await link.click()
    await page.waitForURL(url('/rooms'))
  })
})

describe('the footer', () => {
  it('has quick links to Rooms, Services, About and Contact', async () => {
    const { page } = await open('/about')
    const quick = page.getByRole('contentinfo').getByRole('navigation', { name: 'Quick links' })
    expect(await linksIn(quick)).toEqual([
      ['Rooms', '/rooms'],
      ['Services', '/services'],
      ['About', '/about'],
      ['Contact', '/contact'],
    ])
  })

  it('says how to reach the house', async () => {
    const { page } = await open('/about')
    const footer = page.getByRole('contentinfo')
    const href = (name: string) => footer.getByRole('link', { name }).getAttribute('href')
    expect(await href('+94 41 555 0142')).toBe('tel:+94415550142')
    expect(await href('stay@calmrest.example')).toBe('mailto:stay@calmrest.example')
    expect(await footer.locator('address').textContent()).toContain('27 Lighthouse Lane')
  })

  it('has an icon for each social network where the house has an address', async () => {
    const { page } = await open('/about')
    const social = page.getByRole('contentinfo').getByRole('link', { name: /opens in a new tab/ })
    expect(await social.allTextContents()).toEqual([expect.stringMatching(/^Instagram/)])
    expect(await social.getAttribute('href')).toMatch(/^https:\/\/www\.instagram\.com\//)
  })

  it.each([
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['For partners', '/partners'],
  ])('has %s, a page that is there', async (name, path) => {
    const { page } = await open('/about')
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(page.url()).toBe(url(path))
  })
})

describe('the language', () => {
  it('is English at first, whatever the browser prefers', async () => {
    const { page } = await open('/about', { lang: 'de' })
    await page.getByRole('heading', { level: 1, name: 'About Calm Rest' }).waitFor()
    expect(await page.evaluate(() => navigator.language)).toMatch(/^de/)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  })

  it('is held in memory only: kept from screen to screen, and gone with the page', async () => {
    const { page, context } = await open('/about')
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'Lage' }).click()
    await page.getByRole('heading', { level: 1, name: 'Lage' }).waitFor()
    expect(await context.cookies()).toEqual([])
    expect(JSON.stringify((await context.storageState()).origins)).not.toMatch(/"de"|Deutsch/)
    await page.goto(url('/location'))
    await page.getByRole('heading', { level: 1, name: 'Location' }).waitFor()
  })
})
