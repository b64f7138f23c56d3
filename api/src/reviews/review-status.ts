import type { Database } from '../database/open.ts'
import type { ReviewStatus } from './queries.ts'

/** Whether a review is shown. Synchronous: only inside the transaction of a change. */
export const createReviewStatus = (db: Database) => {
  const read = db.prepare<[string], ReviewStatus>('SELECT status FROM testimonials WHERE id = ?').pluck()
  const write = db.prepare<[ReviewStatus, string]>('UPDATE testimonials SET status = ? WHERE id = ?')
  return {
    of: (id: string) => read.get(id),
    set: (id: string, status: ReviewStatus) => {
      write.run(status, id)
    },
    /** For the log of the desk. */
    factsOf: (id: string) => {
      const status = read.get(id)
      return status === undefined ? null : { status }
    },
  }
}
