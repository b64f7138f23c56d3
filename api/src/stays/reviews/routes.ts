import { randomUUID } from 'node:crypto'
import type { ReviewOrder } from '@calm-rest/contract/api'
import { calls } from '@calm-rest/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import { cacheable } from '../../core/cache/cache-answers.ts'
import { invalidFields } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody, query } from '../../core/http/validate.ts'
import type { Position, ReviewQueries } from './queries.ts'
import { reviewLanguageOf } from './review-language.ts'
import type { ReviewOriginOf } from './review-origin.ts'
import type { SubmitReview } from './submit-review.ts'

/** Without stars before contract 1.20, which had one order. */
const form = /^(?<createdAt>\d{4}-\d{2}-\d{2}T[\d:.]+Z) (?<id>[\w-]+)(?: (?<rating>[1-5]))?$/

const writeCursor = ({ createdAt, id, rating }: Position, sort: ReviewOrder) =>
  Buffer.from([createdAt, id, ...(sort === 'newest' ? [] : [rating])].join(' ')).toString('base64url')

const readCursor = (cursor: string, sort: ReviewOrder): Position => {
  const { createdAt, id, rating } = form.exec(Buffer.from(cursor, 'base64url').toString())?.groups ?? {}
  const isInOrder = rating !== undefined || sort === 'newest'
  if (!createdAt || !id || !isInOrder) throw invalidFields({ field: 'cursor', code: 'invalid_type' })
  return { createdAt, id, rating: Number(rating ?? 0) }
}

/** Address of the next page, with the filters and the order of this one. */
const nextAddress = (query: Record<string, string | number | undefined>) => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')
  return `/api/testimonials?${search}`
}

interface ReviewDeps {
  reviews: ReviewQueries
  submit: SubmitReview
  originOf: ReviewOriginOf
  now: () => Date
  limit: MiddlewareHandler<ApiEnv>
}

export const reviewRoutes = ({ reviews, submit, originOf, now, limit }: ReviewDeps) =>
  new Hono<ApiEnv>()
    .get('/', query(calls.listTestimonials.query), cacheable, async (c) => {
      const {
        limit: size,
        cursor,
        page: number,
        sort,
        room,
        rating,
        writtenIn,
        roomType,
      } = c.req.valid('query')
      const filters = { roomTypeId: room, rating, writtenIn, category: roomType }
      const after = cursor ? readCursor(cursor, sort) : undefined
      const offset = (number - 1) * size
      // one more than requested shows whether there is a next page
      const found = await reviews.list({ ...filters, limit: size + 1, after, offset, sort })
      const page = found.slice(0, size)
      const last = page.at(-1)
      if (last && found.length > page.length) {
        const next = writeCursor({ createdAt: last.createdAt, id: last._id, rating: last.rating }, sort)
        const order = sort === 'newest' ? undefined : sort
        const query = { limit: size, room, rating, writtenIn, roomType, sort: order, cursor: next }
        c.header('Link', `<${nextAddress(query)}>; rel="next"`)
      }
      return c.json(page)
    })
    .get('/summary', query(calls.summariseTestimonials.query), cacheable, async (c) => {
      const { room, rating, writtenIn, roomType } = c.req.valid('query')
      const filters = { roomTypeId: room, rating, writtenIn, category: roomType }
      return c.json({ ...(await reviews.summary(filters)), room })
    })
    .post('/', limit, jsonBody(calls.createTestimonial.body), async (c) => {
      const { name, country, rating, reviewTitle, review, roomType, stayDuration } = c.req.valid('json')
      const written = {
        id: randomUUID(),
        bookingId: null,
        roomTypeId: null,
        category: roomType,
        name,
        country,
        rating,
        review,
        title: reviewTitle,
        stayNights: stayDuration,
        createdAt: now().toISOString(),
        lang: reviewLanguageOf(`${reviewTitle} ${review}`, c.get('lang')),
      }
      const status = await submit(written, await originOf(c))
      return c.json({ success: true, status }, 201)
    })
