import { eachGuestText } from '@calm-rest/contract/guest-texts'
import { langs } from '@calm-rest/contract/widget'
import { anotherHouse, wordsOfTheSeed } from '@calm-rest/testing/another-house'
import { expect, it } from 'vitest'
import { createAuditLog } from '../../core/audit-log/audit-log.ts'
import { type MailKind, type MailPayloads, type NewMail, outboxOf } from '../../core/outbox/outbox.ts'
import { createDeskCommands } from '../../desk/create-desk-commands.ts'
import { createStaffCodes } from '../../identity/members/codes.ts'
import { openPartners } from '../../partners/open-partners.ts'
import { placeOf } from '../../testing/engine.ts'
import { goodBooking, goodMessage, goodReview, goodUser } from '../../testing/inputs.ts'
import type { ReceivedMail } from '../../testing/mail-server.ts'
import { type MailedApi, openMailedApi, tokensIn } from '../../testing/mailed-api.ts'
import { fromPartner, partnerOrigin } from '../../testing/partner-site.ts'
import { testNow } from '../../testing/test-api.ts'
import { createAlarms } from '../../watch/alarms.ts'

const hostile = `<b id="x">bold</b> {{reference}} $t(welcome.subject) & "quoted"`

const typed = {
  booking: { ...goodBooking, firstName: hostile, ...eachGuestText(() => `${hostile}\nsecond line`) },
  message: {
    ...goodMessage,
    fullName: hostile,
    phone: '+49 151 23456789',
    message: `${hostile}\n\nsecond paragraph`,
  },
  review: {
    ...goodReview,
    name: hostile,
    country: 'Germany',
    roomType: 'standard',
    reviewTitle: hostile,
    review: hostile,
  },
  user: { ...goodUser, firstName: hostile },
}

/** Opens a site in which everything has happened that mails report. */
const openSeeded = async () => {
  const api = await openMailedApi()
  const { reference } = await (await api.post('/api/bookings', typed.booking)).json()
  const cancelled = { ...typed.booking, checkIn: '2027-08-01', checkOut: '2027-08-04' }
  const { reference: gone } = await (await api.post('/api/bookings', cancelled)).json()
  await api.post('/api/messages', typed.message)
  await api.post('/api/testimonials', typed.review)
  await api.post('/api/testimonials', { ...typed.review, review: `${hostile} www.spam.example` })
  await api.post('/api/users', typed.user)
  await api.quiet()
  await api.db.exec(`UPDATE bookings SET status = 'cancelled', refund = 'none' WHERE reference = '${gone}'`)
  await api.db
    .prepare(`UPDATE bookings SET arrival_time = '15:30', arrival_flight = ?, arrival_shuttle = 1, arrival_note = ?,
      arrival_told_at = created_at WHERE reference = ?`)
    .run(hostile, `${hostile}\nsecond line`, reference)
  const one = (sql: string) => api.db.prepare(sql).pluck().get()
  const review = async (status: string) =>
    (await one(`SELECT id FROM testimonials WHERE status = '${status}' ORDER BY created_at DESC`)) as string
  const messageId = (await one('SELECT id FROM messages')) as number
  const userId = (await one('SELECT id FROM users')) as string
  const notice = await noticeOf(api)
  const memberId = await memberOf(api)
  const before = { roomId: 'coral-suite', checkIn: '2027-07-02', checkOut: '2027-07-04', guests: 3 }
  const change = { reference, by: 'guest', before: { ...before, totalCents: 536_00 } } as const
  const payloads: MailPayloads = {
    'booking-confirmed': { reference },
    'booking-cancelled': { reference: gone, by: 'guest' },
    'booking-changed': change,
    'booking-link': { reference },
    'document-for-guest': { documentId: await documentOf(api, reference) },
    'address-code': { email: 'amara@example.com' },
    'payment-link': { order: await orderOf(api, reference) },
    'stay-ahead': { reference, checkIn: typed.booking.checkIn },
    'stay-thanks': { reference },
    'booking-for-owner': { reference },
    'change-for-owner': change,
    'cancellation-for-owner': { reference: gone },
    'arrival-for-owner': { reference },
    'message-received': { messageId },
    'message-for-owner': { messageId },
    'message-reply': { messageId, reply: 'Yes, of course.\n\nIt stands in your room.' },
    welcome: { userId },
    'account-exists': { userId },
    'confirm-email': { userId },
    'password-reset': { userId },
    'password-changed': { userId },
    'google-linked': { userId },
    'review-waiting': { reviewId: await review('waiting') },
    'review-published-for-owner': { reviewId: await review('published') },
    'digest-for-owner': { since: '2027-05-01T00:00:00Z' },
    'stays-digest-for-owner': { since: '2027-05-01T00:00:00Z' },
    'day-for-owner': { day: typed.booking.checkIn },
    'night-cap-for-owner': { cap: 'network' },
    'review-flood-for-owner': {},
    'staff-invite': { memberId },
    'staff-code': { memberId, codeId: await codeOf(api, memberId) },
    'alarm-for-owner': { alarm: await alarmOf(api), isOver: false },
    'act-for-owner': { line: await actOf(api, reference) },
    'partner-notice': { notice },
    'notices-for-owner': { partner: 'alpin-tours', why: 'failing', error: 'http_500' },
  }
  return { api, payloads }
}

/** Makes a link to pay online. */
const orderOf = async ({ db }: MailedApi, reference: string): Promise<string> => {
  const desk = createDeskCommands({ db, who: hostile, now: () => testNow })
  return (await desk.paymentLinks.add(reference, { provider: 'payhere', amount: 100 })).id
}

/** Issues a bill to a company. */
const documentOf = ({ db }: MailedApi, reference: string): Promise<number> => {
  const { documents } = createDeskCommands({ db, who: 'nirosha', now: () => testNow })
  const recipient = { name: hostile, address: hostile, taxNumber: hostile }
  return documents.issue(reference, { kind: 'bill', lang: 'en', recipient })
}

/** Creates a valid code for a member. */
const codeOf = ({ db }: MailedApi, memberId: string): Promise<string> =>
  db.transaction(() => createStaffCodes(db, () => testNow).issue(memberId, null))()

/** Records an act that lowered the price of a stay. */
const actOf = ({ db }: MailedApi, reference: string): Promise<number> => {
  const stay = { checkIn: '2027-07-01', checkOut: '2027-07-04' }
  return createAuditLog(db).add({
    at: testNow.toISOString(),
    who: hostile,
    action: 'booking price',
    subject: reference,
    before: { ...stay, totalCents: 960_00 },
    after: { ...stay, totalCents: 96_00, reason: hostile },
  })
}

/** Stores an alarm that has not ended. */
const alarmOf = async ({ db }: MailedApi): Promise<number> => {
  const alarms = createAlarms(db)
  await alarms.note('disk', { severity: 'soon', facts: { percent: 3 } }, testNow)
  const [alarm] = await alarms.open('en')
  return alarm?.id ?? 0
}

/** Adds a member of the staff with an address. */
const memberOf = async ({ db }: MailedApi): Promise<string> => {
  const { staff } = createDeskCommands({ db, who: 'nirosha', now: () => testNow })
  const { member } = await staff.invite({ name: hostile, role: 'desk', email: 'amara@example.com' })
  return member.id
}

/** Creates a notice about a booking, for a partner with notices by mail. */
const noticeOf = async (api: MailedApi): Promise<string> => {
  const partners = await openPartners(placeOf(api.dataDir), () => testNow)
  try {
    await partners.add({ id: 'alpin-tours', name: 'Alpin & Söhne', origins: [partnerOrigin] })
    await partners.notify('alpin-tours', { way: 'mail', address: 'office@alpin-tours.example', lang: 'en' })
    const stay = { checkIn: '2027-09-01', checkOut: '2027-09-04', campaign: 'summer' }
    await api.post('/api/bookings', { ...typed.booking, ...stay }, fromPartner)
    await api.quiet()
    const [delivery] = await partners.notices('alpin-tours')
    return delivery?.notice.id ?? ''
  } finally {
    await partners.close()
  }
}

/** The property is another house, with directions of its own. */
const moveHouse = async ({ db }: MailedApi) => {
  const desk = createDeskCommands({ db, who: 'anna', now: () => testNow })
  // stays are counted in what it had
  const { address, currency: _, timeZone: __, ...facts } = anotherHouse
  const { country: ___, ...place } = address
  await desk.facts.change({ ...facts, address: place })
  await db.exec('DELETE FROM property_texts')
  const train = { title: { en: 'By train' }, steps: { en: 'Leave at Hinterzarten.\nFollow the brook.' } }
  await desk.texts.change('location', 'directions', { fields: {}, items: [train] })
}

const sendAll = async (api: MailedApi, payloads: MailPayloads) => {
  await api.db.exec('DELETE FROM outbox')
  api.server.received.length = 0
  const outbox = outboxOf(api.db)
  for (const lang of langs) {
    // mail to the owner is in the language of the facts
    await api.db.exec(`UPDATE property_facts SET owner_lang = '${lang}'`)
    for (const kind of Object.keys(payloads) as MailKind[]) {
      const mail = { kind, payload: payloads[kind], lang, createdAt: testNow.toISOString() }
      await outbox.add(mail as NewMail)
    }
    await api.quiet()
  }
  const rows = (await api.db.prepare('SELECT message_id AS id, kind, lang FROM outbox').all()) as Row[]
  return rows.map((row) => ({ ...row, mail: find(api.server.received, row.id) }))
}

interface Row {
  id: string
  kind: MailKind
  lang: string
}

const find = (received: readonly ReceivedMail[], id: string) => {
  const mail = received.find(({ messageId }) => messageId === id)
  if (!mail) throw new Error(`${id} did not arrive`)
  return mail
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Visible text of the HTML, without spaces. */
const seen = (html: string) =>
  bare(
    html
      .replace(/<head>[\s\S]*<\/head>|<div style="display:none[\s\S]*?<\/div>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole),
  )
const bare = (text: string) => text.replace(/[\s:：]/g, '')

const partsOf = ({ text = '' }: ReceivedMail) => {
  const lines = text.split('\n').map((line) => line.replace(/^(> ?|-- )/, ''))
  return {
    links: lines.filter((line) => /^https?:/.test(line)),
    words: lines.filter((line) => line.trim() !== '' && !/^https?:/.test(line)),
  }
}

it('R-mail-languages: writes every kind in every language: complete, the same in text and HTML, and whatever a guest typed as text', async () => {
  const { api, payloads } = await openSeeded()
  await moveHouse(api)
  const mails = await sendAll(api, payloads)
  expect(mails).toHaveLength(Object.keys(payloads).length * 3)
  for (const { kind, lang, mail } of mails) {
    const about = `${kind} ${lang}`
    const html = mail.html ?? ''
    const { links, words } = partsOf(mail)
    // the same facts in both
    const shown = seen(html)
    expect(words.filter((line) => !shown.includes(bare(line)))).toEqual([])
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    expect(hrefs, about).toEqual(links)
    // complete: no key, no gap, no JavaScript value; the signed token of a link may contain anything, even 'NaN'
    const text = mail.text?.replace(/^(https?:\S+)#\S+$/gm, '$1')
    const own = `${mail.subject} ${text} ${shown}`.replaceAll('{{reference}}', '')
    expect(own, about).not.toMatch(/\{\{|\}\}|undefined|\bnull\b|NaN|\[object|Invalid Date/)
    expect(mail.subject?.trim(), about).not.toBe('')
    expect(html, about).toContain(`<html lang="${lang}">`)
    expect(mail.headers.find(({ key }) => key === 'content-language')?.value).toBe(lang)
    // a guest's words are text
    expect(html, about).not.toContain('<b id=')
    // nothing is of the house of the seed
    expect([about, ...wordsOfTheSeed(own)]).toEqual([about])
    if (kind === 'stay-ahead') expect(text).toContain('By train: Leave at Hinterzarten. Follow the brook.')
    // nothing is fetched from anywhere
    expect(html, about).not.toMatch(/<(img|link|script|iframe)\b|url\(|src=/i)
  }
})

it('interpolates nothing from a guest’s words, and shows them as they were typed', async () => {
  const api = await openMailedApi()
  await api.post('/api/messages', typed.message)
  const mail = await api.mailOf('message-for-owner')
  // a name that may be a link is omitted from headers
  expect(mail.subject).toBe(`Message from ${typed.message.email}`)
  expect(mail.text).toContain(`> ${hostile}\n>\n> second paragraph`)
  expect(mail.html).toContain(
    '&lt;b id=&quot;x&quot;&gt;bold&lt;/b&gt; {{reference}} $t(welcome.subject) &amp;',
  )
})

it('R-mail-message: passes on nothing that was typed with another person’s address: no message, no name that is a link', async () => {
  const api = await openMailedApi()
  const message = 'Buy now at spam.example'
  await api.post('/api/messages', { ...goodMessage, fullName: 'Visit www.spam.example', message })
  const mail = await api.mailOf('message-received')
  expect(mail.raw).not.toContain('spam')
  expect(mail.text).toContain('Dear guest,')
})

it('orders a guest’s name as their language does', async () => {
  const api = await openMailedApi()
  const names = { firstName: '伟', lastName: '王' }
  await api.post('/api/bookings?lang=zh', { ...goodBooking, ...names })
  expect((await api.mailOf('booking-confirmed')).text).toMatch(/^王伟，您好：/)
})

it('R-mail-booking: writes dates, times and prices as the language does, on the clock of the property', async () => {
  const api = await openMailedApi()
  await api.post('/api/bookings?lang=de', goodBooking)
  const { text = '' } = await api.mailOf('booking-confirmed')
  const told = text.replace(/\u00A0/g, ' ')
  expect(told).toContain('Anreise: Donnerstag, 1. Juli 2027, ab 14:00 Uhr')
  expect(told).toContain('Gesamtpreis: 705 $ für 3 Nächte')
  // booked at 06:00 UTC, which is 11:30 at the property
  expect(told).toContain('bis 2. Juni 2027 um 11:30 Uhr (Ortszeit in Mirissa)')
})

it('stores no secret in the outbox: ids before a mail is sent, nothing after', async () => {
  const api = await openMailedApi()
  await api.post('/api/users', goodUser)
  const [token = ''] = tokensIn(await api.mailOf('welcome'))
  await api.quiet()
  expect(token).toMatch(/^[\w-]{43}$/)
  const stored = await api.db.prepare('SELECT * FROM outbox').all()
  expect(JSON.stringify(stored)).not.toContain(token)
  expect(stored).toEqual([expect.objectContaining({ payload: '{}' })])
})

it('asks nobody to confirm a confirmed address', async () => {
  const api = await openMailedApi()
  await api.post('/api/users', goodUser)
  await api.quiet()
  await api.db.exec("UPDATE users SET email_confirmed_at = '2027-06-01T06:00:00.000Z'")
  const userId = (await api.db.prepare<[], string>('SELECT id FROM users').pluck().get()) ?? ''
  const outbox = outboxOf(api.db)
  const mail = { payload: { userId }, lang: 'en', createdAt: testNow.toISOString() } as const
  await outbox.add({ kind: 'confirm-email', ...mail })
  await outbox.add({ kind: 'welcome', ...mail })
  const [, second] = await api.mailsOf('welcome', 2)
  await api.quiet()
  expect(second?.text).toContain('https://calmrest.example/profile')
  expect(second && tokensIn(second)).toEqual([])
  expect(api.server.received).toHaveLength(2)
})
