import type {
  GuestBooking,
  Result,
  Room,
  StayChangeInput,
  StayChangeQuote,
  StayChangeQuoteInput,
} from '@calm-rest/contract/api'

/** Reads, changes and cancels one booking, by the guest's account or the signed link in the mail. */
export interface BookingAccess {
  /** Reads the current state. */
  read(): Promise<Result<GuestBooking>>
  cancel(): Promise<Result<GuestBooking>>
  /** Rooms that the stay can be changed to. */
  rooms(): Promise<Result<Room[]>>
  quoteChange(terms: StayChangeQuoteInput): Promise<Result<StayChangeQuote>>
  change(terms: StayChangeInput): Promise<Result<GuestBooking>>
}
