import { limits } from '../limits.ts'

/**
 * Optional texts that a guest writes into the booking form, in its order, with their most characters. Each is sent, stored,
 * mailed to the owner and shown wherever a booking is. It needs a column (api/src/stays/bookings/columns.ts) and words beside
 * this file: `label`, `hint` for the form, `short` for the desk.
 */
export const guestTexts = {
  dietaryNeeds: limits.text.request,
  specialRequest: limits.text.request,
} as const

export type GuestText = keyof typeof guestTexts

export const guestTextNames = Object.keys(guestTexts) as GuestText[]

/** Something for each of them, by its name. */
export const eachGuestText = <T>(make: (name: GuestText) => T): Record<GuestText, T> =>
  Object.fromEntries(guestTextNames.map((name) => [name, make(name)])) as Record<GuestText, T>
