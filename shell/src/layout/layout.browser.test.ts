import { siteAndBrowser } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'

const { open, url } = siteAndBrowser()
const phone = { width: 390, height: 844 }

describe('language picker', () => {
  it('changes every word and keeps the page, what was typed and the scroll position', async () => {
    const { page } = await open('/contact')
    await page.getByLabel('Full name').fill('Anna Berg')
    await page.getByLabel('Message').scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(0)
    await page.evaluate(() => document.querySelector<HTMLElement>('button[lang=de]')?.click())
    await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
    expect(await page.getByLabel('Vor- und Nachname').inputValue()).toBe('Anna Berg')
    expect(await page.evaluate(() => scrollY)).toBe(before)
    expect(page.url()).toBe(url('/contact'))
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('de')
  })

  it('offers each language in its own words and marks the one in use', async () => {
    const { page } = await open('/about?lang=zh')
    const buttons = page.getByRole('group', { name: '语言' }).getByRole('button')
    expect(await buttons.allTextContents()).toEqual(['English', 'Deutsch', '中文'])
    expect(await page.getByRole('button', { pressed: true }).allTextContents()).toEqual(['中文'])
  })
})

describe('menu of a narrow screen', () => {
  it('opens and closes by keyboard, and Escape gives the focus back to its button', async () => {
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

  it('holds the page behind still, and lets go on arrival at another screen', async () => {
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
  it('marks the current page, in whatever letter case its address is', async () => {
    const { page } = await open('/Testimonials')
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
    expect(await current.allTextContents()).toEqual(['Reviews'])
  })

  it('begins a new screen at its top with the focus on its heading, and Back returns to the old place', async () => {
    const { page } = await open('/location')
    await page.evaluate(() => scrollTo(0, 1200))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
    await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Location' }).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  })

  it('returns to the old place after a reload', async () => {
    const { page } = await open('/location')
    // heard by the page, too: a reload in the same frame would come before that
    await page.evaluate(() =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true })
        scrollTo(0, 900)
      }).then(() => {}),
    )
    await page.reload()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  })

  it('has a way past the header as its first stop', async () => {
    const { page } = await open('/')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  })

  it('brings what is scrolled to out from under the sticky bar', async () => {
    const { page } = await open('/location')
    const covered = await page.evaluate(() => {
      const heading = document.getElementById('location-transport') as HTMLElement
      heading.scrollIntoView()
      const { left, top } = heading.getBoundingClientRect()
      return document.elementFromPoint(left + 4, top + 4)?.closest('header') !== null
    })
    expect(covered).toBe(false)
  })
})

it('shows a guest who is signed in, and lets them sign out', async () => {
  const { page, context } = await open('/')
  const email = 'mara@example.org'
  const account = {
    firstName: 'Mara',
    lastName: 'Lind',
    country: 'Sweden',
    email,
    password: 'lagoon-at-dawn-7',
  }
  expect((await context.request.post(url('/api/users'), { data: account })).status()).toBe(201)
  await page.getByRole('main').getByRole('link', { name: 'Book Now' }).first().click()
  await page.getByLabel('Email').fill(email)
  await page.locator('input[type=password]').fill(account.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL(/\/book/)
  await page.getByRole('link', { name: 'Profile of Mara' }).click()
  await page.getByText('mara@example.org').waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'You are not signed in' }).waitFor()
  expect(await page.getByRole('link', { name: 'Profile of Mara' }).count()).toBe(0)
})
