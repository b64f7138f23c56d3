import { aGuest, hydrated, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const { open, show, url } = siteAndBrowser()
const phone = { width: 390, height: 844 }

const scrolledTo = (page: Page) => page.evaluate(() => scrollY)
/** Scrolls, and waits until the page itself has heard of it. */
const scroll = (page: Page, top: number) =>
  page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true })
        scrollTo(0, y)
      }),
    top,
  )

describe('language picker', () => {
  it('R-languages, R-mf-words: changes every word and keeps the page, what was typed and the scroll position', async () => {
    const { page } = await open('/contact')
    await page.getByLabel('Full name').fill('Anna Berg')
    await page.getByLabel('Message').scrollIntoViewIfNeeded()
    const before = await scrolledTo(page)
    expect(before).toBeGreaterThan(0)
    await page.evaluate(() => document.querySelector<HTMLElement>('button[lang=de]')?.click())
    await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
    expect(await page.getByLabel('Vor- und Nachname').inputValue()).toBe('Anna Berg')
    expect(await scrolledTo(page)).toBe(before)
    expect(page.url()).toBe(url('/contact'))
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('de')
    expect(await page.getByRole('button', { pressed: true }).allTextContents()).toEqual(['Deutsch'])
  })

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
  it('R-nav-mobile: opens and closes by keyboard, and Escape gives the focus back to its button', async () => {
    const { page } = await open('/about', phone)
    const button = page.getByRole('button', { name: 'Menu' })
    await button.focus()
    await page.keyboard.press('Enter')
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Home')
    await page.keyboard.press('Escape')
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

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
  it('begins a new screen at its top with the focus on its heading, and Back returns to the old place', async () => {
    const { page } = await open('/location')
    await scroll(page, 1200)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
    await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor()
    expect(await scrolledTo(page)).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Location' }).waitFor()
    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(1000)
    // held there while the page grows, until the visitor acts
    await page.keyboard.press('Shift')
    await scroll(page, 900)
    await page.reload()
    await expect.poll(() => scrolledTo(page)).toBe(900)
  })

  it('has a way past the header as its first stop', async () => {
    const { page } = await open('/about')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  })

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

  it('R-book-now-login: leads to sign-in by Book Now, where header and footer are gone until Back', async () => {
    const { page } = await show('/about')
    await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click()
    await page.getByRole('heading', { name: 'Welcome Back to Calm Rest' }).waitFor()
    expect(page.url()).toBe(url('/login'))
    expect(await page.locator('header:has(nav), footer').count()).toBe(0)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'About Calm Rest' }).waitFor()
    expect(await page.locator('header:has(nav), footer').count()).toBe(2)
  })
})

it('R-route-profile: shows a guest who is signed in, and lets them sign out', async () => {
  const { page, context } = await open('/login')
  const mara = aGuest({ firstName: 'Mara', email: 'mara-of-the-layout@example.org' })
  expect((await context.request.post(url('/api/users'), { data: mara })).status()).toBe(201)
  await page.getByLabel('Email').fill(mara.email)
  await page.locator('input[type=password]').fill(mara.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL(/\/book/)
  await page.getByRole('link', { name: 'Profile of Mara' }).click()
  await page.getByText(mara.email).waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'You are not signed in' }).waitFor()
  expect(await page.getByRole('link', { name: 'Profile of Mara' }).count()).toBe(0)
})
