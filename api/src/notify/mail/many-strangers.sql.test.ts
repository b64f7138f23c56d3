import { expect } from 'vitest'
import { defaultMailCaps, type MailCaps } from '../../core/mail-limits/mail-recipients.ts'
import { createQueue } from '../../core/outbox/queue.ts'
import { it, onBoth } from '../../testing/both-engines.ts'
import { goodBooking, goodMessage, goodUser } from '../../testing/inputs.ts'
import { openLink, signInAs } from '../../testing/members.ts'
import { openTestApi, openTestDatabase, type TestApi, testNow } from '../../testing/test-api.ts'

const many = 10_000
const rateLimits = {
  messages: many,
  register: many,
  registersOfDay: many,
  forgot: many,
  bookings: many,
  askedLinks: many,
}
const open = (mailCaps: Partial<MailCaps> = defaultMailCaps) => openTestApi({ mailCaps, rateLimits })

/** Sends a request as from a client address. */
const from =
  (api: TestApi, remoteAddress: string, auth: Record<string, string> = {}) =>
  async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', ...auth }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await api.app.request(path, init, { incoming: { socket: { remoteAddress } } } as never)
    return { status: answer.status, data: await answer.json() }
  }

type Post = ReturnType<typeof from>

const attacker = '203.0.113.7'
const victim = (i: number) => `stranger-${i}@example.com`

/** Returns the addresses that strangers had mailed, each once. */
const mailed = async (api: TestApi) => {
  const rows = await api.db
    .prepare<[], { kind: string; email: string }>(`
      SELECT o.kind, coalesce(m.email, u.email, b.email) AS email FROM outbox o
      LEFT JOIN messages m ON m.id = CAST(o.payload ->> 'messageId' AS INTEGER)
      LEFT JOIN users u ON u.id = o.payload ->> 'userId'
      LEFT JOIN bookings b ON b.reference = o.payload ->> 'reference'
      WHERE o.kind NOT LIKE '%-for-owner'`)
    .all()
  return {
    rows,
    addresses: new Set(rows.map(({ email }) => email).filter((email) => email?.startsWith('stranger-'))),
    of: (email: string) => rows.filter((row) => row.email === email).map(({ kind }) => kind),
  }
}

const inTurn = async (count: number, send: (i: number) => Promise<unknown>) => {
  for (let i = 0; i < count; i += 1) await send(i)
}

const write = (post: Post, email: string) => post('/api/messages', { ...goodMessage, email })
const register = (post: Post, email: string) => post('/api/users', { ...goodUser, email })

/** Books a separate night for each `i`. */
const book = (post: Post, email: string, i: number) => {
  const day = (offset: number) => new Date(Date.UTC(2027, 7, 1 + i + offset)).toISOString().slice(0, 10)
  return post('/api/bookings', { ...goodBooking, checkIn: day(0), checkOut: day(1), totalPrice: 235, email })
}

it('360 strangers of one address: twelve get a receipt, whatever was sent in their name', async () => {
  const api = await open()
  const post = from(api, attacker)
  await inTurn(180, (i) => write(post, victim(i)))
  await inTurn(180, (i) => register(post, victim(1000 + i)))
  const { addresses } = await mailed(api)
  expect(addresses.size).toBe(12)
  expect(await api.counts()).toMatchObject({ messages: 180, users: 180 })
})

onBoth('counts those that are mailed while others wait, whichever clock reading each has', async () => {
  // requests read the clock in the order of arrival, and are counted in another order
  let ms = testNow.getTime() + 10_000
  const now = () => {
    ms -= 1
    return new Date(ms)
  }
  const api = await openTestApi({ mailCaps: defaultMailCaps, rateLimits, now })
  const post = from(api, attacker)
  await Promise.all(Array.from({ length: 40 }, (_, i) => write(post, victim(i))))
  expect((await mailed(api)).addresses.size).toBe(12)
})

it('and twenty in all, even if the other calls that mail are added', async () => {
  const api = await open()
  const post = from(api, attacker)
  await inTurn(20, (i) => register(post, victim(i)))
  await inTurn(20, (i) => post('/api/auth/forgot', { email: victim(i) }))
  const { auth } = await signInAs(api, { email: victim(19), password: goodUser.password })
  const signedIn = from(api, attacker, auth)
  await signedIn('/api/me/confirmation', {})
  await signedIn('/api/me/password', {
    currentPassword: goodUser.password,
    password: 'quiet-lagoon-at-dusk',
  })
  await inTurn(30, async (i) => {
    const { data } = await book(signedIn, victim(100 + i), i)
    await signedIn(`/api/me/bookings/${data.reference}/cancel`, {})
    await post('/api/bookings/find', { reference: data.reference, email: victim(100 + i) })
  })
  const { addresses } = await mailed(api)
  expect(addresses.size).toBeLessThanOrEqual(20)
  expect((await api.counts()).bookings).toBe(30)
})

onBoth('addresses of one network are one, of two processes and after a restart', async () => {
  const api = await open()
  await inTurn(10, (i) => write(from(api, `203.0.113.${i}`), victim(i)))
  const other = await openTestApi({ mailCaps: defaultMailCaps, rateLimits, dataDir: api.dataDir })
  await inTurn(10, (i) => write(from(other, `203.0.113.${100 + i}`), victim(100 + i)))
  expect((await mailed(api)).addresses.size).toBe(12)
  await inTurn(4, (i) => write(from(other, '198.51.100.9'), victim(200 + i)))
  expect((await mailed(api)).addresses.size).toBe(16)
})

it('an hour later the next twenty may be mailed', async () => {
  let now = testNow
  const api = await openTestApi({ mailCaps: defaultMailCaps, rateLimits, now: () => now })
  const post = from(api, attacker)
  await inTurn(14, (i) => write(post, victim(i)))
  now = new Date(testNow.getTime() + 59 * 60_000)
  await inTurn(3, (i) => write(post, victim(50 + i)))
  expect((await mailed(api)).addresses.size).toBe(12)
  now = new Date(testNow.getTime() + 61 * 60_000)
  await inTurn(14, (i) => write(post, victim(100 + i)))
  expect((await mailed(api)).addresses.size).toBe(24)
})

it('from a hundred networks: the total is limited, and the last fifth is reserved for bookings', async () => {
  const api = await open({ hour: 50 })
  await inTurn(100, (i) => write(from(api, `198.51.${i}.1`), victim(i)))
  expect((await mailed(api)).addresses.size).toBe(30)
  await inTurn(40, (i) => register(from(api, `198.18.${i}.1`), victim(200 + i)))
  expect((await mailed(api)).addresses.size).toBe(30)
  await inTurn(5, (i) => book(from(api, `192.0.2.${i}`), victim(300 + i), i))
  expect((await mailed(api)).addresses.size).toBe(35)
})

it('an honest guest gets the confirmation and the link, even if strangers used up the limit of all', async () => {
  const api = await open({ hour: 10 })
  const guest = 'guest@example.com'
  await register(from(api, '192.0.2.1'), guest)
  const { userId } = await signInAs(api, { email: guest, password: goodUser.password })
  await api.post('/api/auth/confirm', { token: await openLink(api, 'confirm', userId) })
  await inTurn(30, (i) => write(from(api, `198.51.${i}.1`), victim(i)))
  await inTurn(30, (i) => register(from(api, `198.18.${i}.1`), victim(100 + i)))
  await inTurn(30, (i) => post198(api, i))
  // of a network that has requested nothing else
  await book(from(api, '192.0.2.9'), 'newcomer@example.com', 50)
  // of the attacker's own network, for a known address
  await from(api, '198.51.1.200')('/api/auth/forgot', { email: guest })
  const { of } = await mailed(api)
  expect(of('newcomer@example.com')).toEqual(['booking-confirmed'])
  expect(of(guest)).toContain('password-reset')
})

/** Requests a link for an unknown person. */
const post198 = (api: TestApi, i: number) =>
  from(api, `198.51.${i}.1`)('/api/auth/forgot', { email: victim(500 + i) })

it('a neighbour of the attacker has the booking confirmed after all receipts and links of the network are used up', async () => {
  const api = await open()
  await inTurn(30, (i) => write(from(api, attacker), victim(i)))
  await inTurn(30, (i) => from(api, attacker)('/api/auth/forgot', { email: victim(100 + i) }))
  await book(from(api, '203.0.113.99'), 'neighbour@example.com', 0)
  expect((await mailed(api)).of('neighbour@example.com')).toEqual(['booking-confirmed'])
})

it('sends a booking’s confirmation, a reset and mail to the property before 300 receipts that came earlier', async () => {
  const api = await openTestApi({ rateLimits })
  const post = from(api, attacker)
  await inTurn(300, (i) => write(post, victim(i)))
  await register(post, 'guest@example.com')
  await book(post, 'guest@example.com', 0)
  await post('/api/auth/forgot', { email: 'guest@example.com' })
  const queue = createQueue(await openTestDatabase(api.dataDir), {
    leaseMs: 60_000,
    longestWaitMs: 60_000,
    domain: 'calmrest.example',
  })
  const kinds: string[] = []
  for (let i = 0; i < 20; i += 1) kinds.push((await queue.claim(testNow))?.kind ?? '')
  expect(kinds.slice(0, 2)).toEqual(['booking-confirmed', 'password-reset'])
  expect(kinds.indexOf('booking-for-owner')).toBeGreaterThan(0)
  expect(kinds.indexOf('message-received')).toBeGreaterThan(kinds.indexOf('booking-for-owner'))
})

it('failed bookings count no recipient', async () => {
  const api = await open()
  await inTurn(40, (i) =>
    from(api, attacker)('/api/bookings', { ...goodBooking, totalPrice: 1, email: victim(i) }),
  )
  const count = await api.db.prepare('SELECT COUNT(*) FROM mailed_recipients').pluck().get()
  expect(count).toBe(0)
})

it('an address that was mailed within the hour counts once, although mails are counted, too', async () => {
  const api = await openTestApi({
    mailCaps: defaultMailCaps,
    rateLimits: { ...rateLimits, mailedLinks: many },
  })
  const mails = async () => (await mailed(api)).rows.length
  await inTurn(100, (i) => write(from(api, attacker), victim(i % 10)))
  expect(await mails()).toBe(36)
  await inTurn(100, (i) => from(api, attacker)('/api/auth/forgot', { email: victim(i % 10) }))
  expect(await mails()).toBe(48)
  await inTurn(20, (i) => book(from(api, attacker), victim(i % 10), i))
  expect(await mails()).toBe(60)
  // of other networks, up to the limit of all
  await inTurn(12, (n) => inTurn(60, (i) => write(from(api, `198.18.${n}.1`), victim(i % 10))))
  expect(await mails()).toBe(60 + 360 - 60)
  await book(from(api, '192.0.2.9'), 'newcomer@example.com', 50)
  expect((await mailed(api)).of('newcomer@example.com')).toEqual(['booking-confirmed'])
})
