import { guestData, reviewedStay, testimonialSchema } from '@calm-rest/contract/schemas'
import { langs } from '@calm-rest/contract/widget'
import { expect } from 'vitest'
import { createSignedLinks } from '../../core/links/signed-links.ts'
import { describe, it, onBoth } from '../../testing/both-engines.ts'
import { goodBooking, goodReview } from '../../testing/inputs.ts'
import { joinAs, openLink } from '../../testing/members.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { defaultReviewCaps } from './review-caps.ts'

const { name, country, rating, reviewTitle, review } = goodReview
const written = { name, country, rating, reviewTitle, review }

/** Links of accounts become valid on 1 June, when the stay is booked. */
const monthsMinutes = 90 * 24 * 60

/** A stay from 1 to 4 July 2027 that is over, and the link of the mail after it. */
const openStayed = async (options: Parameters<typeof openTestDesk>[0] = {}) => {
  const opened = await openTestDesk(options)
  const { api, setClock } = opened
  const links = createSignedLinks(api.db, () => new Date('2027-07-05T04:00:00Z'))
  const book = async (stay: object = {}) =>
    (await (await api.post('/api/bookings', { ...goodBooking, ...stay })).json()).reference as string
  const reference = await book()
  const token = await links.forReview(reference, goodBooking.checkOut)
  setClock('2027-07-05T04:00:00Z')
  const post = async (path: string, body: object, from = '203.0.113.7') => {
    const headers = { 'Content-Type': 'application/json' }
    const env = { incoming: { socket: { remoteAddress: from } } } as never
    const answer = await api.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) }, env)
    return { status: answer.status, data: await answer.json() }
  }
  return {
    ...opened,
    links,
    book,
    reference,
    token,
    post,
    look: (lang = 'en') => post(`/api/testimonials/by-link?lang=${lang}`, { token }),
    write: (given: object = {}, lang = 'en') =>
      post(`/api/testimonials/by-link/write?lang=${lang}`, { token, ...written, ...given }),
    list: async () =>
      testimonialSchema
        .strict()
        .array()
        .parse(await opened.read('/api/testimonials')),
    summary: () => opened.read('/api/testimonials/summary'),
  }
}

describe('R-verified-review: the link of the mail after a stay', () => {
  it('returns the values for its form, in the language of the guest, and changes nothing', async () => {
    const { look, list } = await openStayed()
    const before = await list()
    const stay = {
      name: 'Amara Perera',
      country: '',
      roomName: 'Lighthouse Suite',
      roomType: 'sea view',
      stayDuration: 3,
      checkIn: '2027-07-01',
      checkOut: '2027-07-04',
    }
    expect(await look()).toEqual({ status: 200, data: reviewedStay.strict().parse(stay) })
    expect((await look('de')).data.roomName).toBe('Leuchtturm-Suite')
    expect(await list()).toEqual(before)
  })

  it('knows the country of the account that confirmed the address, and of no other', async () => {
    const { api, look } = await openStayed()
    const { userId, auth } = await joinAs(api)
    expect((await look()).data.country).toBe('')
    await api.post(
      '/api/auth/confirm',
      { token: await openLink(api, 'confirm', userId, monthsMinutes) },
      auth,
    )
    expect((await look()).data.country).toBe('Sri Lanka')
  })

  it('counts the used nights if the guest left early', async () => {
    const { desk, look, reference, setClock } = await openStayed()
    setClock('2027-07-02T06:00:00Z')
    await desk.bookings.leave(reference)
    expect((await look()).data).toMatchObject({ stayDuration: 1, checkOut: '2027-07-02' })
  })

  it('writes a review that is verified, of the room and the nights of the stay, unlike others', async () => {
    const { api, write, list, desk } = await openStayed()
    await api.post('/api/testimonials', { ...goodReview, name: 'Anybody' })
    const answer = await write({ roomType: 'family', stayDuration: 99, verified: false })
    expect(answer).toEqual({ status: 201, data: { success: true, status: 'published' } })
    // both have the same moment: nothing orders them
    const all = await list()
    const newest = all.find(({ verified }) => verified)
    const others = all.filter((one) => one !== newest)
    expect(newest).toMatchObject({ ...written, roomType: 'sea view', stayDuration: 3, verified: true })
    expect(new Set(others.map(({ verified }) => verified))).toEqual(new Set([false]))
    expect((await desk.reviews.find(newest?._id ?? '')).verified).toBe(true)
    const room = await api.db
      .prepare('SELECT room_type_id FROM testimonials WHERE id = ?')
      .pluck()
      .get(newest?._id)
    expect(room).toBe('lighthouse-suite')
  })

  onBoth(
    'writes one: repeated it is the same, with other words it is refused, and the mean counts it once',
    async () => {
      const { write, look, summary, list } = await openStayed()
      const before = await summary()
      const answers = await Promise.all([write(), write()])
      expect(answers.map(({ status }) => status)).toEqual([201, 201])
      expect(await write({ rating: 1 })).toMatchObject({ status: 409, data: { code: 'review_exists' } })
      expect(await look()).toMatchObject({ status: 409, data: { code: 'review_exists' } })
      expect((await list()).filter(({ verified }) => verified)).toHaveLength(1)
      expect(await summary()).toMatchObject({
        count: before.count + 1,
        average: expect.closeTo((before.count * before.average + written.rating) / (before.count + 1), 6),
        unverified: 0,
      })
    },
  )

  it('is published while strangers flood the page, even from their network', async () => {
    const { post, write } = await openStayed({ reviewCaps: defaultReviewCaps })
    for (let at = 0; at < 120; at += 1) {
      const body = { ...goodReview, rating: 1, review: `Never again, reason ${at}.` }
      await post('/api/testimonials', body, `203.0.${113 + (at % 7)}.${at}`)
    }
    expect(await write()).toEqual({ status: 201, data: { success: true, status: 'published' } })
  })

  it('is valid for 90 days after departure', async () => {
    const { look, setClock } = await openStayed()
    setClock('2027-10-01T23:59:59Z')
    expect((await look()).status).toBe(200)
    setClock('2027-10-02T00:00:01Z')
    expect(await look()).toMatchObject({ status: 410, data: { code: 'link_invalid' } })
  })

  it('is not a link of a booking, and that of a booking is not one for a review', async () => {
    const { links, post, token, reference } = await openStayed()
    const booking = await links.forBooking(reference, goodBooking.checkOut)
    for (const [path, wrong] of [
      ['/api/testimonials/by-link', booking],
      ['/api/testimonials/by-link/write', booking],
      ['/api/bookings/by-link', token],
      ['/api/bookings/by-link/cancel', token],
    ] as const)
      expect(await post(path, { token: wrong, ...written })).toMatchObject({ status: 410 })
  })
})

describe('a link is refused', () => {
  it.each(langs)('in words in %s if the booking was cancelled', async (lang) => {
    const { api, look, write } = await openStayed()
    await api.db.exec("UPDATE bookings SET status = 'cancelled'")
    for (const { status, data } of [await look(lang), await write({}, lang)]) {
      expect([status, data.code]).toEqual([409, 'review_closed'])
      expect(data.error).toMatch({ en: /cancelled/, de: /storniert/, zh: /取消/ }[lang])
    }
  })

  it('if the guest did not come', async () => {
    const { desk, write, reference } = await openStayed()
    await desk.bookings.noShow(reference)
    expect((await write()).data.code).toBe('review_closed')
  })

  it('if the data was erased, and the review is deleted with it', async () => {
    const { desk, write, look, list } = await openStayed()
    await write()
    expect(await desk.guests.erase(goodBooking.email)).toMatchObject({ reviews: 1, bookings: 1 })
    expect((await list()).filter(({ verified }) => verified)).toEqual([])
    expect((await look()).data.code).toBe('review_closed')
    expect((await write()).data.code).toBe('review_closed')
  })
})

describe('the rules against abuse apply to verified reviews', () => {
  it('a doubtful text waits for the owner, who is told that it belongs to a stay', async () => {
    const { write, list, desk, mails } = await openStayed()
    expect((await write({ review: 'More at https://watches.example' })).data.status).toBe('waiting')
    expect((await list()).some(({ verified }) => verified)).toBe(false)
    expect((await desk.reviews.list('waiting'))[0]).toMatchObject({ verified: true })
    expect(await mails()).toContain('review-waiting')
  })

  it('copied words are refused, and the caps of a day are for others', async () => {
    const { book, links, post, write, api } = await openStayed({
      reviewCaps: { address: 1, network: 1, day: 1 },
    })
    const copied = 'We slept well and ate better, and the sea was there every morning.'
    await api.post('/api/testimonials', { ...goodReview, review: copied })
    expect(await write({ review: copied })).toMatchObject({ status: 409, data: { code: 'review_duplicate' } })
    const later = { checkIn: '2027-07-08', checkOut: '2027-07-09', totalPrice: 235 }
    const token = await links.forReview(await book(later), later.checkOut)
    expect((await write({ review: 'The first.' })).data.status).toBe('published')
    const second = await post('/api/testimonials/by-link/write', { token, ...written, review: 'The second.' })
    expect(second.data.status).toBe('published')
  })
})

it('R-account-data: a guest exports the review of a stay, and it stays when the account is deleted, as its page says', async () => {
  const { api, write, list } = await openStayed()
  const { auth, userId, person } = await joinAs(api)
  await write()
  const dataOf = async () => guestData.strict().parse(await (await api.get('/api/me/data', auth)).json())
  expect((await dataOf()).reviews).toEqual([])
  await api.post('/api/auth/confirm', { token: await openLink(api, 'confirm', userId, monthsMinutes) }, auth)
  expect((await dataOf()).reviews).toMatchObject([{ reviewTitle, verified: true }])
  expect((await api.post('/api/me/removal', { password: person.password }, auth)).status).toBe(200)
  expect((await list()).filter(({ verified }) => verified)).toMatchObject([{ reviewTitle }])
})
