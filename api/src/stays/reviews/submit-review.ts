import { createHash } from 'node:crypto'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import type { NewReview, ReviewRow, ReviewStatus } from './columns.ts'
import { createReviewQueries } from './queries.ts'
import { createReviewCaps, type ReviewCaps, type ReviewOrigin } from './review-caps.ts'
import { createFloodNotifier } from './review-flood.ts'

type WrittenReview = Omit<NewReview, 'status'>
type SubmitStatus = NewReview['status']

/** What the guest writes. Its order is that of stored hashes. */
const guestsPart = ['review', 'name', 'country', 'rating', 'title', 'category', 'stayNights'] as const

/** Signs of advertising, which guests' reviews do not have: a web or e-mail address. */
const advertising = /https?:|www\.|\[url|<a\s|\b[\w.+-]+@[\w-]+\.[a-z]{2,}/i

/** Minimum letters of a text that two guests do not both write by chance, unlike "Very nice, we will come again." */
const commonLetters = 40

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * Hash of a review, to find repetitions. For a longer text it covers only the letters, since a repetition may change a
 * space, a capital or the name; for a short one all fields.
 */
const hashOf = (written: WrittenReview) => {
  const letters = lettersOf(written.review)
  const short = JSON.stringify(guestsPart.map((key) => written[key]))
  return createHash('sha256')
    .update(letters.length > commonLetters ? letters : short)
    .digest()
}

/**
 * Accepts a guest's review: it is published at once, or once the owner has read it. The same review sent twice is one,
 * and gets its first answer; a longer text under another name is refused. A stay has one review through its link.
 */
export const createSubmitReview = (db: Database, given: ReviewCaps) => {
  const reviews = createReviewQueries(db)
  const caps = createReviewCaps(db, given)
  const notifyOfFlood = createFloodNotifier(db, given)
  const known = db.prepare<[Buffer], string>('SELECT review_id FROM review_texts WHERE text_hash = ?').pluck()
  const remember = db.prepare<[Buffer, string]>(
    'INSERT INTO review_texts (text_hash, review_id) VALUES (?, ?)',
  )

  return db.transaction(async (written: WrittenReview, origin: ReviewOrigin): Promise<SubmitStatus> => {
    const verified = written.bookingId === null ? undefined : await reviews.ofStay(written.bookingId)
    if (verified) {
      if (!isSame(verified, written)) throw new ApiError('review_exists')
      return answeredFor(verified.status)
    }
    const textHash = hashOf(written)
    const knownId = await known.get(textHash)
    if (knownId !== undefined) {
      const found = await reviews.byId(knownId)
      // the words of another, or one's own without the link of the stay
      const isRepeated = found && written.bookingId === null && isSame(found, written)
      if (!isRepeated) throw new ApiError('review_duplicate')
      return answeredFor(found.status)
    }
    const { name, country, title, review, createdAt } = written
    const isOfStay = written.bookingId !== null
    const day = isOfStay ? undefined : await caps.count(origin, new Date(createdAt))
    const mayPublish = day?.mayPublish ?? true
    const status =
      mayPublish && ![name, country, title, review].some((text) => advertising.test(text))
        ? 'published'
        : 'waiting'
    await reviews.create({ ...written, status })
    await remember.run(textHash, written.id)
    if (day) {
      await caps.add(written.id, origin, status === 'published', createdAt)
      await notifyOfFlood(day.taken + 1, createdAt)
    }
    return status
  })
}

export type SubmitReview = ReturnType<typeof createSubmitReview>

const isSame = (stored: ReviewRow, written: WrittenReview) =>
  guestsPart.every((key) => stored[key] === written[key])

/** The answer never reveals that the owner hid a review. */
const answeredFor = (status: ReviewStatus): SubmitStatus => (status === 'published' ? 'published' : 'waiting')
