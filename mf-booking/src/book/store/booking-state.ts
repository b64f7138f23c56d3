import type { BookingReceipt } from '@calm-rest/contract/api'
import type { ErrorCode } from '@calm-rest/contract/errors'
import type { GuestText } from '@calm-rest/contract/guest-texts'
import type { StayDateName } from '@calm-rest/ui/stay-calendar'
import type { Draft, FieldName, SignedInGuest } from '../rules/draft.ts'
import type { FieldErrors } from '../rules/validate.ts'
import type { Attempt } from '../submit/attempt.ts'

export type Phase =
  | { status: 'editing' }
  /** `isChecked`: the browser computes a proof of work, which takes some seconds. */
  | { status: 'sending'; isChecked?: true }
  /** Valid, but the guest has not seen the price yet: nothing is booked. */
  | { status: 'unconfirmed' }
  /** The server refused. `total`: the right price, after price_changed. */
  | { status: 'refused'; code: ErrorCode; message: string; total?: number | undefined }
  /** No response, or an unreadable one: the booking may or may not have been made. */
  | { status: 'failed' }
  /**
   * `email` is the guest's, since the form is empty again. Undefined for a booking by an earlier page of this
   * tab.
   */
  | { status: 'booked'; receipt: BookingReceipt; email?: string | undefined }

/** Fields that a signed-in guest's account fills in, unless the guest typed something. */
export type PersonalField = 'firstName' | 'lastName' | 'email'

/** Texts that an account does not have. */
export type OwnField = 'phone' | 'arrivalTime' | GuestText | 'addressCode'

/** Choices beside dates, guests and rooms that affect the price. */
export type RateField = 'plan' | 'promotionCode'

/** A code can be requested, or has been mailed. */
export type AddressCheck = 'wanted' | 'sent'

export interface BookingState {
  draft: Draft
  /** Edited by the guest: never overwritten by an account. */
  typed: ReadonlySet<PersonalField>
  signedInGuest: SignedInGuest | undefined
  errors: FieldErrors
  phase: Phase
  attempt: Attempt | undefined
  /** The check-out was rejected, and the guest has not dismissed the alert. */
  dateOrderWarning: boolean
  /** Counts rejected submissions; each one moves the focus to the first invalid field. */
  returns: number
  /**
   * Counts rooms that turned out to be taken and closures of the property: each one makes known availability
   * stale.
   */
  lostRooms: number
  /** Counts prices that the API corrected and dates that it refused: each one makes the known price stale. */
  priceChanges: number
  /** Undefined if the API does not ask to confirm the address. */
  addressCheck: AddressCheck | undefined
  /** Dates that a page which responds to the form could not parse, as typed. */
  unread: Partial<Record<StayDateName, string | undefined>>
  /** Id of the form that such a page answers. */
  formId: string | undefined
  /** The element that such a page gives the focus to. */
  autoFocus: FieldName | 'outcome' | undefined
}
