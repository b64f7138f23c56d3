import { staffLimits } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { goodBooking, goodMessage, goodReview } from '../../testing/inputs.ts'
import { openTestStaff } from '../../testing/staff.ts'

it('R-staff-messages: answers a message by mail, shows the sender’s stays; a second answer is refused with the first', async () => {
  const { api, call } = await openTestStaff('desk')
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  await api.post('/api/messages', goodMessage)
  const { data: list } = await call('listMessages', { query: { open: 'true' } })
  const [message] = list
  expect(message).toMatchObject({
    id: 1,
    message: goodMessage.message,
    answeredAt: null,
    replies: [],
    stays: [{ reference, status: 'confirmed', checkIn: '2027-07-01', checkOut: '2027-07-04' }],
  })
  const params = { id: 1 }
  const body = { version: message?.version ?? '', reply: 'Yes, of course.' }
  const { data: answered } = await call('answerMessage', { params, body })
  expect(answered.replies.map(({ reply }) => reply)).toEqual(['Yes, of course.'])
  const second = await call('answerMessage', { params, body: { ...body, reply: 'No.' } })
  expect([second.status, second.data.code, second.data.current]).toEqual([409, 'changed_meanwhile', answered])
  expect((await call('listMessages', { query: { open: 'true' } })).data).toEqual([])
  const { version } = answered
  expect((await call('markAnswered', { params, body: { version } })).data.code).toBe('message_answered')
  const mails = await api.db.prepare("SELECT COUNT(*) FROM outbox WHERE kind = 'message-reply'").pluck().get()
  expect(mails).toBe(1)
  expect((await call('readMessage', { params: { id: 9 } })).data.code).toBe('message_not_found')
})

it('R-staff-reviews: publishes a review and hides it for a reason that the audit log keeps', async () => {
  const { api, call } = await openTestStaff('desk')
  await api.post('/api/testimonials', { ...goodReview, review: `${goodReview.review} www.spam.example` })
  const { data: waiting } = await call('listReviews', { query: { status: 'waiting' } })
  const [review] = waiting
  const params = { id: review?._id ?? '' }
  expect((await call('readReview', { params })).data).toEqual(review)
  const set = (version: string, status: 'published' | 'hidden', reason: string) =>
    call('setReviewStatus', { params, body: { version, status, reason } })
  const published = await set(review?.version ?? '', 'published', 'It is a link to their own blog.')
  expect(published.data.status).toBe('published')
  expect((await set(review?.version ?? '', 'hidden', 'Spam')).data.code).toBe('changed_meanwhile')
  const shown = async () => (await api.get('/api/testimonials')).json()
  expect((await shown())[0]._id).toBe(params.id)
  expect((await set(published.data.version, 'hidden', 'Spam')).data.status).toBe('hidden')
  expect((await shown())[0]._id).not.toBe(params.id)
  const hidden = (await call('readReview', { params })).data
  const body = { version: hidden.version, status: 'published' } as const
  const again = (await call('setReviewStatus', { params, body })).data
  expect(again.status).toBe('published')
  const unexplained = { version: again.version, status: 'hidden' } as never
  expect((await call('setReviewStatus', { params, body: unexplained })).data).toMatchObject({
    code: 'invalid_request',
    fields: [{ field: 'reason', code: 'required' }],
  })
  const log = await api.db
    .prepare("SELECT who, action, after ->> 'reason' AS reason FROM desk_log WHERE subject = ? ORDER BY id")
    .all(params.id)
  expect(log).toEqual([
    { who: 'desk', action: 'review publish', reason: 'It is a link to their own blog.' },
    { who: 'desk', action: 'review hide', reason: 'Spam' },
    { who: 'desk', action: 'review publish', reason: null },
  ])
  expect(
    (
      await call('setReviewStatus', {
        params: { id: 'zz' },
        body: { version: '', status: 'hidden', reason: 'x' },
      })
    ).data.code,
  ).toBe('review_not_found')
})

it('R-staff-reviews: pages through all reviews, each of them once', async () => {
  const { api, call } = await openTestStaff('desk')
  const ids: string[] = []
  for (;;) {
    const before = ids.at(-1)
    const { data: page } = await call('listReviews', { query: before === undefined ? {} : { before } })
    if (page.length === 0) break
    expect(page.length).toBeLessThanOrEqual(staffLimits.listed)
    ids.push(...page.map(({ _id }) => _id))
  }
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toHaveLength((await api.counts()).testimonials ?? 0)
})
