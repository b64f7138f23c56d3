import { randomUUID } from 'node:crypto'
import { calls } from '@calm-rest/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import type { ApiEnv } from '../http/env.ts'
import { jsonBody, query } from '../http/validate.ts'
import { kept } from '../kept/keep-answers.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { isDoubtful } from './doubtful.ts'
import type { ReviewQueries } from './queries.ts'

interface ReviewParts {
  reviews: ReviewQueries
  now: () => Date
  limit: MiddlewareHandler<ApiEnv>
}

export const reviewRoutes = ({ reviews, now, limit }: ReviewParts) =>
  new Hono<ApiEnv>()
    .get('/', query(calls.listTestimonials.query), kept, async (c) => {
      const { limit: size, cursor } = c.req.valid('query')
      // one more than asked tells whether there is a next page
      const found = await reviews.list(size && size + 1, cursor ? readCursor(cursor) : undefined)
      const page = found.slice(0, size)
      const last = page.at(-1)
      if (last && found.length > page.length) {
        const next = writeCursor({ createdAt: last.createdAt, id: last._id })
        c.header('Link', `</api/testimonials?limit=${size}&cursor=${next}>; rel="next"`)
      }
      return c.json(page)
    })
    .post('/', limit, jsonBody(calls.createTestimonial.body), async (c) => {
      const input = c.req.valid('json')
      const { name, country, rating, reviewTitle: title, review, roomType: category } = input
      const status = isDoubtful([name, country, title, review]) ? 'waiting' : 'published'
      await reviews.create({
        ...{ id: randomUUID(), status, roomTypeId: null, category, name, country, rating, title, review },
        stayNights: input.stayDuration,
        createdAt: now().toISOString(),
      })
      return c.json({ success: true, status }, 201)
    })
