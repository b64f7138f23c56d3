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
  /** All is right, and the guest has not seen the price yet: nothing is booked. */
  | { status: 'unconfirmed' }
  /** The server said no. `total`: the right price, after price_changed. */
  | { status: 'refused'; code: ErrorCode; message: string; total?: number | undefined }
  /** No answer, or none that can be read: the booking may or may not have been made. */
  | { status: 'failed' }
  /**
   * `email` is the guest's, since the form is empty again. Undefined for a booking by an earlier page of this
   * tab.
   */
  | { status: 'booked'; receipt: BookingReceipt; email?: string | undefined }

/** Fields that a signed-in guest's account fills in, unless the guest typed something. */
export type PersonalField = 'firstName' | 'lastName' | 'email'

/** Texts that no account knows. */
export type OwnField = 'phone' | 'arrivalTime' | GuestText | 'addressCode'

/** Choices beside dates, guests and rooms that make another price. */
export type RateField = 'plan' | 'promotionCode'

/** A code can be requested, or is on its way to the address. */
export type AddressCheck = 'wanted' | 'sent'

export interface BookingState {
  draft: Draft
  /** Typed into by the guest: never overwritten by an account. */
  typed: ReadonlySet<PersonalField>
  signedInGuest: SignedInGuest | undefined
  errors: FieldErrors
  phase: Phase
  attempt: Attempt | undefined
  /** The check-out was not accepted, and the guest has not confirmed to have read so. */
  dateOrderWarning: boolean
  /** Counts how often the form came back with errors; at each change the focus moves to the first of them. */
  returns: number
  /**
   * Number of times that a room turned out to be taken, or the property to be closed: known availability is
   * then out of date.
   */
  lostRooms: number
  /** How often the API named another price than ours, or refused the dates: the one that is known is then out of date. */
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
