import type { GuestBooking, LinkedBooking, PropertyFacts } from '@calm-rest/contract/api'
import { nightsBetween, toDollars } from '@calm-rest/contract/stay'
import { arrivalOf, mayTellArrival } from './arrival-plan.ts'
import { bookingTable } from './columns.ts'
import { cancellationOf, changeOf } from './policy.ts'
import { priceLinesOf, type StoredBooking } from './stored-booking.ts'

/** What a guest's booking says of the property. */
export interface ShownOfProperty {
  facts: PropertyFacts
  asks: NonNullable<GuestBooking['asks']>
}

/** A booking as its guest sees it; with `property`, what its guest has to know of that. */
export const toGuestBooking = (
  booking: StoredBooking,
  now: Date,
  property?: ShownOfProperty,
): GuestBooking => {
  const { partner, campaign, checkIn, checkOut } = booking
  return {
    ...bookingTable.seenBy('guest', booking),
    roomType: booking.roomTypeName,
    ...(partner !== null && { partner, campaign }),
    nights: nightsBetween(checkIn, checkOut),
    totalPrice: toDollars(booking.totalCents),
    plan: booking.ratePlan,
    children: JSON.parse(booking.children),
    priceLines: priceLinesOf(booking),
    cancellation: cancellationOf(booking, now),
    change: changeOf(booking, now),
    arrival: arrivalOf(booking),
    mayTellArrival: mayTellArrival(booking, now),
    ...(property && { property: ofProperty(property.facts), asks: property.asks }),
  }
}

const ofProperty = ({ phone, checkInFrom, checkOutUntil, airportShuttle }: PropertyFacts) => ({
  phone,
  checkInFrom,
  checkOutUntil,
  ...(airportShuttle !== undefined && { airportShuttle }),
})

/** All rooms of a booking as its guest sees them; undefined of none. */
export const toLinkedBooking = (
  rooms: readonly StoredBooking[],
  now: Date,
  property?: ShownOfProperty,
): LinkedBooking | undefined => {
  const [first, ...others] = rooms.map((room) => toGuestBooking(room, now, property))
  return first && { ...first, ...(others.length > 0 && { otherRooms: others }) }
}
