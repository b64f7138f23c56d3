import type { Lang } from '@calm-rest/contract/widget'
import { type AuditLog, createAuditLog } from '../../../core/audit-log/audit-log.ts'
import type { Database } from '../../../core/database/database.ts'
import { type AccountLinks, createAccountLinks } from '../../../core/links/account-links.ts'
import { createSignedLinks, type SignedLinks } from '../../../core/links/signed-links.ts'
import type { MailKind, MailPayloads } from '../../../core/outbox/outbox.ts'
import {
  createMemberQueries,
  createStaffCodes,
  type MemberQueries,
  type StaffCodes,
} from '../../../identity/index.ts'
import { createNoticeReads, type NoticeReads } from '../../../partners/index.ts'
import { type PropertyServices, propertyOf, type StoredFacts } from '../../../property/index.ts'
import { type AddressCodes, createAddressCodes, type StayServices, staysOf } from '../../../stays/index.ts'
import { type Alarms, createAlarms } from '../../../watch/index.ts'
import type { Draft } from '../letter.ts'
import { createPages, type Pages } from '../pages.ts'
import { createUserReads, type UserReads } from '../recipients.ts'
import type { Words } from '../words.ts'

/** Dependencies of letters, which show the state at the moment of sending. */
export interface ComposeKit {
  bookings: StayServices['bookings']
  documents: Pick<StayServices['documents'], 'find'>
  stays: StayServices['stayReads']
  findRoom: PropertyServices['findRoom']
  roomUnits: Pick<PropertyServices['roomUnits'], 'nameOf'>
  holdings: StayServices['holdings']
  messages: StayServices['messages']
  reviews: StayServices['reviews']
  reviewCounts: StayServices['reviewCounts']
  users: UserReads
  notices: NoticeReads
  alarms: Pick<Alarms, 'byId'>
  signedLinks: SignedLinks
  accountLinks: AccountLinks
  auditLog: Pick<AuditLog, 'byId'>
  staff: MemberQueries
  staffCodes: StaffCodes
  addressCodes: AddressCodes
  paymentOrders: Pick<StayServices['paymentOrders'], 'byId'>
  property: Pick<PropertyServices['facts'], 'current'>
  texts: Pick<PropertyServices['texts'], 'shown'>
  rates: Pick<PropertyServices['rates'], 'current'>
  pages: Pages
  /** Pages of a property with this main language. */
  pagesIn: (main: Lang) => Pages
  now: () => Date
}

export const createComposeKit = (db: Database, publicUrl: string, now: () => Date): ComposeKit => ({
  bookings: staysOf(db).bookings,
  documents: staysOf(db).documents,
  stays: staysOf(db).stayReads,
  findRoom: propertyOf(db).findRoom,
  roomUnits: propertyOf(db).roomUnits,
  holdings: staysOf(db).holdings,
  messages: staysOf(db).messages,
  reviews: staysOf(db).reviews,
  reviewCounts: staysOf(db).reviewCounts,
  users: createUserReads(db),
  notices: createNoticeReads(db),
  alarms: createAlarms(db),
  signedLinks: createSignedLinks(db, now),
  accountLinks: createAccountLinks(db, now),
  auditLog: createAuditLog(db),
  staff: createMemberQueries(db),
  staffCodes: createStaffCodes(db, now),
  addressCodes: createAddressCodes(db, now),
  paymentOrders: staysOf(db).paymentOrders,
  property: propertyOf(db).facts,
  texts: propertyOf(db).texts,
  rates: propertyOf(db).rates,
  pages: createPages(publicUrl),
  pagesIn: (main) => createPages(publicUrl, main),
  now,
})

export interface ComposeInput<K extends MailKind> {
  payload: MailPayloads[K]
  lang: Lang
  t: Words
  /** When the mail was added to the outbox. */
  createdAt: string
  /** Facts of the property at the time of sending. */
  property: StoredFacts
}

/** Context of the parts of a letter. */
export type LetterContext = Pick<ComposeInput<MailKind>, 'lang' | 't' | 'property'>

/** Composes one kind of letter; undefined if there is nothing to report any more. */
export type Composer<K extends MailKind> = (
  input: ComposeInput<K>,
  kit: ComposeKit,
) => Promise<Draft | undefined>
