import type { Database } from '../database/database.ts'
import type { DeskSubject } from '../links/desk-subject.ts'
import { createReviewQueries } from '../reviews/queries.ts'
import { createReviewStatus } from '../reviews/review-status.ts'
import type { DeskWork } from './desk-work.ts'
import type { Recorder } from './log/recorder.ts'

type Subject = Extract<DeskSubject, { about: 'review' }>

const after = { hide: 'hidden', publish: 'published' } as const

/** A review that the owner shows or hides. */
export const createDeskReviews = (db: Database, recorder: Recorder): DeskWork<Subject> => {
  const reviews = createReviewQueries(db)
  const status = createReviewStatus(db)
  return {
    read: async ({ id, action }) => {
      const found = await reviews.byId(id)
      if (!found) return undefined
      const state = found.status === after[action] ? 'done' : 'open'
      return { about: 'review', action, state, review: found.review }
    },
    use: async ({ id, action }, { now: at }) => {
      const change = { action: `review ${action}`, subject: id, at, read: () => status.factsOf(id) }
      await recorder.changed(change, () => status.set(id, after[action]))
    },
  }
}
