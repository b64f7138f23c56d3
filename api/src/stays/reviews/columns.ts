import type { Category } from '@calm-rest/contract/api'
import { defineTable, type NewOf, type Personal, type RowOf } from '../../core/database/table.ts'

export type ReviewStatus = 'published' | 'waiting' | 'hidden'

/** Reviews are public, and outlast an account. Those of a stay go where its guest asks for it. */
const gone = { to: 'gone', when: ['asked'] } as const satisfies Personal
const ours = { exported: { not: 'the property decides it' }, personal: false } as const

/** A review of a guest. Its SQL and row types follow from here. */
export const reviewTable = defineTable('testimonials', ({ integer, orNull, text, words }) => ({
  id: { type: text(), written: true, guest: '_id', desk: '_id', personal: false },
  status: { type: text<ReviewStatus>(), written: true, desk: true, ...ours },
  /** Room type of the review, if known. */
  roomTypeId: { type: orNull(text()), isUnread: true, written: true, ...ours },
  category: { type: text<Category>(), written: true, guest: 'roomType', desk: 'roomType', personal: false },
  name: { type: words(), written: true, guest: true, desk: true, personal: gone },
  country: { type: words(), written: true, guest: true, desk: true, personal: gone },
  rating: { type: integer(), written: true, guest: true, desk: true, personal: false },
  title: { type: words(), written: true, guest: 'reviewTitle', desk: 'reviewTitle', personal: gone },
  review: { type: words(), written: true, guest: true, desk: true, personal: gone },
  stayNights: {
    type: integer(),
    written: true,
    guest: 'stayDuration',
    desk: 'stayDuration',
    personal: false,
  },
  createdAt: { type: text(), written: true, guest: true, desk: true, personal: false },
  /** The stay whose link it was written with; null if anybody may have written it. */
  bookingId: { type: orNull(integer()), written: true, guest: 'verified', desk: 'verified', personal: false },
  /** Whether means have it. */
  isCounted: { type: integer<0 | 1>(), isUnread: true, written: true, ...ours },
  /** Whether the seed invented it. */
  isExample: { type: integer<0 | 1>(), isUnread: true, written: true, ...ours },
  /** When the owner let it stand among many. */
  approvedAt: { type: orNull(text()), isUnread: true, ...ours },
  /** Language of its words, BCP 47: empty if unknown, null for reviews from before it was stored. */
  lang: { type: orNull(text()), written: true, guest: 'lang', desk: 'lang', personal: false },
}))

export type ReviewRow = RowOf<typeof reviewTable.declared>

type Row = Required<Omit<NewOf<typeof reviewTable.declared>, 'isCounted' | 'isExample'>>
export type NewReview = Row & { status: Exclude<ReviewStatus, 'hidden'>; bookingId: number | null }
