import type { PropertyFacts } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { type AddressCodes, createAddressCodes } from '../../bookings/address-codes.ts'
import { createRoomFinder, type RoomFinder } from '../../bookings/booked-room.ts'
import { createHoldings, type Holdings } from '../../bookings/night-caps.ts'
import { createStayReads, type StayReads } from '../../bookings/stays.ts'
import { type BookingReads, createBookingReads } from '../../bookings/stored-booking.ts'
import type { Database } from '../../database/database.ts'
import { createDeskLog, type DeskLog } from '../../desk/log/desk-log.ts'
import { createPropertyFacts, type StoredPropertyFacts } from '../../hotel/property-facts.ts'
import { type AccountLinks, createAccountLinks } from '../../links/account-links.ts'
import { createSignedLinks, type SignedLinks } from '../../links/signed-links.ts'
import { createMessageQueries, type MessageQueries } from '../../messages/queries.ts'
import type { MailKind, MailPayloads } from '../../outbox/outbox.ts'
import { createNoticeReads, type NoticeReads } from '../../partners/notices/reads.ts'
import { createRatesStore, type RatesStore } from '../../rates/rates-store.ts'
import { createReviewQueries, type ReviewQueries } from '../../reviews/queries.ts'
import { createReviewCounts, type ReviewCounts } from '../../reviews/review-flood.ts'
import { createStaffCodes, type StaffCodes } from '../../staff/codes.ts'
import { createMemberQueries, type MemberQueries } from '../../staff/members/queries.ts'
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
