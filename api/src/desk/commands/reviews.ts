import type { Testimonial } from '@calm-rest/contract/api'
import { ApiError } from '../../core/http/api-error.ts'
import {
  type ReviewRow,
  type ReviewStatus,
  selectReviews,
  staysOf,
  toTestimonial,
} from '../../stays/index.ts'
import { createFloodApproval, floodReason } from '../flood-approval.ts'
import type { DeskDeps } from './deps.ts'

export type DeskReview = Testimonial & { status: ReviewStatus }

interface Page {
  createdAt: string
  id: string
  most: number
}

/** Sorts behind every date: the position before the first page. */
const start = { createdAt: '~', _id: '~' }

/** The largest integer of both databases. */
const unbounded = 2_147_483_647
/** Titles of the log's lines. */
const actions = { hidden: 'review hide', published: 'review publish', waiting: 'review wait' } as const

/** A hidden review is excluded from lists, counts and averages; it can be published again. */
export const createDeskReviewCommands = ({ db, recorder, now }: DeskDeps) => {
  const status = staysOf(db).reviewStatus
  const approval = createFloodApproval(db, 'testimonials')
  const reviews = staysOf(db).reviews
  const older = `(created_at, id) < (@createdAt, @id)`
  const newest = 'ORDER BY created_at DESC, id DESC LIMIT @most'
  const all = db.prepare<[Page], ReviewRow>(`${selectReviews} WHERE ${older} ${newest}`)
  const ofStatus = db.prepare<[Page & { status: ReviewStatus }], ReviewRow>(
    `${selectReviews} WHERE status = @status AND ${older} ${newest}`,
  )
  const byId = db.prepare<[string], ReviewRow>(`${selectReviews} WHERE id = ?`)

  const find = async (id: string): Promise<DeskReview> => {
    const found = await byId.get(id)
    if (!found) throw new ApiError('review_not_found')
    return toReview(found)
  }
  /** The log has the reason if one is given. */
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
    /** Newest first; `before` is the id of the last known review. */
    list: async (wanted?: ReviewStatus, most = unbounded, before?: string): Promise<DeskReview[]> => {
      const { _id: id, createdAt } = before === undefined ? start : await find(before)
      const page = { id, createdAt, most }
      return (
        wanted === undefined ? await all.all(page) : await ofStatus.all({ ...page, status: wanted })
      ).map(toReview)
    },
    find,
    /** Verified reviews of the stays of an e-mail address. */
    ofGuest: (email: string): Promise<Testimonial[]> => reviews.ofAddress(email),
    hide: (id: string, reason?: string) => set('review hide', id, 'hidden', reason),
    /** Hides one review of a flood; its previous status reverts it. */
    setOfFlood: (id: string, next: ReviewStatus) => set(actions[next], id, next, floodReason),
    /** Approves one review of a flood. */
    approveOfFlood: async (id: string) => {
      const at = now()
      const change = { action: 'review approve', subject: id, at, reason: floodReason }
      await recorder.changed({ ...change, read: () => approval.factsOf(id) }, () => approval.approve(id, at))
    },
    publish: (id: string, reason?: string) => set('review publish', id, 'published', reason),
  }
}

const toReview = (row: ReviewRow): DeskReview => ({ ...toTestimonial(row), status: row.status })
