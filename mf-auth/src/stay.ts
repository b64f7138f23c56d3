import type { StayDraft } from '@calm-rest/contract/widget'

/** The stay alone, so that no other prop slips into an address. */
export const stayOf = ({ room, checkIn, checkOut, guests }: StayDraft): StayDraft => ({
  room,
  checkIn,
  checkOut,
  guests,
})
