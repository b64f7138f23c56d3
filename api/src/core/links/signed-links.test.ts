import { createHmac } from 'node:crypto'
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { openMailedApi, tokensIn } from '../../testing/mailed-api.ts'
import { tablesOf } from '../../testing/tables-of.ts'
import { openTestApi, type TestApi, testNow } from '../../testing/test-api.ts'
import { createSignedLinks } from './signed-links.ts'

const dayMs = 24 * 60 * 60 * 1000
const routes = ['/api/bookings/by-link', '/api/bookings/by-link/cancel', '/api/testimonials/by-link']

/** Opens a site with two bookings, and the links of a guest for the first: to the booking and to its review. */
const openSeeded = async (now: () => Date = () => testNow) => {
  const api = await openTestApi({ now })
  const links = createSignedLinks(api.db, now)
  const first = await (await api.post('/api/bookings', goodBooking)).json()
  const booking = await links.forBooking(first.reference, goodBooking.checkOut)
  const review = await links.forReview(first.reference, goodBooking.checkOut)
  const stay = { checkIn: '2027-09-01', checkOut: '2027-09-04' }
  const second = await (await api.post('/api/bookings', { ...goodBooking, ...stay })).json()
  const key = (await api.db.prepare('SELECT id, key FROM signing_keys').get()) as { id: string; key: Buffer }
  return { api, booking, review, references: [first.reference, second.reference], key }
}

const claims = (token: string): JWTPayload =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const expectNothingDone = async (api: TestApi) => {
  const statuses = await api.db.prepare('SELECT DISTINCT status FROM bookings').pluck().all()
  expect(statuses).toEqual(['confirmed'])
}

/**
 * Returns a value that changes with every write and with nothing else. PostgreSQL's count of changes increases late,
 * and also without a write, so there it reads every row with the transaction that wrote it. Counted attempts are
 * excluded.
 */
const writtenIn = async ({ db }: TestApi) => {
  if (db.engine === 'sqlite') return db.changes.now()
  const tables = (await tablesOf(db)).filter((table) => table !== 'attempts').toSorted()
  return Promise.all(tables.map((table) => db.prepare(`SELECT xmin, * FROM ${table} ORDER BY ctid`).all()))
}

const refused = async (api: TestApi, path: string, token: string) => {
  const answer = await api.post(path, { token })
  expect([path, answer.status, (await answer.json()).code]).toEqual([path, 410, 'link_invalid'])
}

it('says in a link who made it and when, for what it is, and how long it is valid', async () => {
  const { booking, review, references } = await openSeeded()
  const common = {
    iss: 'calm-rest',
    sub: references[0],
    iat: testNow.getTime() / 1000,
    exp: expect.any(Number),
  }
  expect([claims(booking), claims(review)]).toEqual([
    { ...common, aud: 'booking' },
    { ...common, aud: 'review' },
  ])
})

it('opens the booking of its mail, and only the screen is in the address', async () => {
  const api = await openMailedApi()
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  const mail = await api.mailOf('booking-confirmed')
  const [booking = ''] = tokensIn(mail)
  expect(mail.text).toContain('https://calmrest.example/booking#ey')
  const answer = await api.post('/api/bookings/by-link', { token: booking })
  expect([answer.status, await answer.json()]).toMatchObject([200, { reference }])
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})

describe('a link is not valid', () => {
  it('with a single changed character', async () => {
    const { api, booking } = await openSeeded()
    const [header = '', body = '', signature = ''] = booking.split('.')
    const flip = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)
    for (const token of [
      [flip(header), body, signature],
      [header, flip(body), signature],
      [header, body, flip(signature)],
      [header, body, ''],
    ]) {
      await refused(api, '/api/bookings/by-link/cancel', token.join('.'))
    }
    await expectNothingDone(api)
  })

  it('for another booking than its own', async () => {
    const { api, booking, references } = await openSeeded()
    const [header, , signature] = booking.split('.')
    const forged = [header, encode({ ...claims(booking), sub: references[1] }), signature].join('.')
    await refused(api, '/api/bookings/by-link', forged)
    await refused(api, '/api/bookings/by-link/cancel', forged)
    await expectNothingDone(api)
  })

  it('with the algorithm none', async () => {
    const { api, booking } = await openSeeded()
    const unsecured = new UnsecuredJWT(claims(booking)).encode()
    for (const path of routes) await refused(api, path, unsecured)
    const header = encode({ alg: 'none', typ: 'JWT' })
    await refused(api, '/api/bookings/by-link', `${header}.${booking.split('.')[1]}.`)
  })

  it('with another algorithm, also where the key is right', async () => {
    const { api, booking, key } = await openSeeded()
    const header = { alg: 'HS512', typ: 'JWT', kid: key.id }
    const signed = await new SignJWT(claims(booking))
      .setProtectedHeader(header)
      .sign(Buffer.concat([key.key, key.key]))
    await refused(api, '/api/bookings/by-link', signed)
    const input = `${encode(header)}.${encode(claims(booking))}`
    const hmac = createHmac('sha512', key.key).update(input).digest('base64url')
    await refused(api, '/api/bookings/by-link', `${input}.${hmac}`)
  })

  it('with a key that is not ours, whatever name it has', async () => {
    const { api, booking, key } = await openSeeded()
    for (const kid of [key.id, 'mine', '../../etc/passwd', '']) {
      const header = { alg: 'HS256', typ: 'JWT', kid }
      const forged = await new SignJWT(claims(booking)).setProtectedHeader(header).sign(Buffer.alloc(32, 1))
      await refused(api, '/api/bookings/by-link', forged)
    }
  })

  it('for another purpose', async () => {
    const { api, booking, review } = await openSeeded()
    await refused(api, '/api/testimonials/by-link', booking)
    await refused(api, '/api/bookings/by-link', review)
    await refused(api, '/api/bookings/by-link/cancel', review)
    await expectNothingDone(api)
  })

  it.each([
    ['without an end', { exp: undefined }],
    ['without a subject', { sub: undefined }],
    ['of another issuer', { iss: 'somebody' }],
    ['for another audience', { aud: 'review' }],
    ['of a booking that does not exist', { sub: 'CR-2222-2222' }],
  ])('%s, though it is signed with the key of the site', async (_what, change) => {
    const { api, booking, key } = await openSeeded()
    const header = { alg: 'HS256', typ: 'JWT', kid: key.id }
    const signed = await new SignJWT(JSON.parse(JSON.stringify({ ...claims(booking), ...change })))
      .setProtectedHeader(header)
      .sign(key.key)
    await refused(api, '/api/bookings/by-link', signed)
  })

  it('when it has expired: 30 days after check-out', async () => {
    let now = testNow
    const { api, booking } = await openSeeded(() => now)
    const checkOut = Date.parse('2027-07-04T00:00:00Z')
    now = new Date(checkOut + 30 * dayMs - 1_000)
    expect((await api.post('/api/bookings/by-link', { token: booking })).status).toBe(200)
    now = new Date(checkOut + 30 * dayMs + 1_000)
    await refused(api, '/api/bookings/by-link', booking)
  })

  it('when it is not a token', async () => {
    const { api } = await openSeeded()
    for (const path of routes) await refused(api, path, 'x')
    for (const token of ['', 'x'.repeat(2_049), 7, null, undefined]) {
      expect((await api.post('/api/bookings/by-link', { token })).status).toBe(400)
    }
  })
})

it('accepts links signed with an earlier key', async () => {
  const api = await openMailedApi()
  await api.post('/api/bookings', goodBooking)
  const [booking = ''] = tokensIn(await api.mailOf('booking-confirmed'))
  await api.db
    .prepare('INSERT INTO signing_keys (id, key, created_at) VALUES (?, ?, ?)')
    .run('next', Buffer.alloc(32, 7), new Date(testNow.getTime() + 1).toISOString())
  expect((await api.post('/api/bookings/by-link', { token: booking })).status).toBe(200)
  const next = await createSignedLinks(api.db, () => testNow).forReview('CR-1', goodBooking.checkOut)
  expect(JSON.parse(Buffer.from(next.split('.')[0] ?? '', 'base64url').toString()).kid).toBe('next')
})

it.each(routes)('GET %s changes nothing and shows nothing', async (path) => {
  const { api, booking, review } = await openSeeded()
  const before = await writtenIn(api)
  for (const token of [booking, review]) {
    for (const address of [path, `${path}?token=${token}`, `${path}/${token}`]) {
      for (const method of ['GET', 'HEAD', 'OPTIONS']) {
        const answer = await api.app.request(address, { method })
        expect([404, 405]).toContain(answer.status)
      }
    }
  }
  expect(await writtenIn(api)).toEqual(before)
})

it('R-link-get: looks without changing anything: only the button does', async () => {
  const { api, booking } = await openSeeded()
  const before = await writtenIn(api)
  expect((await api.post('/api/bookings/by-link', { token: booking })).status).toBe(200)
  expect(await writtenIn(api)).toEqual(before)
})
