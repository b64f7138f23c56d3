import { describe, expect, it } from 'vitest'
import * as good from '../../testing/inputs.ts'
import { openTestApi } from '../../testing/test-api.ts'

const both = (path: string) => [path, path.replace(/\/$/, '')]

describe('a call that reads', () => {
  it.each(['/api/rooms/', '/api/rooms/coral-suite/', '/api/testimonials/'])(
    'R-call-rooms, R-call-room, R-call-testimonials: answers GET %s, with and without the last slash',
    async (path) => {
      const answers = await Promise.all(both(path).map(async (address) => (await openTestApi()).get(address)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    },
  )
})

describe('a call that writes', () => {
  it.each([
    [
      'R-review-payload, R-call-review',
      '/api/testimonials/',
      good.goodReview,
      'name country rating reviewTitle review roomType stayDuration date',
    ],
    ['R-message-payload, R-call-message', '/api/messages/', good.goodMessage, 'fullName email phone message'],
    [
      'R-booking-payload, R-call-booking',
      '/api/bookings/',
      good.goodBooking,
      'firstName lastName email checkIn checkOut guests roomType specialRequest totalPrice',
    ],
    [
      'R-register-payload, R-call-users',
      '/api/users/',
      good.goodUser,
      'firstName lastName country email password',
    ],
  ])('%s: takes POST %s with the payload of the specification', async (_ids, path, body, payload) => {
    expect(Object.keys(body).toSorted()).toEqual(payload.split(' ').toSorted())
    const answers = await Promise.all(
      both(path).map(async (address) => (await openTestApi()).post(address, body)),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
  })

  it('R-login-payload, R-call-login: takes POST /api/auth/login with e-mail and password, and answers ok, user and token', async () => {
    const api = await openTestApi()
    await api.post('/api/users', good.goodUser)
    const { email, password } = good.goodUser
    for (const address of both('/api/auth/login/')) {
      const answer = await api.post(address, { email, password })
      expect(await answer.json()).toMatchObject({ ok: true, user: { email }, token: expect.any(String) })
    }
  })

  it('R-google-payload, R-call-google: takes POST /api/auth/google with name, e-mail and picture, and answers an error as a text', async () => {
    const { name, email, profilePic } = good.goodGoogle
    for (const address of both('/api/auth/google/')) {
      const answer = await (await openTestApi()).post(address, { name, email, profilePic })
      expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/\.$/) })
    }
  })

  it('R-call-booking-error, R-call-users: says what is wrong as a text: success and error on bookings, error on users', async () => {
    const api = await openTestApi()
    const booking = await api.post('/api/bookings', { ...good.goodBooking, guests: 9 })
    expect(await booking.json()).toMatchObject({ success: false, error: expect.stringMatching(/\.$/) })
    const user = await api.post('/api/users', { ...good.goodUser, email: 'nobody' })
    expect(await user.json()).toMatchObject({ error: expect.stringMatching(/\.$/) })
  })
})

describe('an answer', () => {
  it('R-room-fields: names every room with the fields of the specification', async () => {
    const rooms = (await (await (await openTestApi()).get('/api/rooms/')).json()) as Record<string, unknown>[]
    for (const room of rooms) {
      expect(room).toMatchObject({
        _id: expect.any(String),
        name: expect.any(String),
        category: expect.stringMatching(/^(standard|sea view|Air Conditioned|family)$/),
        price: expect.any(Number),
        rating: expect.any(Number),
        description: expect.any(String),
        bed: expect.any(String),
        guests: expect.any(Number),
        size: expect.any(Number),
        images: expect.arrayContaining([expect.any(String)]),
        features: expect.arrayContaining([{ icon: expect.any(String), name: expect.any(String) }]),
        amenities: expect.arrayContaining([expect.any(String)]),
      })
    }
    expect(rooms.some((room) => typeof room.discountPrice === 'number')).toBe(true)
  })

  it('R-review-fields: names every review with the fields of the specification', async () => {
    const reviews = (await (await (await openTestApi()).get('/api/testimonials/')).json()) as {
      rating: number
    }[]
    for (const review of reviews) {
      expect(review).toMatchObject({
        _id: expect.any(String),
        name: expect.any(String),
        country: expect.any(String),
        rating: expect.any(Number),
        reviewTitle: expect.any(String),
        review: expect.any(String),
        roomType: expect.stringMatching(/^(standard|sea view|Air Conditioned|family)$/),
        stayDuration: expect.any(Number),
        createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      })
      expect([1, 2, 3, 4, 5]).toContain(review.rating)
    }
  })

  it('R-no-account, R-role-anyone: needs no account: rooms, reviews, a review, a message and a booking', async () => {
    const api = await openTestApi()
    const statuses = [
      (await api.get('/api/rooms')).status,
      (await api.get('/api/testimonials')).status,
      (await api.post('/api/testimonials', good.goodReview)).status,
      (await api.post('/api/messages', good.goodMessage)).status,
      (await api.post('/api/bookings', good.goodBooking)).status,
    ]
    expect(statuses).toEqual([200, 200, 201, 201, 201])
    expect((await api.counts()).users).toBe(0)
  })
})
