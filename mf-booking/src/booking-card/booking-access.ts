import type {
  GuestBooking,
  Result,
  Room,
  StayChangeInput,
  StayChangeQuote,
  StayChangeQuoteInput,
} from '@calm-rest/contract/api'

/** Reads, changes and cancels one booking: by the account of its guest, or by the signed link of its mail. */
export interface BookingAccess {
  /** Reads the current state. */
  read(): Promise<Result<GuestBooking>>
  cancel(): Promise<Result<GuestBooking>>
  /** Rooms that it could be changed to. */
  rooms(): Promise<Result<Room[]>>
  quoteChange(terms: StayChangeQuoteInput): Promise<Result<StayChangeQuote>>
  change(terms: StayChangeInput): Promise<Result<GuestBooking>>
}
