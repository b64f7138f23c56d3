import type { Testimonial } from '@calm-rest/contract/api'
import { ActionRefused } from '../../action-refused.ts'
import {
  createReviewQueries,
  type ReviewStatus,
  reviewColumns,
  type TestimonialRow,
  toTestimonial,
} from '../../reviews/queries.ts'
import { createReviewStatus } from '../../reviews/review-status.ts'
import type { DeskDeps } from './deps.ts'

export type DeskReview = Testimonial & { status: ReviewStatus }

type Row = TestimonialRow & { status: ReviewStatus }

const select = `SELECT ${reviewColumns}, status FROM testimonials`

/** A hidden review is gone from lists, counts and means; it can be published again. */
export const createDeskReviewCommands = ({ db, recorder, now }: DeskDeps) => {
  const status = createReviewStatus(db)
  const reviews = createReviewQueries(db)
  const all = db.prepare<[number], Row>(`${select} ORDER BY created_at DESC, id DESC LIMIT ?`)
  const ofStatus = db.prepare<[ReviewStatus, number], Row>(
    `${select} WHERE status = ? ORDER BY created_at DESC, id DESC LIMIT ?`,
  )
  // an id, or its beginning
  const beginning = db.prepare<[{ id: string }], Row>(
    `${select} WHERE id >= @id AND id < @id || '~' ORDER BY id LIMIT 2`,
  )

  const find = async (id: string): Promise<DeskReview> => {
    const [first, second] = id === '' ? [] : await beginning.all({ id })
    if (!first) throw new ActionRefused(`There is no review ${id}.`, 'review_not_found')
    if (second && first.id !== id)
      throw new ActionRefused(`Several reviews begin with ${id}: say more of it.`)
    return toReview(first)
  }
  /** The log has the reason, where one is given. */
  const set = async (
    action: string,
    id: string,
    next: ReviewStatus,
    reason?: string | undefined,
  ): Promise<DeskReview> => {
    const { _id: subject } = await find(id)
    const change = { action, subject, at: now(), reason, read: () => status.factsOf(subject) }
    await recorder.changed(change, () => status.set(subject, next))
    return find(subject)
  }
  return {
    /** The newest first. */
    list: async (wanted?: ReviewStatus, most = Number.MAX_SAFE_INTEGER): Promise<DeskReview[]> =>
      (wanted === undefined ? await all.all(most) : await ofStatus.all(wanted, most)).map(toReview),
    find,
    /** Verified reviews of the stays under an address. */
    ofGuest: (email: string): Promise<Testimonial[]> => reviews.ofAddress(email),
    hide: (id: string, reason?: string) => set('review hide', id, 'hidden', reason),
    publish: (id: string, reason?: string) => set('review publish', id, 'published', reason),
  }
}

const toReview = (row: Row): DeskReview => ({ ...toTestimonial(row), status: row.status })
