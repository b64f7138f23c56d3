import { hydrated, siteAndBrowser } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { scroll } from './scroll.fixture.ts'

const { open, show, url } = siteAndBrowser()
const phone = { width: 390, height: 844 }

describe('language picker', () => {
  it('R-language-memory: is held in memory only: kept from screen to screen, and gone with the page', async () => {
    const { page, context } = await open('/about', { lang: 'de' })
    // what the browser prefers is not asked
    expect(await page.locator('main h1').textContent()).toBe('About Calm Rest')
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'Lage' }).click()
    await page.getByRole('heading', { level: 1, name: 'Lage' }).waitFor()
    expect(await context.cookies()).toEqual([])
    expect(JSON.stringify((await context.storageState()).origins)).not.toMatch(/"de"|Deutsch/)
    await page.goto(url('/location'))
    await page.getByRole('heading', { level: 1, name: 'Location' }).waitFor()
  })

  it('R-language-address: stays in an address that names one: after View All, after the picker, on the way back and on a reload', async () => {
    const { page } = await open('/?lang=de')
    await hydrated(page)
    await page.getByRole('link', { name: 'Alle ansehen' }).click()
    await page.getByRole('heading', { level: 1, name: 'Unsere Zimmer' }).waitFor()
    expect(page.url()).toBe(url('/rooms?lang=de'))
    await page.getByRole('link', { name: 'Details: Horizont-Zimmer' }).click()
    await page.waitForURL(url('/rooms/horizon-room?lang=de'))
    await page.getByRole('button', { name: '中文' }).click()
    await page.waitForURL(url('/rooms/horizon-room?lang=zh'))
    // pages of before are in the language that was chosen since
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: '我们的客房' }).waitFor()
    await page.waitForURL(url('/rooms?lang=zh'))
    await page.reload()
    await page.getByRole('heading', { level: 1, name: '我们的客房' }).waitFor()
    const links = page.locator('#site a[href^="/"]')
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(paths.filter((path) => !path?.includes('lang=zh'))).toEqual([])
  })
})

describe('menu of a narrow screen', () => {
  it('R-nav-mobile: holds the page behind still, and lets go on arrival at another screen', async () => {
    const { page } = await open('/about', phone)
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(await page.locator('main').getAttribute('inert')).not.toBeNull()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    await page.getByRole('link', { name: 'Location' }).click()
    await page.getByRole('heading', { level: 1, name: 'Location' }).waitFor()
    expect(await page.locator('main').getAttribute('inert')).toBeNull()
    expect(await page.getByRole('link', { name: 'Location' }).isVisible()).toBe(false)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'About Calm Rest' }).waitFor()
    expect(await page.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false')
  })
})

describe('navigation', () => {
  it('R-nav-sticky: stays at the top while the page moves below it, and brings what is scrolled to out from under it', async () => {
    const { page } = await show('/location')
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rooms' })
    await scroll(page, 1500)
    expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    expect((await link.boundingBox())?.y).toBeLessThan(100)
    const covered = await page.evaluate(() => {
      const heading = document.getElementById('location-transport') as HTMLElement
      heading.scrollIntoView()
      const { left, top } = heading.getBoundingClientRect()
      return document.elementFromPoint(left + 4, top + 4)?.closest('header') !== null
    })
    expect(covered).toBe(false)
    await link.click()
    await page.waitForURL(url('/rooms'))
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
    await expect.poll(() => current.allTextContents()).toEqual(['Rooms'])
  })
})
