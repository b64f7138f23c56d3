import type { GuestBooking, Result } from '@calm-rest/contract/api'

/** The way to one booking: by the account of its guest, or by the signed link of its mail. */
export interface BookingDoor {
  /** As it is now. */
  read(): Promise<Result<GuestBooking>>
  cancel(): Promise<Result<GuestBooking>>
}
