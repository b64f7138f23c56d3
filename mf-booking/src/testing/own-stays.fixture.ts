import { addDays, type CalendarDate, dateInZone } from '@calm-rest/contract/stay'

/** The date at the property a number of days from now. */
export const inDays = (days: number): CalendarDate => addDays(dateInZone(new Date(), 'Asia/Colombo'), days)

/** Offset in days of each file's nights: all files share one site, and their stays do not overlap. */
const firstDays = {
  'book-a-stay': 80,
  'book-a-stay-long': 100,
  everybody: 120,
  refusals: 140,
  'refusals-long': 150,
  'nothing-is-lost': 180,
  'nothing-is-lost-long': 205,
  rules: 230,
  fields: 235,
  'rules-long': 240,
  calendar: 250,
  'calendar-long': 285,
  submit: 320,
  'linked-booking': 340,
  'mailed-link': 355,
  'linked-booking-long': 380,
  'my-bookings': 420,
} as const

export interface Stay {
  room: string
  checkIn: CalendarDate
  checkOut: CalendarDate
}

/**
 * Returns stays for a file: each with nights that no other test uses, for rooms of which there may be only
 * one.
 */
export const ownStays = (file: keyof typeof firstDays) => {
  let next: number = firstDays[file]
  return (room = 'lighthouse-suite', nights = 2): Stay => {
    const checkIn = inDays(next)
    next += nights + 1
    return { room, checkIn, checkOut: addDays(checkIn, nights) }
  }
}
