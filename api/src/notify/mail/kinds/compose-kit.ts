import type { PropertyFacts } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { createDeskLog, type DeskLog } from '../../../core/audit-log/desk-log.ts'
import type { Database } from '../../../core/database/database.ts'
import { type AccountLinks, createAccountLinks } from '../../../core/links/account-links.ts'
import { createSignedLinks, type SignedLinks } from '../../../core/links/signed-links.ts'
import type { MailKind, MailPayloads } from '../../../core/outbox/outbox.ts'
import { createStaffCodes, type StaffCodes } from '../../../identity/members/codes.ts'
import { createMemberQueries, type MemberQueries } from '../../../identity/members/queries.ts'
import { createNoticeReads, type NoticeReads } from '../../../partners/notices/reads.ts'
import { createPropertyFacts, type StoredPropertyFacts } from '../../../property/hotel/property-facts.ts'
import { createRoomFinder, type RoomFinder } from '../../../property/inventory/booked-room.ts'
import { createRatesStore, type RatesStore } from '../../../property/rates/rates-store.ts'
import { type AddressCodes, createAddressCodes } from '../../../stays/bookings/address-codes.ts'
import { createHoldings, type Holdings } from '../../../stays/bookings/night-caps.ts'
import { createStayReads, type StayReads } from '../../../stays/bookings/stays.ts'
import { type BookingReads, createBookingReads } from '../../../stays/bookings/stored-booking.ts'
import { createMessageQueries, type MessageQueries } from '../../../stays/messages/queries.ts'
import { createReviewQueries, type ReviewQueries } from '../../../stays/reviews/queries.ts'
import { createReviewCounts, type ReviewCounts } from '../../../stays/reviews/review-flood.ts'
import type { Letter } from '../letter.ts'
import { createPages, type Pages } from '../pages.ts'
import { createUserReads, type UserReads } from '../recipients.ts'
import type { Words } from '../words.ts'

/** Dependencies of letters, which show the state at the moment of sending. */
export interface ComposeKit {
  bookings: BookingReads
  stays: StayReads
  findRoom: RoomFinder
  holdings: Holdings
  messages: MessageQueries
  reviews: ReviewQueries
  reviewCounts: ReviewCounts
  users: UserReads
  notices: NoticeReads
  signedLinks: SignedLinks
  accountLinks: AccountLinks
  deskLog: Pick<DeskLog, 'byId'>
  staff: MemberQueries
  staffCodes: StaffCodes
  addressCodes: AddressCodes
  property: Pick<StoredPropertyFacts, 'current'>
  rates: Pick<RatesStore, 'current'>
  pages: Pages
  now: () => Date
}

export const createComposeKit = (db: Database, publicUrl: string, now: () => Date): ComposeKit => ({
  bookings: createBookingReads(db),
  stays: createStayReads(db),
  findRoom: createRoomFinder(db),
  holdings: createHoldings(db),
  messages: createMessageQueries(db),
  reviews: createReviewQueries(db),
  reviewCounts: createReviewCounts(db),
  users: createUserReads(db),
  notices: createNoticeReads(db),
  signedLinks: createSignedLinks(db, now),
  accountLinks: createAccountLinks(db, now),
  deskLog: createDeskLog(db),
  staff: createMemberQueries(db),
  staffCodes: createStaffCodes(db, now),
  addressCodes: createAddressCodes(db, now),
  property: createPropertyFacts(db),
  rates: createRatesStore(db),
  pages: createPages(publicUrl),
  now,
})

export interface ComposeInput<K extends MailKind> {
  payload: MailPayloads[K]
  lang: Lang
  t: Words
  /** When the mail was asked for. */
  createdAt: string
  /** Hours and telephone of the property, as they are when the mail is sent. */
  property: PropertyFacts
}

/** What parts of letters are made with. */
export type LetterContext = Pick<ComposeInput<MailKind>, 'lang' | 't' | 'property'>

/** Makes one kind of letter; undefined where there is nothing to tell any more. */
export type Composer<K extends MailKind> = (
  input: ComposeInput<K>,
  kit: ComposeKit,
) => Promise<Letter | undefined>
