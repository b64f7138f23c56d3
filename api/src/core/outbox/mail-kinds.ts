import type { PushKind } from '@calm-rest/contract/staff'
import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'

interface OfBooking {
  reference: string
}
interface OfCancellation extends OfBooking {
  /** References of the rooms that were cancelled together; the booking alone where nothing is said. */
  rooms?: string[]
}
/** What the house charges for another room type: what the stay cost before, or the price of the type. */
export type RoomPrice = 'kept' | 'charged'

interface OfChange extends OfBooking {
  by: 'guest' | 'house'
  /** The stay as it was. */
  before: {
    roomId: string
    checkIn: CalendarDate
    checkOut: CalendarDate
    guests: number
    totalCents: number
  }
  /** Of a move by the house into another room type, where it makes a difference. */
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
  /** At the property, YYYY-MM-DD. */
  day: string
}
interface OfNightCap {
  /** The cap that refused a booking. */
  cap: 'network' | 'mailbox' | 'day'
}
interface OfAct {
  /** Number of its line in the log of the desk. */
  line: number
}
interface OfDigest {
  /** When the first of what it counts came, ISO 8601. */
  since: string
}
interface OfNotice {
  /** Id of the notice. */
  notice: string
}
interface OfPartner {
  partner: string
  /** Notices do not get through, or the partner's server wants no more. */
  why: 'failing' | 'gone'
  /** Code of the last failure. */
  error: string
}
interface OfMember {
  /** Of the staff. */
  memberId: string
}
interface OfCode extends OfMember {
  codeId: string
}
interface OfReview {
  reviewId: string
}

/**
 * Every kind of mail, and what its row in the outbox holds: ids, and what nobody could find by them. Never a
 * secret, since links get their tokens when a mail is sent.
 */
export interface MailPayloads {
  'booking-confirmed': OfBooking
  'booking-cancelled': OfCancellation & { by: 'guest' | 'house' }
  'booking-changed': OfChange
  /** Asked for by whoever lost the mail. */
  'booking-link': OfBooking
  /** The code by which a guest confirms the address of a booking that is not stored yet. */
  'address-code': OfAddress
  /** Some days before a stay that begins on that day. */
  'stay-ahead': OfCheckIn
  /** After a stay, with the link to review it. */
  'stay-thanks': OfBooking
  'booking-for-owner': OfBooking
  'change-for-owner': OfChange
  'cancellation-for-owner': OfCancellation
  /** The guest of a stay that begins today or tomorrow has told when. */
  'arrival-for-owner': OfBooking
  'message-received': OfMessage
  'message-for-owner': OfMessage
  'message-reply': OfMessage & { reply: string }
  welcome: OfUser
  /** Somebody registered with the address of an account. */
  'account-exists': OfUser
  'confirm-email': OfUser
  'password-reset': OfUser
  'password-changed': OfUser
  /** A Google account joined one that was there before. */
  'google-linked': OfUser
  'review-waiting': OfReview
  'review-published-for-owner': OfReview
  /** How many messages and reviews came beyond those that were mailed one by one. */
  'digest-for-owner': OfDigest
  /** Bookings, changes and cancellations beyond those that were mailed one by one. */
  'stays-digest-for-owner': OfDigest
  /** Arrivals and departures of a day. */
  'day-for-owner': OfDay
  /** More nights were asked for within a day than the site takes. */
  'night-cap-for-owner': OfNightCap
  /** Somebody of the staff has lowered a price, or taken rooms out of sale. */
  'act-for-owner': OfAct
  /** Many reviews of nobody's stay came within a day. */
  'review-flood-for-owner': Record<string, never>
  /** The one-time link with which a member of the staff begins. */
  'staff-invite': OfMember
  /** The code with which a member signs in where a device has no passkey. */
  'staff-code': OfCode
  /** To a partner, about one of its bookings. */
  'partner-notice': OfNotice
  /** A partner does not get its notices any more. */
  'notices-for-owner': OfPartner
}

export type MailKind = keyof MailPayloads

/** Kinds of rows that go to a partner's server instead of a mailbox, with what they hold. */
export interface WebhookPayloads {
  'partner-webhook': OfNotice
}

export type WebhookKind = keyof WebhookPayloads

/** What a phone of the staff is told of. What it says is looked up when it is sent. */
export interface PushPayload {
  /** Id of its subscription. */
  phone: string
  push: PushKind | 'test'
  /** Of a booking, or of one of its rooms. */
  reference?: string
  messageId?: number
  /** Number in the log of the desk. */
  line?: number
}

export type PushRowKind = 'staff-push'
export type OutboxKind = MailKind | WebhookKind | PushRowKind

/** What somebody waits for: a booking, a link, a code. */
const awaited: readonly OutboxKind[] = [
  'booking-confirmed',
  'booking-cancelled',
  'booking-changed',
  'booking-link',
  'address-code',
  'confirm-email',
  'password-reset',
  'staff-code',
  'staff-invite',
]

/** Receipts, which anybody can cause with anybody's address. */
const receipts: readonly OutboxKind[] = ['message-received', 'welcome', 'account-exists']

/** Order in which mail is sent, the first at 0: receipts come last, however many of them wait. */
export const priorityOf = (kind: OutboxKind): number => {
  if (awaited.includes(kind)) return 0
  if (receipts.includes(kind)) return 3
  const isForProperty =
    kind === 'review-waiting' || kind.startsWith('partner-') || kind.endsWith('-for-owner')
  return isForProperty ? 2 : 1
}

export type NewMail = {
  [K in MailKind]: {
    kind: K
    payload: MailPayloads[K]
    /** The guest's, the partner's; `hotel.deskLang` in mail to the owner. */
    lang: Lang
    createdAt: string
    /** When it is to be sent; at once where it is not said. */
    dueAt?: string
  }
}[MailKind]
