import type { Database } from '../../core/database/database.ts'
import type { ReviewStatus } from './columns.ts'

/** Sets whether a review is shown. Call it inside the transaction of a change. */
export const createReviewStatus = (db: Database) => {
  const read = db.prepare<[string], ReviewStatus>('SELECT status FROM testimonials WHERE id = ?').pluck()
  const write = db.prepare<[ReviewStatus, string]>('UPDATE testimonials SET status = ? WHERE id = ?')
  return {
    of: (id: string) => read.get(id),
    set: async (id: string, status: ReviewStatus) => {
      await write.run(status, id)
    },
    /** For the audit log. */
    factsOf: async (id: string) => {
      const status = await read.get(id)
      return status === undefined ? null : { status }
    },
  }
}
