import type { Database } from '../database/database.ts'
import { createDeskBookings } from './desk-bookings.ts'
import { createDeskMessages } from './desk-messages.ts'
import { createDeskReviews } from './desk-reviews.ts'
import { byLink, createRecorder } from './log/recorder.ts'

/** What the owner can do by links, by what they are about. */
export const createDeskWorks = (db: Database) => {
  const recorder = createRecorder(db, byLink)
  return {
    booking: createDeskBookings(db, recorder),
    review: createDeskReviews(db, recorder),
    message: createDeskMessages(db, recorder),
  }
}

export type DeskWorks = ReturnType<typeof createDeskWorks>
