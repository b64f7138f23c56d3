import { randomUUID } from 'node:crypto'
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

const form = /^(?<createdAt>\d{4}-\d{2}-\d{2}T[\d:.]+Z) (?<id>[\w-]+)$/

const writeCursor = ({ createdAt, id }: Position) => Buffer.from(`${createdAt} ${id}`).toString('base64url')

const readCursor = (cursor: string): Position => {
  const { createdAt, id } = form.exec(Buffer.from(cursor, 'base64url').toString())?.groups ?? {}
  if (!createdAt || !id) throw invalidFields({ field: 'cursor', code: 'invalid_type' })
  return { createdAt, id }
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
      const { limit: size, cursor, page: number, room } = c.req.valid('query')
      // one more than requested shows whether there is a next page
      const after = cursor ? readCursor(cursor) : undefined
      const offset = (number - 1) * size
      const found = await reviews.list({ limit: size + 1, after, offset, roomTypeId: room })
      const page = found.slice(0, size)
      const last = page.at(-1)
      if (last && found.length > page.length) {
        const next = writeCursor({ createdAt: last.createdAt, id: last._id })
        const ofRoom = room === undefined ? '' : `&room=${encodeURIComponent(room)}`
        c.header('Link', `</api/testimonials?limit=${size}${ofRoom}&cursor=${next}>; rel="next"`)
      }
      return c.json(page)
    })
    .get('/summary', query(calls.summariseTestimonials.query), cacheable, async (c) => {
      const { room } = c.req.valid('query')
      return c.json({ ...(await reviews.summary(room)), room })
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
