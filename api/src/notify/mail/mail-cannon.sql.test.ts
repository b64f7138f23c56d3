import { expect } from 'vitest'
import { priorityOf } from '../../core/outbox/outbox-kinds.ts'
import { it, onBoth } from '../../testing/both-engines.ts'
import { goodBooking, goodMessage, goodUser } from '../../testing/inputs.ts'
import { joinAs, mailsOf, openLink } from '../../testing/members.ts'
import { openTestApi, type TestApi } from '../../testing/test-api.ts'

const victim = 'victim@example.com'
const allowed = 3
const open = (mailedLinks = allowed) => openTestApi({ rateLimits: { mailedLinks } })

const kindsOf = async (api: TestApi) => (await mailsOf(api)).map(({ kind }) => kind)
const countOf = async (api: TestApi, kind: string) =>
  (await kindsOf(api)).filter((one) => one === kind).length

const times = async (count: number, send: (i: number) => Response | Promise<Response>) => {
  const statuses = []
  for (let i = 0; i < count; i += 1) statuses.push((await send(i)).status)
  return statuses
}

const write = (api: TestApi, auth?: Record<string, string>) =>
  api.post('/api/messages', { ...goodMessage, email: victim }, auth)

/** One night each on a different day. */
const nightOf = (i: number) => {
  const day = (offset: number) => new Date(Date.UTC(2027, 7, 1 + i + offset)).toISOString().slice(0, 10)
  return { checkIn: day(0), checkOut: day(1), totalPrice: goodNight }
}
const goodNight =
  goodBooking.totalPrice /
  ((Date.parse(goodBooking.checkOut) - Date.parse(goodBooking.checkIn)) / (24 * 60 * 60 * 1000))

const book = (api: TestApi, i: number, email: string, auth?: Record<string, string>) =>
  api.post('/api/bookings', { ...goodBooking, ...nightOf(i), email }, auth)

it('a mail cannon of messages: a stranger’s address gets few receipts, and the property every message', async () => {
  const api = await open(10)
  expect(await times(20, () => write(api))).toEqual(Array(20).fill(201))
  expect(await countOf(api, 'message-received')).toBe(4)
  expect((await api.counts()).messages).toBe(20)
})

it('a mail cannon of bookings, which delays no other guest’s first confirmation', async () => {
  const api = await open()
  expect(await times(8, (i) => book(api, i, victim))).toEqual(Array(8).fill(201))
  expect(await countOf(api, 'booking-confirmed')).toBe(allowed)
  const before = await countOf(api, 'booking-confirmed')
  expect((await book(api, 20, 'guest@example.com')).status).toBe(201)
  expect(await countOf(api, 'booking-confirmed')).toBe(before + 1)
})

it('a first booking is confirmed by mail even if strangers used up the limit of its address', async () => {
  const api = await open(1)
  await times(10, () => write(api))
  expect((await book(api, 0, 'Victim@Example.com')).status).toBe(201)
  expect((await book(api, 1, victim)).status).toBe(201)
  expect(await countOf(api, 'booking-confirmed')).toBe(1)
})

it('a mail cannon of cancellations, from an account that types another address', async () => {
  const api = await open()
  const { auth } = await joinAs(api)
  const statuses = await times(8, async (i) => {
    const { reference } = await (await book(api, i, victim, auth)).json()
    return api.post(`/api/me/bookings/${reference}/cancel`, {}, auth)
  })
  expect(statuses).toEqual(Array(8).fill(200))
  const toVictim = (await kindsOf(api)).filter((kind) => /^booking-(confirmed|cancelled)$/.test(kind))
  expect(toVictim).toHaveLength(allowed)
})

it('a mail cannon of changed passwords, confirmations and welcomes of an unconfirmed account', async () => {
  // of which links may use up four fifths
  const api = await open(4)
  const { auth, person } = await joinAs(api, { email: victim })
  await times(4, () => api.post('/api/me/confirmation', {}, auth))
  let currentPassword = person.password
  await times(8, async (i) => {
    const password = `quiet-lagoon-at-dusk-${i}`
    const answer = await api.post('/api/me/password', { currentPassword, password }, auth)
    currentPassword = password
    return answer
  })
  await times(4, () => api.post('/api/users', { ...goodUser, email: victim }))
  expect(await mailsOf(api)).toHaveLength(allowed)
})

it('a guest who is signed in with a confirmed address gets every mail to it', async () => {
  const api = await open()
  const { auth, userId } = await joinAs(api, { email: victim })
  await api.post('/api/auth/confirm', { token: await openLink(api, 'confirm', userId) }, auth)
  await times(6, () => write(api, auth))
  expect(await countOf(api, 'message-received')).toBe(6)
})

const forgot = (api: TestApi) => api.post('/api/auth/forgot', { email: victim })

/** Opens the account of the victim, who gets mail since they confirmed the address. */
const openWithVictim = async (rateLimits = {}) => {
  const api = await openTestApi({
    rateLimits: { messages: 100, bookings: 100, askedLinks: 100, ...rateLimits },
  })
  const { userId } = await joinAs(api, { email: victim })
  await api.post('/api/auth/confirm', { token: await openLink(api, 'confirm', userId) })
  return api
}

it('failed bookings use up no mail of the address that they name', async () => {
  const api = await openWithVictim()
  const wrong = { ...goodBooking, email: victim, totalPrice: 1 }
  expect(await times(12, () => api.post('/api/bookings', wrong))).toEqual(Array(12).fill(409))
  await forgot(api)
  expect(await countOf(api, 'password-reset')).toBe(1)
})

it('a booking repeated under its key, and one cancelled before, count no mail', async () => {
  const api = await openWithVictim()
  const { auth } = await joinAs(api)
  const headers = { ...auth, 'Idempotency-Key': '0b9a3a52-6a55-4c2c-9d43-3c8f9b1a7e11' }
  expect(await times(12, () => book(api, 0, victim, headers))).toEqual(Array(12).fill(201))
  const { reference } = await (await book(api, 1, victim, auth)).json()
  const cancel = () => api.post(`/api/me/bookings/${reference}/cancel`, {}, auth)
  await times(12, cancel)
  await forgot(api)
  expect(await countOf(api, 'password-reset')).toBe(1)
})

onBoth('concurrent bookings exceed the limit of an address at most by those in progress', async () => {
  const api = await openWithVictim()
  await Promise.all(Array.from({ length: 40 }, (_, i) => book(api, i, victim)))
  const before = await countOf(api, 'booking-confirmed')
  expect(before).toBeLessThanOrEqual(40)
  await times(5, (i) => book(api, 50 + i, victim))
  expect(await countOf(api, 'booking-confirmed')).toBe(before)
})

it('messages, links of unknown bookings and codes block no reset, and links no booking', async () => {
  const api = await openWithVictim()
  await times(10, () => write(api))
  expect(await countOf(api, 'message-received')).toBeLessThanOrEqual(4)
  await times(10, () => api.post('/api/bookings/find', { reference: 'CR-2222-2222', email: victim }))
  await times(10, () => api.post('/api/bookings/address-code', { email: victim }))
  expect(await countOf(api, 'address-code')).toBe(2)
  // a guest waits for it, as for a confirmation
  expect(priorityOf('address-code')).toBe(priorityOf('booking-confirmed'))
  await forgot(api)
  expect(await countOf(api, 'password-reset')).toBe(1)
  await times(10, () => forgot(api))
  const confirmed = await times(2, (i) => book(api, i, victim))
  expect(confirmed).toEqual([201, 201])
  expect(await countOf(api, 'booking-confirmed')).toBe(2)
})
