import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { ApiError } from '../http/api-error.ts'
import { isDoubtful } from './doubtful.ts'
import { createReviewQueries, type NewReview, type ReviewStatus } from './queries.ts'
import { createReviewCaps, type ReviewCaps, type ReviewOrigin } from './review-caps.ts'

type Written = Omit<NewReview, 'status'>
type Answered = NewReview['status']

/** Of the words alone: who repeats a text changes a space or a capital first. */
const hashOf = (review: string) => {
  const words = review
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return createHash('sha256')
    .update(words === '' ? review : words)
    .digest()
}

/**
 * Takes what a guest wrote: published at once, or once the owner has read it. The same review sent twice is one, and is
 * answered as it was the first time; the same words under another name are refused.
 */
export const createSubmitReview = (db: Database, given: ReviewCaps) => {
  const reviews = createReviewQueries(db)
  const caps = createReviewCaps(db, given)
  const known = db.prepare<[Buffer], string>('SELECT review_id FROM review_texts WHERE text_hash = ?').pluck()
  const remember = db.prepare<[Buffer, string]>(
    'INSERT INTO review_texts (text_hash, review_id) VALUES (?, ?)',
  )

  return db.transaction(async (written: Written, origin: ReviewOrigin): Promise<Answered> => {
    const textHash = hashOf(written.review)
    const knownId = await known.get(textHash)
    if (knownId !== undefined) {
      const found = await reviews.byId(knownId)
      if (!found || !isSame(found.review, written)) throw new ApiError('review_duplicate')
      return answeredFor(found.status)
    }
    const { name, country, title, review, createdAt } = written
    const mayPublish = await caps.mayPublish(origin, new Date(createdAt))
    const status = mayPublish && !isDoubtful([name, country, title, review]) ? 'published' : 'waiting'
    await reviews.create({ ...written, status })
    await remember.run(textHash, written.id)
    await caps.add(written.id, origin, status === 'published', createdAt)
    return status
  })
}

export type SubmitReview = ReturnType<typeof createSubmitReview>

type Stored = NonNullable<Awaited<ReturnType<ReturnType<typeof createReviewQueries>['byId']>>>['review']

const isSame = (stored: Stored, { name, country, rating, title, review, category, stayNights }: Written) =>
  stored.name === name &&
  stored.country === country &&
  stored.rating === rating &&
  stored.reviewTitle === title &&
  stored.review === review &&
  stored.roomType === category &&
  stored.stayDuration === stayNights

/** Nobody is told that the owner hid what they wrote. */
const answeredFor = (status: ReviewStatus): Answered => (status === 'published' ? 'published' : 'waiting')
