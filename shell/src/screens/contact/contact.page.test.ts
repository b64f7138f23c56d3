import { langs } from '@calm-rest/contract/widget'
import { fetchPage, startSite, textOf } from '@calm-rest/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { belowHeading, linkOf, sectionOf, textsOf } from '../../testing/read-page.ts'

let page: Document

beforeAll(async () => {
  page = (await fetchPage('/contact')).document
})

it("R-contact-title: says 'Contact Us' and that the guesthouse answers as soon as possible", () => {
  expect(textOf(page, 'main h1')).toBe('Contact Us')
  expect(textOf(page, 'main header p')).toBe("Send us a message and we'll respond as soon as possible.")
})

describe('ways to reach the house', () => {
  it.each([
    ['Phone', '+94 41 555 0142', 'Call Now'],
    ['Email', 'stay@calmrest.example', 'Send Email'],
    ['Address', '27 Lighthouse Lane', 'Get Directions'],
    ['Hours', '24/7', 'View Schedule'],
  ])('R-contact-cards, R-const-contact: %s is %s, with its button', (title, text, action) => {
    const card = belowHeading(sectionOf(page, 'Reach the house'), title).parentElement as Element
    expect(textOf(card, 'h3 + div')).toContain(text)
    expect(textOf(card, 'a, button')).toContain(action)
  })

  it('R-contact-actions: call, write and show the way', () => {
    const href = (name: string) => linkOf(page, name).getAttribute('href')
    expect(href('Call Now')).toBe('tel:+94415550142')
    expect(href('Send Email')).toBe('mailto:stay@calmrest.example')
    expect(href('Get Directions')).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\//)
  })
})

describe('the form Get in Touch', () => {
  it('R-contact-form: asks for name, e-mail, an optional phone number and the message', () => {
    const fields = [...sectionOf(page, 'Get in Touch').querySelectorAll('input, textarea')].map((field) => [
      field.getAttribute('name'),
      field.getAttribute('type') ?? 'textarea',
      field.hasAttribute('required'),
    ])
    expect(fields).toEqual([
      ['fullName', 'text', true],
      ['email', 'email', true],
      ['phone', 'tel', false],
      ['message', 'textarea', true],
    ])
    expect(textsOf(page, 'main form button')).toEqual(['Send Message'])
  })

  it.each([
    ['meeting', /^I would like to arrange a meeting/],
    ['toString', /^$/],
  ])('begins the message where the address says what it is about, and knows it: %s', async (about, begin) => {
    const { document } = await fetchPage(`/contact?about=${about}`)
    expect(textOf(document, 'main textarea')).toMatch(begin)
  })
})

it('R-state-contact-failed: where too many messages came, the form without script names the telephone and keeps what was typed', async () => {
  const { origin } = new URL((await startSite({ env: { MESSAGES_PER_NETWORK: '1' } })).url)
  const fields = {
    fullName: 'Ruth Hadley',
    email: 'ruth@example.org',
    phone: '',
    message: 'Is there a room on the ground floor?',
  }
  const send = (lang: string) =>
    fetchPage(`${origin}/contact?lang=${lang}`, {
      method: 'POST',
      headers: { Origin: origin, 'X-Forwarded-For': '203.0.113.7' },
      body: new URLSearchParams(fields),
    })
  expect((await send('en')).status).toBe(200)
  for (const lang of langs) {
    const { document } = await send(lang)
    expect(textOf(document, 'main form [role=alert]')).toContain('+94 41 555 0142')
    const kept = [...document.querySelectorAll('main form input, main form textarea')].map((field) => [
      field.getAttribute('name'),
      field.tagName === 'TEXTAREA' ? field.textContent : (field.getAttribute('value') ?? ''),
    ])
    expect(Object.fromEntries(kept)).toEqual(fields)
  }
})
