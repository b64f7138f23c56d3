import { firstOf, layoutShift, siteAndBrowser } from '@calm-rest/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { comeIn, register, wayIn } from '../../testing/guest.ts'

const { open, show, url } = siteAndBrowser()

beforeAll(register)

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

describe('a visitor who is not signed in', () => {
  it('R-session-way-in: finds the way in at the top of a desktop, and in the menu of a phone', async () => {
    const { page } = await show('/about')
    const link = page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })
    await link.waitFor()
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Menu', exact: true }).waitFor()
    expect(await link.count()).toBe(0)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await link.click()
    await page.waitForURL('**/login')
    await page.setViewportSize({ width: 1280, height: 800 })
  })
})

describe('a guest who is signed in', () => {
  it.each(firstOf(1, [phone, desktop]))(
    'moves nothing when storage is slow to say who it is, at $width px',
    async (size) => {
      const { page } = await open('/terms', desktop)
      await comeIn(page)
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
