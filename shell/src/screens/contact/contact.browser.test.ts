import { delays } from '@calm-rest/contract/limits'
import { hold, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const { open } = siteAndBrowser()

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
  it('is sent, thanked for during three seconds, and its fields are cleared', async () => {
    const { page } = await open('/contact')
    await fill(page)
    await page.clock.install()
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await send(page).click()
    const sent = page.getByText('Message Sent!')
    await sent.waitFor()
    expect(await typed(page)).toEqual(empty)
    await page.clock.runFor(delays.messageSentMs - 1)
    expect(await sent.isVisible()).toBe(true)
    await page.clock.runFor(1)
    await sent.waitFor({ state: 'detached' })
    expect(await send(page).isEnabled()).toBe(true)
  })

  it('shows that it is under way', async () => {
    const { page } = await open('/contact')
    await fill(page)
    const answer = await hold(page, '**/api/messages*')
    await send(page).click()
    const sending = page.getByRole('button', { name: 'Sending...' })
    await sending.waitFor()
    expect(await sending.isDisabled()).toBe(true)
    answer()
    await page.getByText('Message Sent!').waitFor()
  })

  it('keeps every word where the network fails, and goes through at the next try', async () => {
    const { page, context } = await open('/contact')
    await fill(page)
    const before = await typed(page)
    await context.setOffline(true)
    await send(page).click()
    await page.getByRole('alert').getByText('Nothing you wrote is lost').waitFor()
    expect(await send(page).isEnabled()).toBe(true)
    expect(await typed(page)).toEqual(before)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Message Sent!').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  it('is not sent while something is missing: each field says so, the first one has the focus', async () => {
    const { page } = await open('/contact')
    await page.getByLabel('Email').fill('ruth at example')
    await send(page).click()
    await page.getByText('Please enter a valid e-mail address.').waitFor()
    expect(await page.getByText('Please fill in this field.').count()).toBe(2)
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('fullName')
    await page.getByLabel('Full name').fill('R')
    expect(await page.getByText('Please fill in this field.').count()).toBe(1)
  })

  it('shows what the API refuses beside the field', async () => {
    const { page } = await open('/contact')
    await fill(page)
    await page.getByLabel('Email').fill('ru..th@example.org')
    await send(page).click()
    await page.getByRole('alert').waitFor()
    const email = page.getByLabel('Email')
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => email.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await email.inputValue()).toBe('ru..th@example.org')
  })
})

describe('prefilled', () => {
  it('begins the message where the address says what it is about, and opens at the top', async () => {
    const { page } = await open('/manager')
    await page.getByRole('link', { name: 'Schedule Meeting' }).click()
    await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor()
    expect(await page.getByLabel('Message').inputValue()).toMatch(/^I would like to arrange a meeting/)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  it('is cleared with all else once the message is sent', async () => {
    const { page } = await open('/contact?about=meeting')
    await page.getByLabel('Full name').fill('Ruth Hadley')
    await page.getByLabel('Email').fill('ruth@example.org')
    await send(page).click()
    await page.getByText('Message Sent!').waitFor()
    expect(await typed(page)).toEqual(empty)
  })

  it('leaves the message empty for a subject that nobody knows', async () => {
    const { page } = await open('/contact?about=toString')
    expect(await page.getByLabel('Message').inputValue()).toBe('')
  })
})

describe('info cards', () => {
  it('call, write and show the way', async () => {
    const { page } = await open('/contact')
    const href = (name: string) => page.getByRole('link', { name }).getAttribute('href')
    expect(await href('Call Now')).toBe('tel:+94415550142')
    expect(await href('Send Email')).toBe('mailto:stay@calmrest.example')
    expect(await href('Get Directions')).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\//)
  })

  it('unfold the hours with the time at the house, wherever the visitor is', async () => {
    const { page } = await open('/contact', { timezoneId: 'America/Los_Angeles' })
    await page.clock.setFixedTime(new Date('2027-03-01T20:15:00Z'))
    const button = page.getByRole('button', { name: 'View Schedule' })
    await button.click()
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    await page.getByText('At the house it is Tuesday').waitFor()
    await page.getByText('01:45').waitFor()
    await button.click()
    expect(await page.getByText('Front desk').isVisible()).toBe(false)
  })
})
