import { randomUUID } from 'node:crypto'
import { calls } from '@calm-rest/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import { ApiError } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody } from '../../core/http/validate.ts'
import type { SignedLinks } from '../../core/links/signed-links.ts'
import type { ReviewQueries } from './queries.ts'
import { reviewLanguageOf } from './review-language.ts'
import type { ReviewOriginOf } from './review-origin.ts'
import type { StaysToReview } from './reviewed-stay.ts'
import type { SubmitReview } from './submit-review.ts'

interface LinkedReviewDeps {
  reviews: ReviewQueries
  stays: StaysToReview
  submit: SubmitReview
  originOf: ReviewOriginOf
  links: SignedLinks
  now: () => Date
  /** Limits of the two calls. */
  limits: { read: MiddlewareHandler<ApiEnv>; write: MiddlewareHandler<ApiEnv> }
}

/**
 * The verified review of a stay, by the signed link that is mailed after it. All calls are POST, so that no address
 * contains a token.
 */
export const linkedReviewRoutes = ({
  reviews,
  stays,
  submit,
  originOf,
  links,
  now,
  limits,
}: LinkedReviewDeps) =>
  new Hono<ApiEnv>()
    .post('/by-link', limits.read, jsonBody(calls.readLinkedStay.body), async (c) => {
      const reference = await links.readReview(c.req.valid('json').token)
      const { bookingId, roomTypeId: _roomTypeId, ...stay } = await stays(reference, c.get('lang'))
      if (await reviews.ofStay(bookingId)) throw new ApiError('review_exists')
      return c.json(stay)
    })
    .post('/by-link/write', limits.write, jsonBody(calls.createLinkedTestimonial.body), async (c) => {
      const { token, name, country, rating, reviewTitle, review } = c.req.valid('json')
      const reference = await links.readReview(token)
      const { bookingId, roomTypeId, roomType, stayDuration } = await stays(reference, c.get('lang'))
      const written = {
        id: randomUUID(),
        bookingId,
        roomTypeId,
        category: roomType,
        stayNights: stayDuration,
        name,
        country,
        rating,
        title: reviewTitle,
        review,
        createdAt: now().toISOString(),
        lang: reviewLanguageOf(`${reviewTitle} ${review}`, c.get('lang')),
      }
      const status = await submit(written, await originOf(c))
      return c.json({ success: true, status }, 201)
    })
