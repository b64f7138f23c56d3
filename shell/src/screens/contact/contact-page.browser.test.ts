import { siteAndBrowser } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'

const { open } = siteAndBrowser()

it("says 'Contact Us' and that the house answers as soon as possible", async () => {
  const { page } = await open('/contact')
  await page.getByRole('heading', { level: 1, name: 'Contact Us', exact: true }).waitFor()
  await page.getByText("Send us a message and we'll respond as soon as possible.", { exact: true }).waitFor()
})

it('has cards for Phone, Email, Address and Hours 24/7, each with its button', async () => {
  const { page } = await open('/contact')
  const cards = page.getByRole('region', { name: 'Reach the house' }).getByRole('listitem')
  for (const [title, text, action] of [
    ['Phone', '+94 41 555 0142', 'Call Now'],
    ['Email', 'stay@calmrest.example', 'Send Email'],
    ['Address', '27 Lighthouse Lane', 'Get Directions'],
    ['Hours', '24/7', 'View Schedule'],
  ] as const) {
    const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    expect(await card.getByText(text, { exact: true }).first().isVisible()).toBe(true)
    expect(await card.getByText(action).isVisible()).toBe(true)
  }
})

it('opens at its top, wherever the visitor was on the page before', async () => {
  const { page } = await open('/contact')
  const bar = page.getByRole('navigation', { name: 'Main' })
  // its words and its code are here now, so that nothing shortens the page on the way
  await bar.getByRole('link', { name: 'About' }).click()
  await page.getByRole('heading', { level: 1, name: 'About Calm Rest' }).waitFor()
  await page.evaluate(() => scrollTo(0, 800))
  await bar.getByRole('link', { name: 'Contact' }).click()
  await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

describe('the form Get in Touch', () => {
  it('asks for name, e-mail, an optional phone number and the message', async () => {
    const { page } = await open('/contact')
    const form = page.getByRole('form', { name: 'Get in Touch' })
    const fields = await form
      .locator('input, textarea')
      .evaluateAll((all) =>
        (all as HTMLInputElement[]).map(({ name, type, required }) => [name, type, required]),
      )
    expect(fields).toEqual([
      ['fullName', 'text', true],
      ['email', 'email', true],
      ['phone', 'tel', false],
      ['message', 'textarea', true],
    ])
  })

  it("shows 'Message Sent!' for 3000 ms, to the millisecond", async () => {
    const { page } = await open('/contact')
    await page.getByLabel('Full name').fill('Ruth Hadley')
    await page.getByLabel('Email').fill('ruth@example.org')
    await page.getByLabel('Message').fill('Is there a room on the ground floor?')
    await page.clock.install()
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await page.getByRole('button', { name: 'Send Message' }).click()
    const sent = page.getByText('Message Sent!', { exact: true })
    await sent.waitFor()
    await page.clock.runFor(2999)
    expect(await sent.count()).toBe(1)
    await page.clock.runFor(1)
    await sent.waitFor({ state: 'detached' })
  })
})
