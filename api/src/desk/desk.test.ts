import { deskLink } from '@calm-rest/contract/schemas'
import { describe, expect, it } from 'vitest'
import { goodBooking, goodMessage, goodReview } from '../testing/inputs.ts'
import { openMailedApi, tokensIn } from '../testing/mailed-api.ts'
import { testNow } from '../testing/test-api.ts'

const open = async () => {
  let now = testNow
  const api = await openMailedApi({ now: () => now })
  const call = async (path: string, body: object) => {
    const answer = await api.post(path, body)
    const data = await answer.json()
    return { status: answer.status, data }
  }
  return {
    api,
    look: async (token: string) => deskLink.parse((await call('/api/desk/link', { token })).data),
    use: (token: string, more: object = {}) => call('/api/desk/link/use', { token, ...more }),
    setClock: (iso: string) => {
      now = new Date(iso)
    },
    count: async (kind: string) =>
      (await api.db.prepare('SELECT COUNT(*) FROM outbox WHERE kind = ?').pluck().get(kind)) as number,
  }
}

describe('a booking', () => {
  const openBooked = async () => {
    const desk = await open()
    await desk.api.post('/api/bookings?lang=de', goodBooking)
    const [cancel = '', noShow = ''] = tokensIn(await desk.api.mailOf('booking-for-owner'))
    return { ...desk, cancel, noShow }
  }

  it('R-desk-booking: is cancelled by the property: its nights are free, the guest pays nothing and is mailed once', async () => {
    const { api, look, use, setClock, cancel, count } = await openBooked()
    setClock('2027-06-20T06:00:00.000Z')
    expect(await look(cancel)).toMatchObject({ about: 'booking', action: 'cancel', state: 'open' })
    const done = await use(cancel)
    expect(done).toMatchObject({
      status: 200,
      data: { state: 'done', booking: { status: 'cancelled', refund: 'full' } },
    })
    expect(await use(cancel)).toEqual(done)
    expect((await api.counts()).booking_nights).toBe(0)
    expect([await count('booking-cancelled'), await count('cancellation-for-owner')]).toEqual([1, 0])
    const mail = await api.mailOf('booking-cancelled')
    expect(mail.text).toContain('es tut uns aufrichtig leid')
    expect(mail.text).toContain('Sie zahlen nichts.')
  })

  it('is not cancelled once the day of check-in has passed', async () => {
    const { look, use, setClock, cancel } = await openBooked()
    setClock('2027-07-01T18:30:00.000Z')
    expect((await look(cancel)).state).toBe('closed')
    expect(await use(cancel)).toMatchObject({ status: 409, data: { code: 'booking_closed' } })
  })

  it('R-desk-booking: accepts a no-show from six in the evening of the day of check-in at the property, and not before', async () => {
    const { api, look, use, setClock, noShow } = await openBooked()
    setClock('2027-07-01T12:29:59.000Z')
    expect((await look(noShow)).state).toBe('closed')
    expect((await use(noShow)).status).toBe(409)
    setClock('2027-07-01T12:30:00.000Z')
    expect((await look(noShow)).state).toBe('open')
    expect(await use(noShow)).toMatchObject({ status: 200, data: { state: 'done' } })
    expect(await use(noShow)).toMatchObject({ status: 200, data: { state: 'done' } })
    expect(await api.db.prepare('SELECT status FROM bookings').pluck().get()).toBe('no_show')
  })

  it('accepts a no-show even after the calendar has completed it', async () => {
    const { api, use, setClock, noShow } = await openBooked()
    await api.db.exec("UPDATE bookings SET status = 'completed'")
    setClock('2027-07-06T06:00:00.000Z')
    expect(await use(noShow)).toMatchObject({ status: 200, data: { state: 'done' } })
  })

  it('accepts none once the month in which the stay ends is over at the property', async () => {
    const { api, look, use, setClock, noShow } = await openBooked()
    setClock('2027-07-31T18:29:59.000Z')
    expect((await look(noShow)).state).toBe('open')
    setClock('2027-07-31T18:30:00.000Z')
    expect((await look(noShow)).state).toBe('closed')
    expect(await use(noShow)).toMatchObject({ status: 409, data: { code: 'booking_closed' } })
    expect(await api.db.prepare('SELECT status FROM bookings').pluck().get()).toBe('confirmed')
  })

  it('accepts none if it was cancelled', async () => {
    const { look, use, cancel, noShow, setClock } = await openBooked()
    await use(cancel)
    setClock('2027-07-02T06:00:00.000Z')
    expect((await look(noShow)).state).toBe('closed')
    expect((await use(noShow)).status).toBe(409)
  })
})

describe('a review', () => {
  const shown = async (api: Awaited<ReturnType<typeof open>>['api'], title: string) =>
    (await (await api.get('/api/testimonials')).json()).some(
      ({ reviewTitle }: { reviewTitle: string }) => reviewTitle === title,
    )

  it('R-desk-review: that is published is hidden by its link', async () => {
    const { api, look, use } = await open()
    await api.post('/api/testimonials', goodReview)
    const [token = ''] = tokensIn(await api.mailOf('review-published-for-owner'))
    expect(await shown(api, goodReview.reviewTitle)).toBe(true)
    expect(await look(token)).toMatchObject({
      about: 'review',
      action: 'hide',
      state: 'open',
      review: { reviewTitle: goodReview.reviewTitle },
    })
    expect(await use(token)).toMatchObject({ status: 200, data: { state: 'done' } })
    expect(await use(token)).toMatchObject({ status: 200, data: { state: 'done' } })
    expect(await shown(api, goodReview.reviewTitle)).toBe(false)
  })

  it('R-desk-review: that waits is published by its link', async () => {
    const { api, use } = await open()
    await api.post('/api/testimonials', { ...goodReview, review: 'See www.calm.example' })
    const [token = ''] = tokensIn(await api.mailOf('review-waiting'))
    expect(await shown(api, goodReview.reviewTitle)).toBe(false)
    expect(await use(token)).toMatchObject({ status: 200, data: { state: 'done' } })
    expect(await shown(api, goodReview.reviewTitle)).toBe(true)
  })

  it('that is gone makes its link invalid', async () => {
    const { api, use } = await open()
    await api.post('/api/testimonials', goodReview)
    const [token = ''] = tokensIn(await api.mailOf('review-published-for-owner'))
    await api.db.exec('DELETE FROM testimonials')
    expect(await use(token)).toMatchObject({ status: 410, data: { code: 'link_invalid' } })
  })
})

describe('a message', () => {
  const openWritten = async () => {
    const desk = await open()
    await desk.api.post('/api/messages?lang=zh', goodMessage)
    const mail = await desk.api.mailOf('message-for-owner')
    const [token = ''] = tokensIn(mail)
    return { ...desk, mail, token }
  }

  it('R-desk-message: is answered once, by mail to the guest, whose answer comes to the property', async () => {
    const { api, look, use, token, count } = await openWritten()
    expect(await look(token)).toMatchObject({ about: 'message', state: 'open', message: goodMessage })
    const reply = 'Yes, of course.\n\nIt stands in your room.'
    // a tap may register twice
    const taps = await Promise.all([use(token, { reply }), use(token, { reply })])
    expect(taps).toMatchObject(Array(2).fill({ status: 200, data: { state: 'done' } }))
    expect(await use(token, { reply: 'Once more' })).toMatchObject({ status: 200, data: { state: 'done' } })
    const mail = await api.mailOf('message-reply')
    expect(mail.recipients).toEqual(['amara@example.com'])
    expect(mail.replyTo).toEqual([{ name: 'Calm Rest', address: 'stay@calmrest.example' }])
    expect(mail.text).toContain(reply)
    expect(mail.text).toContain('> Do you have a cot?')
    expect(mail.subject).toBe('对您留言的答复')
    expect(mail.headers.some(({ key }) => key === 'auto-submitted')).toBe(false)
    expect(await count('message-reply')).toBe(1)
  })

  it('needs a text for its answer', async () => {
    const { use, token, count } = await openWritten()
    expect(await use(token)).toMatchObject({
      status: 400,
      data: { fields: [{ field: 'reply', code: 'required' }] },
    })
    expect(await count('message-reply')).toBe(0)
  })

  it('has its guest’s address in no link', async () => {
    const { mail, token } = await openWritten()
    const body = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    expect(body).not.toContain('amara')
    expect([...(mail.html ?? '').matchAll(/href="([^"]*)"/g)].join()).not.toMatch(/amara|mailto/)
  })
})
