import { hold, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const { show } = siteAndBrowser()

const fill = async (page: Page) => {
  await page.getByLabel('Full name').fill('Ruth Hadley')
  await page.getByLabel('Email').fill('ruth@example.org')
  await page.getByLabel('Message').fill('Is there a room on the ground floor?')
}
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const typed = (page: Page) =>
  page.locator('main form').evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)))
const empty = { fullName: '', email: '', phone: '', message: '' }

describe('a message', () => {
  it('R-state-contact-sending: shows that it is under way', async () => {
    const { page } = await show('/contact')
    await fill(page)
    const answer = await hold(page, '**/api/messages*')
    await send(page).click()
    const sending = page.getByRole('button', { name: 'Sending...' })
    await sending.waitFor()
    expect(await sending.isDisabled()).toBe(true)
    answer()
    await page.getByText('Message Sent!').waitFor()
  })
})

describe('prefilled', () => {
  it('R-manager-meeting: begins the message if the address names a subject, at its top, and is cleared with the rest', async () => {
    const { page } = await show('/manager')
    await page.evaluate(() => scrollTo(0, 200))
    await page.getByRole('link', { name: 'Schedule Meeting' }).click()
    await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor()
    const message = page.getByLabel('Message')
    expect(await message.inputValue()).toMatch(/^I would like to arrange a meeting/)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.getByLabel('Full name').fill('Ruth Hadley')
    await page.getByLabel('Email').fill('ruth@example.org')
    await send(page).click()
    await page.getByText('Message Sent!').waitFor()
    expect(await typed(page)).toEqual(empty)
  })
})
