import { type StaffReview, staffLimits } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { Hono } from 'hono'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody, params, query } from '../../core/http/validate.ts'
import type { DeskReview } from '../commands/reviews.ts'
import type { CommandsOf } from '../staff/commands-of.ts'
import { versionOf, writeOn } from './version.ts'

interface ReviewDeps {
  db: Database
  commandsOf: CommandsOf
}

const toAnswer = (review: DeskReview): StaffReview => ({ ...review, version: versionOf(review) })

const { listReviews, readReview, setReviewStatus } = staffCalls

/** Reviews of guests, and whether they are shown. */
export const reviewRoutes = ({ db, commandsOf }: ReviewDeps) =>
  new Hono<ApiEnv>()
    .get('/', query(listReviews.query), async (c) => {
      const { status, before } = c.req.valid('query')
      const found = await commandsOf(c).reviews.list(status, staffLimits.listed, before)
      return c.json(found.map(toAnswer))
    })
    .get('/:id', params(readReview.params), async (c) =>
      c.json(toAnswer(await commandsOf(c).reviews.find(c.req.valid('param').id))),
    )
    .post('/:id/status', params(setReviewStatus.params), jsonBody(setReviewStatus.body), async (c) => {
      const { id } = c.req.valid('param')
      const { version, status, reason } = c.req.valid('json')
      const { reviews } = commandsOf(c)
      const read = async () => toAnswer(await reviews.find(id))
      const set = status === 'hidden' ? reviews.hide : reviews.publish
      return c.json(await writeOn(db, version, read, () => set(id, reason)))
    })
