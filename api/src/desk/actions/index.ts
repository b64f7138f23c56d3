import { byLink, createRecorder } from '../../core/audit-log/recorder.ts'
import type { Database } from '../../core/database/database.ts'
import { createBookingHandler } from './bookings.ts'
import { createMessageHandler } from './messages.ts'
import { createReviewHandler } from './reviews.ts'

/** Handlers of the resources that a link in the owner's mail can be about. */
export const createActionHandlers = (db: Database) => {
  const recorder = createRecorder(db, byLink)
  return {
    booking: createBookingHandler(db, recorder),
    review: createReviewHandler(db, recorder),
    message: createMessageHandler(db, recorder),
  }
}

export type ActionHandlers = ReturnType<typeof createActionHandlers>
