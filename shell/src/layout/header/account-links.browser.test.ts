import { axeViolations, layoutShift, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { nameOf, register, signIn, wayIn, wayOut } from '../../testing/guest.ts'

const { open, url } = siteAndBrowser()

beforeAll(() => register(url))

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** While the menu lies over the page, the page behind it is inert: to axe its main part is not there. */
const violationsInMenu = async (page: Page) =>
  (await axeViolations(page)).filter((line) => !/^(landmark-one-main|page-has-heading-one) /.test(line))

describe('a visitor who is not signed in', () => {
  it.each([
    ['en', 'Sign in'],
    ['de', 'Anmelden'],
    ['zh', '登录'],
  ])('finds the way in at the top of a desktop, in %s: %s', async (lang, label) => {
    const { page } = await open(`/?lang=${lang}`, desktop)
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click()
    await page.waitForURL(`**/login?lang=${lang}`)
  })

  it.each([
    ['en', 'Menu', 'Sign in'],
    ['de', 'Menü', 'Anmelden'],
    ['zh', '菜单', '登录'],
  ])('finds it in the menu of a phone, in %s', async (lang, menu, label) => {
    const { page } = await open(`/?lang=${lang}`, phone)
    const link = page.getByRole('banner').getByRole('link', { name: label, exact: true })
    expect(await link.count()).toBe(0)
    await page.getByRole('button', { name: menu, exact: true }).click()
    expect(await violationsInMenu(page)).toEqual([])
    await link.click()
    await page.waitForURL(`**/login?lang=${lang}`)
  })
})

describe('a guest who is signed in', () => {
  it('sees their name, which leads to the profile, and the way out, which gives the focus to the way in', async () => {
    const { page } = await open('/', desktop)
    await signIn(page)
    await nameOf(page).click()
    await page.getByRole('heading', { name: 'Hello, Mara' }).waitFor()
    await wayOut(page).press('Enter')
    await wayIn(page).first().waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Sign in')
    expect(await axeViolations(page)).toEqual([])
  })

  it('has name and way out in the menu of a phone', async () => {
    const { page } = await open('/', phone)
    await page.goto(url('/login'))
    await page.getByLabel('Email').fill('mara@example.org')
    await page.locator('input[name=password]').fill('lagoon-at-dawn-7')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.waitForURL('**/book')
    await page.getByRole('button', { name: 'Menu' }).click()
    await nameOf(page).waitFor()
    expect(await violationsInMenu(page)).toEqual([])
    await wayOut(page).click()
    await wayIn(page).waitFor()
  })

  it.each([desktop, phone])(
    'moves nothing when storage is slow to say who it is, at $width px',
    async (size) => {
      const { page } = await open('/', desktop)
      await signIn(page)
      await page.setViewportSize(size)
      await page.addInitScript(() => {
        const answered = new Promise<void>((answer) => Object.assign(window, { answer }))
        const { set } = Object.getOwnPropertyDescriptor(
          IDBRequest.prototype,
          'onsuccess',
        ) as PropertyDescriptor
        Object.defineProperty(IDBRequest.prototype, 'onsuccess', {
          set(handler: (event: Event) => void) {
            set?.call(this, (event: Event) => void answered.then(() => handler.call(this, event)))
          },
        })
      })
      await page.goto(url('/about'))
      const menu = page.getByRole('button', { name: 'Menu' })
      if (size === phone) await menu.waitFor()
      else await wayIn(page).waitFor()
      await page.evaluate(() => Reflect.get(window, 'answer')())
      await page.locator('header a[href="/profile"]').first().waitFor({ state: 'attached' })
      expect(await layoutShift(page)).toBeLessThan(0.001)
    },
  )
})
