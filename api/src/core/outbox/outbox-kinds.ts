import type { PushKind } from '@calm-rest/contract/staff'
import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'

interface OfBooking {
  reference: string
}
interface OfCancellation extends OfBooking {
  /** References of the rooms cancelled together; by default the booking alone. */
  rooms?: string[]
}
/** What the property charges for another room type: the price before, or the price of the type. */
export type RoomPrice = 'kept' | 'charged'

interface OfChange extends OfBooking {
  by: 'guest' | 'property'
  /** The stay before the change. */
  before: {
    roomId: string
    checkIn: CalendarDate
    checkOut: CalendarDate
    guests: number
    totalCents: number
  }
  /** For a move by the property into another room type, if the price differs. */
  roomPrice?: RoomPrice | undefined
}
interface OfAddress {
  email: string
}
interface OfCheckIn extends OfBooking {
  checkIn: CalendarDate
}
interface OfMessage {
  messageId: number
}
interface OfUser {
  userId: string
}
interface OfDay {
  /** Date at the property, YYYY-MM-DD. */
  day: string
}
interface OfNightCap {
  /** The cap that refused a booking. */
  cap: 'network' | 'mailbox' | 'day'
}
interface OfAct {
  /** Number of its line in the audit log. */
  line: number
}
interface OfAlarm {
  /** Id of the alarm. */
  alarm: number
  /** Whether its end is reported. */
  isOver: boolean
}
interface OfDigest {
  /** When the first item of the digest arrived, ISO 8601. */
  since: string
}
interface OfPaymentOrder {
  /** Id of the order that the link pays. */
  order: string
}
interface OfNotice {
  /** Id of the notice. */
  notice: string
}
interface OfPartner {
  partner: string
  /** failing: notices are not delivered. gone: the partner's server wants no more. */
  why: 'failing' | 'gone'
  /** Code of the last failure. */
  error: string
}
interface OfDocument {
  /** Id of an issued document. */
  documentId: number
}
interface OfMember {
  /** Id of a member of the staff. */
  memberId: string
}
interface OfCode extends OfMember {
  codeId: string
}
interface OfReview {
  reviewId: string
}

/**
 * Every kind of mail, with the payload of its row in the outbox: ids, and data that no id leads to. It never holds a
 * secret, since links get their tokens when a mail is sent.
 */
export interface MailPayloads {
  'booking-confirmed': OfBooking
  'booking-cancelled': OfCancellation & { by: 'guest' | 'property' }
  'booking-changed': OfChange
  /** Requested by a guest who lost the mail with the link. */
  'booking-link': OfBooking
  /** The address of a bill, a receipt or an invoice, which the desk sends. */
  'document-for-guest': OfDocument
  /** The code with which a guest confirms the address of a booking that is not stored yet. */
  'address-code': OfAddress
  /** The link with which the guest pays online. */
  'payment-link': OfPaymentOrder
  /** Sent some days before a stay that begins on that day. */
  'stay-ahead': OfCheckIn
  /** Sent after a stay, with the link to review it. */
  'stay-thanks': OfBooking
  'booking-for-owner': OfBooking
  'change-for-owner': OfChange
  'cancellation-for-owner': OfCancellation
  /** The guest of a stay that begins today or tomorrow has told the time of arrival. */
  'arrival-for-owner': OfBooking
  'message-received': OfMessage
  'message-for-owner': OfMessage
  'message-reply': OfMessage & { reply: string }
  welcome: OfUser
  /** Somebody registered with the address of an existing account. */
  'account-exists': OfUser
  'confirm-email': OfUser
  'password-reset': OfUser
  'password-changed': OfUser
  /** A Google account was linked to an existing account. */
  'google-linked': OfUser
  'review-waiting': OfReview
  'review-published-for-owner': OfReview
  /** Number of messages and reviews beyond those that were mailed one by one. */
  'digest-for-owner': OfDigest
  /** Bookings, changes and cancellations beyond those that were mailed one by one. */
  'stays-digest-for-owner': OfDigest
  /** Arrivals and departures of a day. */
  'day-for-owner': OfDay
  /** More nights were requested within a day than the site accepts. */
  'night-cap-for-owner': OfNightCap
  /** A member of the staff has lowered a price, or taken rooms out of sale. */
  'act-for-owner': OfAct
  /** The site has found something wrong with itself, or found that it is over. */
  'alarm-for-owner': OfAlarm
  /** Many reviews that belong to no stay arrived within a day. */
  'review-flood-for-owner': Record<string, never>
  /** The one-time link with which a new member of the staff signs in. */
  'staff-invite': OfMember
  /** The code with which a member signs in on a device without a passkey. */
  'staff-code': OfCode
  /** To a partner, about one of its bookings. */
  'partner-notice': OfNotice
  /** A partner no longer receives its notices. */
  'notices-for-owner': OfPartner
}

export type MailKind = keyof MailPayloads

/** Kinds of rows that go to a partner's server instead of a mailbox, with their payloads. */
export interface WebhookPayloads {
  'partner-webhook': OfNotice
}

export type WebhookKind = keyof WebhookPayloads

/** Payload of a push message to a phone of the staff. Its text is composed when it is sent. */
export interface PushPayload {
  /** Id of the phone's subscription. */
  phone: string
  push: PushKind | 'test'
  /** Reference of a booking, or of one of its rooms. */
  reference?: string
  messageId?: number
  /** Number of a line in the audit log. */
  line?: number
  /** Id of an alarm, and whether its end is reported. */
  alarm?: number
  isOver?: boolean
}

export type PushRowKind = 'staff-push'
export type OutboxKind = MailKind | WebhookKind | PushRowKind

/** Mail that somebody waits for: a booking, a link, a code. */
const awaited: readonly OutboxKind[] = [
  'booking-confirmed',
  'booking-cancelled',
  'booking-changed',
  'booking-link',
  'payment-link',
  'document-for-guest',
  'address-code',
  'confirm-email',
  'password-reset',
  'staff-code',
  'staff-invite',
]

/** Receipts, which anybody can cause to any address. */
const receipts: readonly OutboxKind[] = ['message-received', 'welcome', 'account-exists']

/** Returns the priority of mail; 0 is sent first. Receipts come last, however many of them wait. */
export const priorityOf = (kind: OutboxKind): number => {
  if (awaited.includes(kind)) return 0
  if (receipts.includes(kind)) return 3
  return isForOwner(kind) || kind.startsWith('partner-') ? 2 : 1
}

/** Whether the owner gets it, at the property's address and in the owner's language. */
export const isForOwner = (kind: OutboxKind): boolean =>
  kind === 'review-waiting' || kind.endsWith('-for-owner')

export type NewMail = {
  [K in MailKind]: {
    kind: K
    payload: MailPayloads[K]
    /** Language of the guest or partner. Mail to the owner is in `ownerLang` of the facts when it is sent. */
    lang: Lang
    createdAt: string
    /** When it is to be sent; by default at once. */
    dueAt?: string
  }
}[MailKind]
