import type { Submitted } from '@calm-rest/contract/widget'
import { expect, it } from 'vitest'
import { renderPage } from '../../testing/page.fixture.ts'

it('offers each way to reach the property, and a form', async () => {
  const { outline } = await renderPage('/contact')
  expect(outline()).toMatchInlineSnapshot(`
    "main tabindex=-1
      h1: Contact Us
      p: Send us a message and we'll respond as soon as possible.
      section 'Reach the house'
        img alt height=800 loading=lazy src=/art/beach.svg width=1200
        h2: Reach the house
        li
          h3: Phone
          +94 41 555 0142
          a href=tel:+94415550142: Call Now
        li
          h3: Email
          stay@calmrest.example
          a href=mailto:stay@calmrest.example: Send Email
        li
          h3: Address
          27 Lighthouse LaneMirissa 81740Southern ProvinceSri Lanka
          a href=https://www.google.com/maps/dir/?api=1&destination=5.9485%2C80.4573 rel=noopener noreferrer target=_blank: Get Directions (opens in a new tab)
          a href=https://uri.amap.com/marker?position=80.4573%2C5.9485&name=Calm+Rest&coordinate=wgs84 rel=noopener noreferrer target=_blank: Amap (opens in a new tab)
          button type=button: Copy address
          span role=status
        li
          h3: Hours
          p: 24/7
          p
          button aria-expanded=false type=button: View Schedule
      section 'Get in Touch'
        h2: Get in Touch
        p: A question about a room, a late arrival, a birthday on the veranda: write to us as you would …
        form 'Get in Touch' method=post noValidate
          input 'Full name' autoComplete=name maxLength=80 name=fullName required type=text
          input 'Email' autoComplete=email maxLength=254 name=email required type=email
          input 'Phone optional' autoComplete=tel maxLength=40 name=phone type=tel
          textarea 'Message' maxLength=4000 name=message required rows=6
          button type=submit: Send Message
          p role=status"
  `)
})

const values = { fullName: 'Ada', email: 'ada@', phone: '+44 1', message: 'A cot, please.' }
const formOf = async (given: Partial<Submitted>) =>
  (await renderPage('/contact', {}, { values, ...given })).outline('main form')

it('says what is wrong with a message, and keeps what was written', async () => {
  expect(
    await formOf({ problems: { email: 'invalid_email', fullName: 'required', phone: 'nonsense' } }),
  ).toMatchInlineSnapshot(`
    "form 'Get in Touch' method=post noValidate
      div data-invalid
        input 'Full name' aria-invalid=true autoComplete=name maxLength=80 name=fullName required type=text value=Ada described='Please fill in this field.'
        div aria-live=polite
          p
            Please fill in this field.
      div data-invalid
        input 'Email' aria-invalid=true autoComplete=email autofocus maxLength=254 name=email required type=email value=ada@ described='Please enter a valid e-mail address.'
        div aria-live=polite
          p
            Please enter a valid e-mail address.
      div data-invalid
        input 'Phone optional' aria-invalid=true autoComplete=tel maxLength=40 name=phone type=tel value=+44 1 described='Please check this entry.'
        div aria-live=polite
          p
            Please check this entry.
      textarea 'Message' maxLength=4000 name=message required rows=6 value=A cot, please.
      button type=submit: Send Message
      p role=status"
  `)
})

it('thanks for a message', async () => {
  expect(await formOf({ values: {}, result: { ok: true, value: {} } })).toMatchInlineSnapshot(`
    "form 'Get in Touch' method=post noValidate
      input 'Full name' autoComplete=name maxLength=80 name=fullName required type=text
      input 'Email' autoComplete=email maxLength=254 name=email required type=email
      input 'Phone optional' autoComplete=tel maxLength=40 name=phone type=tel
      textarea 'Message' maxLength=4000 name=message required rows=6
      button type=submit: Send Message
      p autofocus data-shown=true role=status tabindex=-1
        Message Sent!"
  `)
})

it('says why a message was not sent', async () => {
  const body = { error: 'Too many messages. Please call us.', code: 'too_many_requests' as const }
  const busy = { kind: 'api', status: 429, code: body.code, body } as const
  expect(await formOf({ result: { ok: false, failure: busy } })).toContain(
    'Too many messages. Please call us.',
  )
  const failed = await formOf({ result: { ok: false, failure: { ...busy, status: 503 } } })
  expect(failed).not.toContain('Too many messages.')
  expect(failed).toMatchInlineSnapshot(`
    "form 'Get in Touch' method=post noValidate
      input 'Full name' autoComplete=name maxLength=80 name=fullName required type=text value=Ada
      input 'Email' autoComplete=email maxLength=254 name=email required type=email value=ada@
      input 'Phone optional' autoComplete=tel maxLength=40 name=phone type=tel value=+44 1
      textarea 'Message' maxLength=4000 name=message required rows=6 value=A cot, please.
      button type=submit: Send Message
      p role=status
      div autofocus role=alert tabindex=-1
        Your message could not be sent. Nothing you wrote is lost.
        button type=submit: Try again"
  `)
})

it('begins a message about a meeting where the address asks for one, and no other', async () => {
  const messageOf = async (about: string) =>
    (await renderPage(`/contact?about=${about}`)).part('textarea').textContent
  expect(await messageOf('meeting')).toMatchInlineSnapshot(`
    "I would like to arrange a meeting with the general manager.

    What it is about: 
    Days and times that suit me: "
  `)
  expect(await messageOf('dinner')).toBe('')
})
