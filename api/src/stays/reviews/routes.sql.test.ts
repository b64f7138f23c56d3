import type { Testimonial } from '@calm-rest/contract/api'
import { reviewSummary, testimonialSchema } from '@calm-rest/contract/schemas'
import { describe, expect, it } from 'vitest'
import { goodReview } from '../../testing/inputs.ts'
import { openTestApi, type TestApi } from '../../testing/test-api.ts'
import { reviewsByRoom } from '../seed/reviews/index.ts'
import { storeReviewLanguages } from './store-languages.ts'

const readPages = async (api: TestApi, query: string) => {
  const found: Testimonial[] = []
  let path: string | undefined = `/api/testimonials?${query}`
  // a position that is lost would lead in a circle
  for (let at = 0; path && at < 20; at += 1) {
    const answer: Response = await api.get(path)
    found.push(...testimonialSchema.array().parse(await answer.json()))
    path = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('Link') ?? '')?.[1]
  }
  return found
}

const summaryOf = async (api: TestApi, query: string) =>
  reviewSummary.parse(await (await api.get(`/api/testimonials/summary?${query}`)).json())

const readAll = async (api: TestApi) =>
  testimonialSchema
    .strict()
    .array()
    .parse(await (await api.get('/api/testimonials')).json())

describe('GET /api/testimonials', () => {
  it('answers every published review, newest first', async () => {
    const reviews = await readAll(await openTestApi())
    expect(reviews.length).toBeGreaterThanOrEqual(36)
    const times = reviews.map((review) => review.createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('pages through all of them without a gap or a repetition', async () => {
    const api = await openTestApi()
    const ids: string[] = []
    let path: string | undefined = '/api/testimonials/?limit=7'
    while (path) {
      const answer: Response = await api.get(path)
      const page = testimonialSchema.array().parse(await answer.json())
      expect(page.length).toBeLessThanOrEqual(7)
      ids.push(...page.map((review) => review._id))
      path = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('Link') ?? '')?.[1]
    }
    expect(ids).toEqual((await readAll(api)).map((review) => review._id))
  })

  it('R-room-reviews: answers those of stays in one room, and their summary', async () => {
    const api = await openTestApi()
    const seeded = reviewsByRoom['horizon-room'] ?? []
    await api.post('/api/testimonials', { ...goodReview, roomType: 'sea view' })
    const path = '/api/testimonials?room=horizon-room'
    const reviews = testimonialSchema.array().parse(await (await api.get(path)).json())
    expect(reviews.map(({ reviewTitle }) => reviewTitle).toSorted()).toEqual(
      seeded.map(({ title }) => title).toSorted(),
    )
    const first = await api.get(`${path}&limit=1`)
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('Link') ?? '')?.[1] ?? ''
    expect(await (await api.get(next)).json()).toEqual([reviews[1]])
    const summary = await (await api.get('/api/testimonials/summary?room=horizon-room')).json()
    const { rating } = await (await api.get('/api/rooms/horizon-room')).json()
    expect(summary).toMatchObject({ room: 'horizon-room', count: seeded.length, unverified: 0 })
    expect(summary.average).toBeCloseTo(rating, 1)
    expect(await (await api.get('/api/testimonials?room=nowhere')).json()).toEqual([])
    const none = await (await api.get('/api/testimonials/summary?room=nowhere')).json()
    expect(none).toEqual({
      room: 'nowhere',
      count: 0,
      average: null,
      unverified: 0,
      matching: 0,
      ratings: [],
      languages: [],
      roomTypes: [],
    })
  })

  it.each([
    ['rating=4', (one: Testimonial) => one.rating === 4],
    ['writtenIn=de', (one: Testimonial) => one.lang === 'de'],
    ['roomType=sea%20view', (one: Testimonial) => one.roomType === 'sea view'],
    [
      'rating=5&writtenIn=en&roomType=family',
      (one: Testimonial) => one.rating === 5 && one.lang === 'en' && one.roomType === 'family',
    ],
    ['writtenIn=ja', () => false],
  ])('answers those that match %s, counts them, and pages through them', async (filters, isMatch) => {
    const api = await openTestApi()
    const expected = (await readAll(api)).filter(isMatch)
    expect(await readPages(api, `${filters}&limit=3`)).toEqual(expected)
    const { matching } = await summaryOf(api, filters)
    expect(matching).toBe(expected.length)
  })

  it.each(['highest', 'lowest'] as const)(
    'puts the %s rated first, the newest of equal ones',
    async (sort) => {
      const api = await openTestApi()
      const sign = sort === 'highest' ? -1 : 1
      const expected = (await readAll(api)).toSorted((a, b) => sign * (a.rating - b.rating))
      expect(await readPages(api, `sort=${sort}&limit=7`)).toEqual(expected)
    },
  )

  it('counts what each filter would show beside the others', async () => {
    const api = await openTestApi()
    await api.post('/api/testimonials', {
      ...goodReview,
      rating: 1,
      roomType: 'family',
      review: 'We were not amused.',
    })
    const all = await readAll(api)
    const summary = await summaryOf(api, 'rating=5&writtenIn=en')
    expect([summary.count, summary.unverified]).toEqual([all.length - 1, 1])
    for (const { rating, count } of summary.ratings ?? [])
      expect(count).toBe(all.filter((one) => one.rating === rating && one.lang === 'en').length)
    for (const { lang, count } of summary.languages ?? [])
      expect(count).toBe(all.filter((one) => one.rating === 5 && one.lang === lang).length)
    expect(summary.ratings?.map(({ rating }) => rating)).toEqual([5, 4, 1])
    expect(summary.languages?.map(({ lang }) => lang).toSorted()).toEqual(['de', 'en', 'zh'])
    expect(summary.roomTypes?.reduce((sum, { count }) => sum + count, 0)).toBe(summary.matching)
  })

  it('has no next page if the last one is full', async () => {
    const api = await openTestApi()
    const all = await readAll(api)
    const answer = await api.get(`/api/testimonials?limit=${all.length}`)
    expect(answer.headers.get('Link')).toBeNull()
  })

  it('answers 304 until a review is written', async () => {
    const api = await openTestApi()
    const tag = (await api.get('/api/testimonials')).headers.get('ETag') ?? ''
    expect((await api.get('/api/testimonials', { 'If-None-Match': tag })).status).toBe(304)
    await api.post('/api/testimonials', goodReview)
    expect((await api.get('/api/testimonials', { 'If-None-Match': tag })).status).toBe(200)
  })

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=x', 'limit'],
    ['page=0', 'page'],
    ['page=1001', 'page'],
    ['limit=2&cursor=%00', 'cursor'],
    ["limit=2&cursor=' OR 1=1", 'cursor'],
    ['rating=6', 'rating'],
    ['rating=0', 'rating'],
    ['rating=4.5', 'rating'],
    ["rating=5' OR '1'='1", 'rating'],
    ['writtenIn=DE', 'writtenIn'],
    ['writtenIn=%25', 'writtenIn'],
    ['roomType=tent', 'roomType'],
    ['sort=rating', 'sort'],
    // of another order
    ['sort=lowest&cursor=MjAyNi0wMS0wMVQwMDowMDowMFogYQ', 'cursor'],
  ])('refuses %s', async (query, field) => {
    const answer = await (await openTestApi()).get(`/api/testimonials?${query}`)
    expect(answer.status).toBe(400)
    expect((await answer.json()).fields[0].field).toBe(field)
  })
})

describe('POST /api/testimonials', () => {
  it('R-call-review: publishes a review at once, with the time of the server', async () => {
    const api = await openTestApi()
    const answer = await api.post('/api/testimonials/', { ...goodReview, date: '1999-01-01T00:00:00Z' })
    expect([answer.status, await answer.json()]).toEqual([201, { success: true, status: 'published' }])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const [newest] = await readAll(api)
    expect(newest).toMatchObject({
      name: 'Amara',
      reviewTitle: 'A calm rest',
      roomType: 'sea view',
      stayDuration: 3,
      createdAt: '2027-06-01T06:00:00.000Z',
    })
  })

  it.each([
    ['en', 'Das Zimmer war schön, und wir haben gut geschlafen.', 'de'],
    ['de', 'Wunderbar.', 'de'],
    ['zh', 'Lovely.', ''],
  ])(
    'stores the language of a review that is written on a page in %s: %s',
    async (lang, review, expected) => {
      const api = await openTestApi()
      const written = { ...goodReview, reviewTitle: 'Mirissa', review }
      await api.post('/api/testimonials', written, { 'Accept-Language': lang })
      const [newest, ...seeded] = await readAll(api)
      expect(newest).toMatchObject({ review, lang: expected })
      expect(new Set(seeded.map((one) => one.lang))).toEqual(new Set(['en', 'de', 'zh']))
    },
  )

  it('detects the language of a review from before it was stored from its words', async () => {
    const api = await openTestApi()
    await api.post('/api/testimonials', {
      ...goodReview,
      review: 'Wir waren sehr zufrieden und kommen wieder.',
    })
    await api.db.prepare('UPDATE testimonials SET lang = NULL').run()
    const [newest, ...seeded] = await readAll(api)
    expect(newest?.lang).toBe('de')
    expect(new Set(seeded.map((one) => one.lang))).toEqual(new Set(['en', 'de', 'zh']))
    // the next start stores it, so that the filter finds the review
    expect(await storeReviewLanguages(api.db)).toBe(seeded.length + 1)
    expect(await storeReviewLanguages(api.db)).toBe(0)
    const { languages } = await summaryOf(api, '')
    expect(languages?.reduce((sum, { count }) => sum + count, 0)).toBe(seeded.length + 1)
  })

  it('holds suspected advertising for the owner', async () => {
    const api = await openTestApi()
    const before = (await readAll(api)).length
    const review = 'Cheap watches at https://watches.example'
    const answer = await api.post('/api/testimonials', { ...goodReview, review })
    expect(await answer.json()).toEqual({ success: true, status: 'waiting' })
    expect(await readAll(api)).toHaveLength(before)
  })

  it.each([
    "'); DROP TABLE testimonials; --",
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '{{7*7}} #{7*7} %s',
    '=cmd|calc',
  ])('stores %s as text', async (payload) => {
    const api = await openTestApi()
    await api.post('/api/testimonials', {
      ...goodReview,
      name: payload,
      reviewTitle: payload,
      review: payload,
    })
    const [newest] = await readAll(api)
    expect([newest?.name, newest?.reviewTitle, newest?.review]).toEqual([payload, payload, payload])
  })
})
