import { delays } from '@calm-rest/contract/limits'
import { hydrated, siteAndBrowser, whenDone } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const { open, show } = siteAndBrowser()

const fill = async (page: Page) => {
  await page.getByLabel('Full name').fill('Ruth Hadley')
  await page.getByLabel('Email').fill('ruth@example.org')
  await page.getByLabel('Message').fill('Is there a room on the ground floor?')
}
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const typed = (page: Page) =>
  page.locator('main form').evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)))
const empty = { fullName: '', email: '', phone: '', message: '' }
const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).name)

describe('a message', () => {
  it("R-state-contact-sent, R-state-contact-cleared, R-rule-contact-phone, R-const-message-sent: is sent, its fields are cleared, and 'Message Sent!' shows for 3000 ms, to the millisecond", async () => {
    expect(delays.messageSentMs).toBe(3000)
    const { page } = await open('/contact')
    await fill(page)
    await page.clock.install()
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await send(page).click()
    const sent = page.getByText('Message Sent!', { exact: true })
    await sent.waitFor()
    expect(await typed(page)).toEqual(empty)
    await page.clock.runFor(2999)
    expect(await sent.isVisible()).toBe(true)
    await page.clock.runFor(1)
    await sent.waitFor({ state: 'detached' })
    expect(await send(page).isEnabled()).toBe(true)
  })

  it('R-state-contact-failed, R-error-contact: keeps every word where the network fails, and goes through at the next try', async () => {
    const { page } = await show('/contact')
    const context = page.context()
    await fill(page)
    const before = await typed(page)
    await context.setOffline(true)
    whenDone(() => context.setOffline(false))
    await send(page).click()
    await page.getByRole('alert').getByText('Nothing you wrote is lost').waitFor()
    expect(await send(page).isEnabled()).toBe(true)
    expect(await typed(page)).toEqual(before)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Message Sent!').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  it('R-rule-contact-required, R-rule-contact-email: is not sent while something is missing: each field says so, the first one has the focus', async () => {
    const { page } = await show('/contact')
    await page.getByLabel('Email').fill('ruth at example')
    await send(page).click()
    await page.getByText('Please enter a valid e-mail address.').waitFor()
    expect(await page.getByText('Please fill in this field.').count()).toBe(2)
    expect(await focused(page)).toBe('fullName')
    await page.getByLabel('Full name').fill('R')
    expect(await page.getByText('Please fill in this field.').count()).toBe(1)
  })

  it('R-rule-contact-email: shows what the API refuses beside the field', async () => {
    const { page } = await show('/contact')
    await fill(page)
    await page.getByLabel('Email').fill('ru..th@example.org')
    await send(page).click()
    await page.getByRole('alert').waitFor()
    const email = page.getByLabel('Email')
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => focused(page)).toBe('email')
    expect(await email.inputValue()).toBe('ru..th@example.org')
  })
})

it('R-contact-top: opens at its top, wherever the visitor was on the page before', async () => {
  const { page } = await show('/about')
  await page.evaluate(() => scrollTo(0, 800))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(800)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact', exact: true })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

it('R-contact-schedule: unfolds the hours with the time at the guesthouse, wherever the visitor is', async () => {
  const { page } = await open('/contact', { timezoneId: 'America/Los_Angeles' })
  await page.clock.setFixedTime(new Date('2027-03-01T20:15:00Z'))
  // the time shows at once, and is looked at again ten seconds later
  await page.reload()
  await hydrated(page)
  const button = page.getByRole('button', { name: 'View Schedule' })
  await button.click()
  expect(await button.getAttribute('aria-expanded')).toBe('true')
  await page.getByText('At the house it is Tuesday').waitFor()
  await page.getByText('01:45').waitFor()
  await button.click()
  expect(await button.getAttribute('aria-expanded')).toBe('false')
  expect(await page.getByText('Front desk').isVisible()).toBe(false)
})
