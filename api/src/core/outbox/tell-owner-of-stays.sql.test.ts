import { expect, it } from 'vitest'
import type { ApiOptions } from '../../index.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openMailedApi } from '../../testing/mailed-api.ts'
import { joinAs } from '../../testing/members.ts'
import { testNow } from '../../testing/test-now.ts'
import { createSignedLinks } from '../links/signed-links.ts'
import { defaultOwnerMailLimits } from './owner-mail-limits.ts'
import { digestMs } from './tell-owner.ts'

const many = Number.MAX_SAFE_INTEGER

const open = async (options: Partial<ApiOptions> = {}) => {
  let now = testNow
  const api = await openMailedApi({
    now: () => now,
    ownerMailLimits: defaultOwnerMailLimits,
    rateLimits: { bookings: many, bookingsOfDay: many, links: many },
    ...options,
  })
  const links = createSignedLinks(api.db, () => now)
  const post = (path: string, body: object, from: string, headers: Record<string, string> = {}) =>
    api.app.request(
      path,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      },
      { incoming: { socket: { remoteAddress: from } } } as never,
    )
  const book = async (from: string, headers?: Record<string, string>, order: object = {}): Promise<string> =>
    (await (await post('/api/bookings', { ...goodBooking, ...order }, from, headers)).json()).reference
  const bookAndCancel = async (...booked: Parameters<typeof book>) => {
    const reference = await book(...booked)
    const token = await links.forBooking(reference, goodBooking.checkOut)
    expect((await post('/api/bookings/by-link/cancel', { token }, booked[0])).status).toBe(200)
    return reference
  }
  const countOf = async (kind: string) =>
    (await api.db.prepare<[string], unknown>('SELECT id FROM outbox WHERE kind = ?').all(kind)).length
  const told = async () => ({
    booked: await countOf('booking-for-owner'),
    cancelled: await countOf('cancellation-for-owner'),
    digests: await countOf('stays-digest-for-owner'),
  })
  const setClock = (at: Date) => {
    now = at
  }
  return { api, book, bookAndCancel, told, setClock }
}

it('notifies the owner of a network’s endless bookings and cancellations in one mail that leaves nothing out', async () => {
  const { api, book, bookAndCancel, told, setClock } = await open()
  const references: string[] = []
  for (let n = 0; n < 15; n += 1) references.push(await bookAndCancel(`203.0.113.${n}`))
  expect(await told()).toEqual({ booked: 10, cancelled: 10, digests: 1 })
  setClock(new Date(testNow.getTime() + digestMs))
  // the owner is notified of a guest from elsewhere as usual
  await book('198.51.100.7')
  expect(await told()).toEqual({ booked: 11, cancelled: 10, digests: 1 })

  const { subject, text = '' } = await api.mailOf('stays-digest-for-owner')
  expect(subject).toBe('Many bookings, changes and cancellations came in')
  for (const reference of references.slice(10)) expect(text).toContain(reference)
  expect(text).toContain('Cancelled')
  expect(text).toContain('https://calmrest.example/desk')
})

it('counts an account across networks, and a booking of several rooms once', async () => {
  const { api, bookAndCancel, told } = await open()
  const { auth } = await joinAs(api)
  const family = {
    additionalRooms: [{ roomType: 'courtyard-room', guests: 2 }],
    totalPrice: goodBooking.totalPrice + 183,
  }
  for (let n = 0; n < 10; n += 1) await bookAndCancel(`198.51.${n}.7`, auth, family)
  expect(await told()).toEqual({ booked: 10, cancelled: 10, digests: 0 })
  await bookAndCancel('198.51.99.7', auth)
  expect(await told()).toEqual({ booked: 10, cancelled: 10, digests: 1 })
})

it('notifies of an hour with very many guests in one mail, and of the hour after it one by one', async () => {
  const { bookAndCancel, told, setClock } = await open({ ownerMailLimits: { network: 20, hour: 3 } })
  for (let n = 0; n < 3; n += 1) await bookAndCancel(`198.51.${n}.7`)
  expect(await told()).toEqual({ booked: 2, cancelled: 1, digests: 1 })
  setClock(new Date(testNow.getTime() + 2 * digestMs))
  await bookAndCancel('198.51.100.7')
  expect(await told()).toEqual({ booked: 3, cancelled: 2, digests: 1 })
})
