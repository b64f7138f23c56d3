import { guestData } from '@calm-rest/contract/schemas'
import { describe, expect, it } from 'vitest'
import { createDeskCommands } from '../../../desk/create-desk-commands.ts'
import { createAnswer } from '../../../stays/messages/answer.ts'
import { goodBooking, goodMessage, goodUser } from '../../../testing/inputs.ts'
import { joinAs, openLink, refreshBy, refreshTokensOf, signInAs } from '../../../testing/members.ts'
import { openTestApi, type TestApi, testNow } from '../../../testing/test-api.ts'

const day = (days: number) => new Date(testNow.getTime() + days * 24 * 60 * 60 * 1000)

const book = async (api: TestApi, body: object = {}, auth: Record<string, string> = {}): Promise<string> =>
  (await (await api.post('/api/bookings', { ...goodBooking, ...body }, auth)).json()).reference

const confirmEmail = async (api: TestApi, userId: string, auth: Record<string, string>) =>
  api.post('/api/auth/confirm', { token: await openLink(api, 'confirm', userId) }, auth)

const dataOf = async (api: TestApi, auth: Record<string, string>) =>
  guestData.strict().parse(await (await api.get('/api/me/data', auth)).json())

const later = { checkIn: '2027-08-01', checkOut: '2027-08-04' }

describe('GET /api/me/data', () => {
  it('R-account-data: contains all that the property stores about the guest: account, bookings, messages, sessions', async () => {
    const api = await openTestApi()
    const { auth, userId, person } = await joinAs(api)
    await signInAs(api, person)
    const reference = await book(api, {}, auth)
    const asStranger = await book(api, later)
    await api.post('/api/messages', { ...goodMessage, email: 'AMARA@example.com' })
    await confirmEmail(api, userId, auth)
    const desk = createDeskCommands({ db: api.db, who: 'nirosha', now: () => testNow })
    await desk.payments.take(reference, { amount: 100.5, method: 'card', note: 'The rest in cash' })
    await desk.stays.setNationalities(reference, { LK: 1 })
    await createAnswer(api.db).answer({ id: 1, reply: 'Yes, it stands in your room.', at: testNow })
    const answer = await api.get('/api/me/data', auth)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const data = guestData.strict().parse(await answer.json())
    expect(data.account).toMatchObject({ id: userId, email: 'amara@example.com', emailConfirmed: true })
    expect(data.bookings.map((booking) => booking.reference)).toEqual([asStranger, reference])
    expect(data.bookings).toMatchObject([
      { nationalities: {}, payments: [] },
      {
        nationalities: { LK: 1 },
        payments: [{ at: testNow.toISOString(), amount: 100.5, method: 'card', note: 'The rest in cash' }],
      },
    ])
    expect(data.messages).toMatchObject([
      {
        message: goodMessage.message,
        phone: goodMessage.phone,
        replies: [{ reply: 'Yes, it stands in your room.' }],
      },
    ])
    expect(data.sessions).toHaveLength(2)
  })

  it('contains no secret', async () => {
    const api = await openTestApi()
    const { auth } = await joinAs(api)
    expect(JSON.stringify(await dataOf(api, auth))).not.toMatch(/argon2|hash|token/i)
  })

  it('8.2.2: contains nothing about others, and nothing found by an unconfirmed address', async () => {
    const api = await openTestApi()
    await book(api)
    await api.post('/api/messages', goodMessage)
    const other = await joinAs(api, { email: 'other@example.com' })
    await book(api, { ...later, email: 'other@example.com' }, other.auth)
    const claims = await joinAs(api)
    const { bookings, messages, sessions } = await dataOf(api, claims.auth)
    expect([bookings, messages, sessions.length]).toEqual([[], [], 1])
  })
})

describe('8.2.2: another guest’s booking', () => {
  it('R-route-rules: does not exist for a guest: it is not in the list, and cannot be cancelled', async () => {
    const api = await openTestApi()
    const owner = await joinAs(api)
    const reference = await book(api, {}, owner.auth)
    const eve = await joinAs(api, { email: 'eve@example.com' })
    expect(await (await api.get('/api/me/bookings', eve.auth)).json()).toEqual([])
    const answer = await api.post(`/api/me/bookings/${reference}/cancel`, {}, eve.auth)
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'booking_not_found'])
    const own = await (await api.get('/api/me/bookings', owner.auth)).json()
    expect(own).toMatchObject([{ reference, status: 'confirmed' }])
  })

  it('is not taken over by an id in the body', async () => {
    const api = await openTestApi()
    const owner = await joinAs(api)
    const eve = await joinAs(api, { email: 'eve@example.com' })
    await book(api, { userId: owner.userId, user_id: owner.userId }, eve.auth)
    expect(await api.db.prepare('SELECT user_id FROM bookings').pluck().all()).toEqual([eve.userId])
  })
})

describe('POST /api/me/removal', () => {
  const remove = (
    api: TestApi,
    auth: Record<string, string>,
    body: object = { password: goodUser.password },
  ) => api.post('/api/me/removal', body, auth)

  const storedBookings = (api: TestApi) =>
    api.db
      .prepare(
        `SELECT reference, first_name, last_name, email, special_request, arrival_note, user_id, anonymise_on
        FROM bookings ORDER BY id`,
      )
      .all()

  const forgotten = {
    first_name: '',
    last_name: '',
    email: '',
    special_request: null,
    arrival_note: null,
    user_id: null,
  }

  it('ends every session at once, removes the cookie, and prevents signing in', async () => {
    const api = await openTestApi()
    const { auth, person, userId } = await joinAs(api)
    const elsewhere = await signInAs(api, person)
    await openLink(api, 'reset', userId)
    const answer = await remove(api, auth)
    expect([answer.status, refreshTokensOf(answer)]).toEqual([200, ['']])
    expect((await api.get('/api/me', auth)).status).toBe(401)
    expect((await api.get('/api/me', elsewhere.auth)).status).toBe(401)
    expect((await refreshBy(api, elsewhere.refreshToken)).status).toBe(401)
    expect((await api.post('/api/auth/login', person)).status).toBe(401)
    expect(await api.counts()).toMatchObject({ users: 0, sessions: 0, account_links: 0 })
  })

  it('R-account-removal: erases the guest of past and cancelled stays at once, and of an upcoming one after check-out', async () => {
    let now = testNow
    const api = await openTestApi({ now: () => now })
    const { auth, userId, person } = await joinAs(api)
    const past = await book(api, { checkIn: '2027-06-02', checkOut: '2027-06-03', totalPrice: 235 }, auth)
    const cancelled = await book(api, later, auth)
    await api.post(`/api/me/bookings/${cancelled}/cancel`, {}, auth)
    const asStranger = await book(api)
    await api.post('/api/messages', goodMessage)
    await confirmEmail(api, userId, auth)
    await api.db.exec("UPDATE bookings SET arrival_note = 'With a pram.', arrival_told_at = created_at")
    now = day(10)
    const back = await signInAs(api, person)
    expect((await remove(api, back.auth)).status).toBe(200)
    expect(await storedBookings(api)).toEqual([
      { reference: past, ...forgotten, anonymise_on: null },
      { reference: cancelled, ...forgotten, anonymise_on: null },
      {
        reference: asStranger,
        first_name: 'Amara',
        last_name: 'Perera',
        email: 'amara@example.com',
        special_request: goodBooking.specialRequest,
        arrival_note: 'With a pram.',
        user_id: null,
        anonymise_on: '2027-07-04',
      },
    ])
    expect(await api.counts()).toMatchObject({ messages: 0, booking_nights: 4 })
  })

  it('affects no data of others, and nothing found by an unconfirmed address', async () => {
    const api = await openTestApi()
    const other = await joinAs(api, { email: 'other@example.com' })
    await book(api, {}, other.auth)
    await book(api, later)
    await api.post('/api/messages', goodMessage)
    const before = await storedBookings(api)
    const { auth } = await joinAs(api)
    expect((await remove(api, auth)).status).toBe(200)
    expect(await storedBookings(api)).toEqual(before)
    expect(await api.counts()).toMatchObject({ messages: 1, users: 1 })
    expect((await api.get('/api/me', other.auth)).status).toBe(200)
  })

  it.each([
    ['without the password', {}, 'password', 'required'],
    ['with a wrong one', { password: 'a-wrong-guess' }, 'password', 'wrong_password'],
    ['by the e-mail where there is a password', { email: goodUser.email }, 'password', 'required'],
  ])('deletes nothing %s', async (_, body, field, code) => {
    const api = await openTestApi()
    const { auth } = await joinAs(api)
    const answer = await remove(api, auth, body)
    expect([answer.status, (await answer.json()).fields]).toMatchObject([400, [{ field, code }]])
    expect(await api.counts()).toMatchObject({ users: 1, sessions: 1 })
  })

  it('requires the e-mail address of an account without a password', async () => {
    const api = await openTestApi()
    const { auth } = await joinAs(api)
    await api.db.exec('UPDATE users SET password_hash = NULL')
    const codeOf = async (body: object) => (await (await remove(api, auth, body)).json()).fields?.[0].code
    expect(await codeOf({})).toBe('required')
    expect(await codeOf({ email: 'eve@example.com' })).toBe('wrong_email')
    expect((await remove(api, auth, { email: ' AMARA@example.com ' })).status).toBe(200)
    expect((await api.counts()).users).toBe(0)
  })
})
