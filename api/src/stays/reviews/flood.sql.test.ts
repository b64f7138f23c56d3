import type { ReviewSummary, Room, Testimonial } from '@calm-rest/contract/api'
import { errorWords } from '@calm-rest/contract/errors'
import { langs } from '@calm-rest/contract/widget'
import { describe, expect, it } from 'vitest'
import { createRetention } from '../../operations/retention/retention.ts'
import { goodReview } from '../../testing/inputs.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { defaultReviewCaps, type ReviewCaps } from './review-caps.ts'

/** The other engine only counts them, from the first on. */
const attempts = process.env.TEST_ENGINE ? 120 : 1200

const open = async (reviewCaps: Partial<ReviewCaps> = defaultReviewCaps) => {
  const opened = await openTestDesk({ reviewCaps })
  let written = 0
  const write = async (given: object, from = '203.0.113.7', lang = 'en') => {
    written += 1
    const body = JSON.stringify({ ...goodReview, review: `Never again, reason ${written}.`, ...given })
    const headers = { 'Content-Type': 'application/json' }
    const env = { incoming: { socket: { remoteAddress: from } } } as never
    const path = `/api/testimonials?lang=${lang}`
    const answer = await opened.api.app.request(path, { method: 'POST', headers, body }, env)
    return { status: answer.status, data: await answer.json() }
  }
  const summary = () => opened.read('/api/testimonials/summary') as Promise<ReviewSummary>
  const before = await summary()
  /** Number of reviews published since. */
  const published = async () => (await summary()).unverified
  const waiting = async () => (await opened.desk.reviews.list('waiting')).length
  return { ...opened, write, summary, published, waiting, before }
}

describe('a stranger who writes many reviews', () => {
  it(`${attempts} from five addresses of a network publishes what one may, and the owner reads a few of the rest`, async () => {
    const { write, published, waiting } = await open()
    const answers: Awaited<ReturnType<typeof write>>[] = []
    for (let at = 0; at < attempts; at += 1) {
      // far above what one address may send in a minute
      answers.push(await write({ rating: 1 }, `203.0.113.${at % 5}`))
    }
    expect(await published()).toBe(defaultReviewCaps.network)
    expect(await waiting()).toBe(defaultReviewCaps.network * 3)
    expect(answers.at(-1)).toMatchObject({ status: 429 })
    expect(new Set(answers.slice(20).map(({ data }) => data.code))).toEqual(new Set(['too_many_reviews']))
  })

  it('120 from seven networks change no mean, show five, and block no other guest', async () => {
    const { write, summary, before, read, desk } = await open()
    const ratings = async () => (await read('/api/rooms')).map(({ rating }: Room) => rating)
    const ratingsBefore = await ratings()
    for (let at = 0; at < 120; at += 1) await write({ rating: 1 }, `198.51.${at % 7}.7`)
    const { count, average } = before
    expect(await summary()).toMatchObject({ count, average, unverified: defaultReviewCaps.day })
    expect(await ratings()).toEqual(ratingsBefore)
    const page: Testimonial[] = await read('/api/testimonials')
    expect(page.filter(({ rating }) => rating === 1)).toHaveLength(defaultReviewCaps.day)
    expect(await write({}, '203.0.113.9')).toMatchObject({ status: 201, data: { status: 'waiting' } })
    // nor after the owner has published one of them
    const [first] = await desk.reviews.list('waiting')
    await desk.reviews.publish(first?._id ?? '')
    expect((await summary()).average).toBe(before.average)
  })

  it('of one text publishes it once, whatever else differs', async () => {
    const { write, published } = await open()
    const review = 'The worst house of all: no water, no light, and nobody who cares!'
    expect(await write({ review })).toMatchObject({ status: 201 })
    for (const [given, from] of [
      [{ review, name: 'Somebody else' }, '198.51.100.7'],
      [
        { review: '  the WORST house of all - no water no light and nobody who cares', name: 'Nobody' },
        '198.51.101.7',
      ],
      [{ review, rating: 1 }, '203.0.113.7'],
    ] as const)
      expect(await write(given, from)).toMatchObject({ status: 409, data: { code: 'review_duplicate' } })
    expect(await published()).toBe(1)
  })

  it.each(langs)('is refused in words in %s', async (lang) => {
    const { write } = await open()
    const review = 'The worst house of all: no water, no light, and nobody who cares!'
    await write({ review })
    const { data } = await write({ review, name: 'Again' }, '198.51.100.7', lang)
    expect(data.error).toBe(errorWords.review_duplicate[lang])
  })

  it('makes the answer no longer than a page of them', async () => {
    const { read, api, before } = await open()
    const insert = api.db.prepare<[string, string]>(`
      INSERT INTO testimonials (id, status, category, name, country, rating, title, review, stay_nights, created_at)
      VALUES (?, 'published', 'family', 'A', 'B', 1, 'C', ?, 1, '2001-01-01T00:00:00.000Z')`)
    for (let at = 0; at < 300; at += 1) await insert.run(`flood-${at}`, 'x'.repeat(4000))
    expect(await read('/api/testimonials')).toHaveLength(40)
    expect(await read('/api/testimonials/summary')).toMatchObject({
      count: before.count + 300,
      average: expect.closeTo((before.count * (before.average ?? 0) + 300) / (before.count + 300), 6),
      unverified: 0,
    })
    const ids = (reviews: { _id: string }[]) => reviews.map(({ _id }) => _id)
    const whole = await read('/api/testimonials?limit=80')
    const second = await read('/api/testimonials?page=2')
    expect(ids(second)).toEqual(ids(whole).slice(40))
    expect(await read('/api/testimonials?page=10')).toEqual([])
  })
})

describe('guests', () => {
  it('who send the same review twice have written one, and get the same answer', async () => {
    const { write, published } = await open()
    const review = 'Quiet nights.'
    const first = await write({ review })
    expect(await write({ review }, '198.51.100.7')).toEqual(first)
    expect(first).toEqual({ status: 201, data: { success: true, status: 'published' } })
    expect(await published()).toBe(1)
  })

  it('may both write a few common words', async () => {
    const { write, published } = await open()
    for (const name of ['Amara', 'Ingrid']) await write({ review: 'Very nice.', name })
    expect(await published()).toBe(2)
  })

  it('of other networks, and all a day later, are published while one is refused', async () => {
    const { write, setClock } = await open()
    const told = async (from?: string) => (await write({}, from)).data.status
    const days = [await told(), await told(), await told(), await told()]
    expect(days).toEqual(['published', 'published', 'published', 'waiting'])
    expect(await told('198.51.100.7')).toBe('published')
    setClock('2027-06-02T06:00:00.001Z')
    expect(await told()).toBe('published')
  })

  it('leave no address, no hash of it after a day, and none of their network after seven', async () => {
    const { api, write } = await open()
    await write({})
    const origins = api.db.prepare<[], { client_address: Buffer | null }>('SELECT * FROM review_origins')
    expect((await origins.get())?.client_address?.length).toBe(16)
    await createRetention(api.db)(new Date('2027-06-02T07:00:00.000Z'))
    expect(await origins.all()).toMatchObject([{ client_address: null, client_network: expect.anything() }])
    await createRetention(api.db)(new Date('2027-06-08T07:00:00.000Z'))
    expect(await origins.all()).toEqual([])
  })
})
