import { expect } from 'vitest'
import { createDeskCommands } from '../../desk/create-desk-commands.ts'
import { it } from '../../testing/both-engines.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { publicUrl } from '../../testing/mail-options.ts'
import { openMailedApi } from '../../testing/mailed-api.ts'
import { testNow } from '../../testing/test-api.ts'

const other = {
  name: 'Villa „Sóley“ & Co',
  email: 'hello@soley.example',
  address: { street: 'Strandgata 3', town: 'Vik', region: '', postalCode: '870', countryCode: 'IS' },
  townNames: { zh: null },
  geo: { latitude: 63.4187, longitude: -19.006 },
  ownerLang: 'de',
} as const

const old = /Calm Rest|Lighthouse Lane|Mirissa|米瑞莎|Sri Lanka|81740|calmrest\.example(?!\/)/

it('R-staff-facts: mail, its sender and its calendar have what the owner says of the property now', async () => {
  const api = await openMailedApi()
  await api.post('/api/bookings', goodBooking)
  expect((await api.mailOf('booking-confirmed')).text).toMatch(old)
  const desk = createDeskCommands({ db: api.db, who: 'nirosha', now: () => testNow })
  await desk.facts.change(other)
  for (const [lang, month] of [
    ['en', '08'],
    ['de', '09'],
    ['zh', '10'],
  ]) {
    const stay = { checkIn: `2027-${month}-01`, checkOut: `2027-${month}-04` }
    const booked = await api.post(`/api/bookings?lang=${lang}`, { ...goodBooking, ...stay })
    expect(booked.status).toBe(201)
  }
  const [, ...mails] = await api.mailsOf('booking-confirmed', 4)
  for (const { subject, text = '', html = '', attachments } of mails) {
    const calendar = Buffer.from(attachments[0]?.content as ArrayBuffer).toString()
    for (const said of [subject, text, html, calendar])
      expect(said?.replaceAll(publicUrl, '')).not.toMatch(old)
    expect(subject).toContain(other.name)
    expect(html).toContain('Villa „Sóley“ &amp; Co')
    const unfolded = calendar.replaceAll(/\r?\n /g, '')
    expect(unfolded).toMatch(/SUMMARY:Villa „Sóley“ & Co: /)
    expect(unfolded).toContain('GEO:63.4187;-19.006')
    expect(unfolded).toMatch(/ORGANIZER;CN="Villa „Sóley“ & Co":MAILTO:hello@soley\.example/i)
  }
  const countries = mails.map(({ text = '' }) => /Strandgata 3, 870 Vik, (.+)/.exec(text)?.[1])
  expect(new Set(countries)).toEqual(new Set(['Iceland', 'Island', '冰岛']))
  const [, toOwner] = await api.mailsOf('booking-for-owner', 4)
  expect(toOwner?.recipients).toEqual([other.email])
  expect(toOwner?.subject).toMatch(/^Neue Buchung/)
})
