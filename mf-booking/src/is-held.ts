import type { BookingReceipt } from '@calm-rest/contract/api'

/** Whether the stay, or a room of it, is cancelled where its guest does not pay the deposit. */
export const isHeld = (receipt: BookingReceipt): boolean =>
  (receipt.rooms ?? [receipt]).some(({ deposit }) => Boolean(deposit?.until))
