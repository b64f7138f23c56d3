import { describe, expect, it } from 'vitest'
import { type MailKind, type NewMail, outboxOf } from '../../core/outbox/outbox.ts'
import { goodBooking, goodMessage, goodReview } from '../../testing/inputs.ts'
import type { ReceivedMail } from '../../testing/mail-server.ts'
import { openMailedApi } from '../../testing/mailed-api.ts'
import { joinStaff } from '../../testing/staff.ts'
import { testNow } from '../../testing/test-api.ts'

const linksIn = ({ text = '' }: ReceivedMail) => [...text.matchAll(/https:\/\/\S+/g)].map(([link]) => link)

const deskAt = (path: string) => [`https://calmrest.example/desk/${path}`]

/** Opens a site with a booking, a message, a review that waits and one that is shown. */
const openAsked = async () => {
  const api = await openMailedApi()
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  await api.post('/api/messages', goodMessage)
  await api.post('/api/testimonials', goodReview)
  await api.post('/api/testimonials', { ...goodReview, review: 'See www.calm.example' })
  const reviewOf = (status: string) =>
    api.db
      .prepare<[string], string>('SELECT id FROM testimonials WHERE status = ? ORDER BY created_at DESC')
      .pluck()
      .get(status)
  return { api, reference, shown: await reviewOf('published'), waiting: await reviewOf('waiting') }
}

/** Composes a mail about what is there, in a language. */
const mailOf = async (
  api: Awaited<ReturnType<typeof openMailedApi>>,
  mail: Pick<NewMail, 'kind' | 'payload'>,
  lang: 'en' | 'de' = 'en',
) => {
  await api.db.exec(`DELETE FROM outbox; UPDATE property_facts SET owner_lang = '${lang}'`)
  await outboxOf(api.db).add({ ...mail, lang: 'en', createdAt: testNow.toISOString() } as NewMail)
  return api.mailOf(mail.kind as MailKind)
}

describe('R-desk-mail: a mail to the guesthouse', () => {
  it('leads to what it is about at the front desk, by a link without a secret', async () => {
    const { api, reference, shown, waiting } = await openAsked()
    expect(linksIn(await api.mailOf('booking-for-owner'))).toEqual(deskAt(`stay?reference=${reference}`))
    expect(linksIn(await api.mailOf('message-for-owner'))).toEqual(deskAt('messages?message=1'))
    expect(linksIn(await api.mailOf('review-waiting'))).toEqual(deskAt(`messages?review=${waiting}`))
    expect(linksIn(await api.mailOf('review-published-for-owner'))).toEqual(
      deskAt(`messages?review=${shown}`),
    )
  })

  it('leads to the room that was changed or cancelled, to the day, or to the section of many', async () => {
    const { api, reference } = await openAsked()
    const before = { roomId: 'coral-suite', checkIn: '2027-07-02', checkOut: '2027-07-04', guests: 3 }
    const change = { reference, by: 'guest', before: { ...before, totalCents: 536_00 } } as const
    const places: [Pick<NewMail, 'kind' | 'payload'>, string][] = [
      [{ kind: 'change-for-owner', payload: change }, `stay?reference=${reference}`],
      [{ kind: 'day-for-owner', payload: { day: '2027-07-01' } }, 'today'],
      [{ kind: 'night-cap-for-owner', payload: { cap: 'network' } }, 'today'],
      [{ kind: 'review-flood-for-owner', payload: {} }, 'today'],
      [{ kind: 'stays-digest-for-owner', payload: { since: '2027-05-01T00:00:00Z' } }, 'today'],
      [{ kind: 'digest-for-owner', payload: { since: '2027-05-01T00:00:00Z' } }, 'messages'],
    ]
    for (const [mail, path] of places)
      expect(linksIn(await mailOf(api, mail)), mail.kind).toEqual(deskAt(path))
    await api.db.exec("UPDATE bookings SET status = 'cancelled', refund = 'full'")
    const cancelled = { kind: 'cancellation-for-owner', payload: { reference } } as const
    expect(linksIn(await mailOf(api, cancelled))).toEqual(deskAt(`stay?reference=${reference}`))
  })

  it('opens the front desk in its own language', async () => {
    const { api } = await openAsked()
    const mail = await mailOf(api, { kind: 'message-for-owner', payload: { messageId: 1 } }, 'de')
    expect(linksIn(mail)).toEqual(deskAt('messages?message=1&lang=de'))
  })

  it('says how the owner begins as long as nobody can sign in, and then how one signs in', async () => {
    const { api } = await openAsked()
    const message = { kind: 'message-for-owner', payload: { messageId: 1 } } as const
    const first = (await api.mailOf('message-for-owner')).text?.replace(/\s+/g, ' ')
    expect(first).toContain('run this on the server: npm run desk -- staff invite NAME --role owner')
    await joinStaff(api)
    const later = (await mailOf(api, message)).text?.replace(/\s+/g, ' ')
    expect(later).toContain('You sign in at the front desk with your passkey')
    expect(later).not.toContain('npm run')
  })
})
