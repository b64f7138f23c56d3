import { siteAndBrowser } from '@calm-rest/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { comeIn, nameOf, register, wayIn, wayOut } from '../../testing/guest.ts'

const { open } = siteAndBrowser()

beforeAll(register)

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

describe('a guest who is signed in', () => {
  it('sees their name, which leads to the profile, and the way out, which gives the focus to the way in', async () => {
    const { page } = await open('/terms', desktop)
    await comeIn(page)
    await nameOf(page).click()
    await page.getByRole('heading', { name: 'Hello, Mara' }).waitFor()
    await wayOut(page).press('Enter')
    await wayIn(page).first().waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Sign in')
  })

  it('R-session-way-in: has name and way out in the menu of a phone', async () => {
    const { page } = await open('/terms', desktop)
    await comeIn(page)
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Menu' }).click()
    await nameOf(page).waitFor()
    await wayOut(page).click()
    await wayIn(page).waitFor()
  })
})
