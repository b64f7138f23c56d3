import { aGuest, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scroll } from './scroll.fixture.ts'

const { open, show, url } = siteAndBrowser()
const phone = { width: 390, height: 844 }

const scrolledTo = (page: Page) => page.evaluate(() => scrollY)

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
