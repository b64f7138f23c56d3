import { defaultLang, type Lang } from '@calm-rest/contract/widget'
import { propertyMailbox } from '../../core/mail-format/sender.ts'
import { isForOwner, type MailKind, type MailPayloads } from '../../core/outbox/outbox.ts'
import type { StoredFacts } from '../../property/index.ts'
import {
  accountExists,
  confirmEmail,
  googleLinked,
  passwordChanged,
  passwordReset,
  welcome,
} from './kinds/accounts.ts'
import { actForOwner } from './kinds/act-for-owner.ts'
import { addressCode } from './kinds/address-code.ts'
import { alarmForOwner } from './kinds/alarm-for-owner.ts'
import { arrivalForOwner } from './kinds/arrival-for-owner.ts'
import { bookingCancelled } from './kinds/booking-cancelled.ts'
import { bookingChanged } from './kinds/booking-changed.ts'
import { bookingConfirmed } from './kinds/booking-confirmed.ts'
import { bookingLink } from './kinds/booking-link.ts'
import { bookingForOwner, cancellationForOwner, changeForOwner } from './kinds/bookings-for-owner.ts'
import type { ComposeKit, Composer } from './kinds/compose-kit.ts'
import { dayForOwner } from './kinds/day-for-owner.ts'
import { digestForOwner } from './kinds/digest-for-owner.ts'
import { documentForGuest } from './kinds/document-for-guest.ts'
import { messageForOwner, messageReceived, messageReply } from './kinds/messages.ts'
import { nightCapForOwner } from './kinds/night-cap-for-owner.ts'
import { noticesForOwner } from './kinds/notices-for-owner.ts'
import { partnerNotice } from './kinds/partner-notice.ts'
import { paymentLink } from './kinds/payment-link.ts'
import { reviewFloodForOwner } from './kinds/review-flood-for-owner.ts'
import { reviewPublished, reviewWaiting } from './kinds/reviews-for-owner.ts'
import { staffCode, staffInvite } from './kinds/staff.ts'
import { stayAhead } from './kinds/stay-ahead.ts'
import { stayThanks } from './kinds/stay-thanks.ts'
import { staysDigestForOwner } from './kinds/stays-digest-for-owner.ts'
import type { Letter } from './letter.ts'
import { wordsOf } from './words.ts'

const composers: { [K in MailKind]: Composer<K> } = {
  'booking-confirmed': bookingConfirmed,
  'booking-cancelled': bookingCancelled,
  'booking-changed': bookingChanged,
  'booking-link': bookingLink,
  'payment-link': paymentLink,
  'document-for-guest': documentForGuest,
  'address-code': addressCode,
  'stay-ahead': stayAhead,
  'stay-thanks': stayThanks,
  'booking-for-owner': bookingForOwner,
  'change-for-owner': changeForOwner,
  'cancellation-for-owner': cancellationForOwner,
  'arrival-for-owner': arrivalForOwner,
  'message-received': messageReceived,
  'message-for-owner': messageForOwner,
  'message-reply': messageReply,
  welcome,
  'account-exists': accountExists,
  'confirm-email': confirmEmail,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'google-linked': googleLinked,
  'review-waiting': reviewWaiting,
  'review-published-for-owner': reviewPublished,
  'digest-for-owner': digestForOwner,
  'stays-digest-for-owner': staysDigestForOwner,
  'day-for-owner': dayForOwner,
  'night-cap-for-owner': nightCapForOwner,
  'act-for-owner': actForOwner,
  'alarm-for-owner': alarmForOwner,
  'review-flood-for-owner': reviewFloodForOwner,
  'staff-invite': staffInvite,
  'staff-code': staffCode,
  'partner-notice': partnerNotice,
  'notices-for-owner': noticesForOwner,
}

/** Kinds that this code can compose. */
export const mailKinds = Object.keys(composers) as MailKind[]

interface Written<K extends MailKind> {
  kind: K
  /** JSON from the outbox. */
  payload: string
  lang: Lang
  createdAt: string
}

/**
 * Returns the letter for a row of the outbox; undefined if there is nothing to report any more, or nobody to report it
 * to. Mail to the owner is in the owner's language of now.
 */
export const compose = async <K extends MailKind>(
  { kind, payload, lang: given, createdAt }: Written<K>,
  property: StoredFacts,
  kit: ComposeKit,
): Promise<Letter | undefined> => {
  const lang = isForOwner(kind) ? property.ownerLang : given
  const input = {
    payload: JSON.parse(payload) as MailPayloads[K],
    lang,
    createdAt,
    t: wordsOf(property, lang),
    property,
  }
  const pages = kit.pagesIn(property.languages[0] ?? defaultLang)
  const draft = await composers[kind](input, { ...kit, pages })
  if (!draft) return undefined
  const { to } = draft
  if (to !== 'property') return { ...draft, to }
  return property.email === '' ? undefined : { ...draft, to: propertyMailbox(property) }
}
