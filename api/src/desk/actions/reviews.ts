import type { Recorder } from '../../core/audit-log/recorder.ts'
import type { Database } from '../../core/database/database.ts'
import type { DeskAction } from '../../core/links/desk-action.ts'
import { staysOf } from '../../stays/index.ts'
import type { ActionHandler } from './action-handler.ts'

type ReviewAction = Extract<DeskAction, { about: 'review' }>

const after = { hide: 'hidden', publish: 'published' } as const

/** Publishes or hides a review. */
export const createReviewHandler = (db: Database, recorder: Recorder): ActionHandler<ReviewAction> => {
  const { reviews, reviewStatus: status } = staysOf(db)
  return {
    read: async ({ id, action }) => {
      const found = await reviews.byId(id)
      if (!found) return undefined
      const state = found.status === after[action] ? 'done' : 'open'
      return { about: 'review', action, state, review: found.review }
    },
    perform: async ({ id, action }, { now: at }) => {
      const change = { action: `review ${action}`, subject: id, at, read: () => status.factsOf(id) }
      await recorder.changed(change, () => status.set(id, after[action]))
    },
  }
}
