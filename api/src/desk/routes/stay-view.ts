import type { StaffStay, StayState } from '@calm-rest/contract/staff'
import { type CalendarDate, nightsBetween, toDollars } from '@calm-rest/contract/stay'
import { todayAt } from '../../core/clock/property-clock.ts'
import { countryOfPhone } from '../../core/phone-numbers/guest-phone.ts'
import {
  arrivalOf,
  bookingTable,
  cancellationOf,
  dueCentsOf,
  mayArrive,
  mayLeave,
  maySetPrice,
  nationalitiesOf,
  noShowOf,
  type StoredBooking,
  undoableOf,
} from '../../stays/index.ts'
import { versionOf } from './version.ts'

/** Covers all stored values except the names of its room, which depend on the language, and of its unit. */
export const versionOfStay = ({ roomTypeName: _, unitName: __, ...booking }: StoredBooking): string =>
  versionOf(booking)

export const stateOf = ({ status, checkIn, arrivedOn }: StoredBooking, today: CalendarDate): StayState => {
  if (status === 'cancelled' || status === 'no_show') return status
  if (status === 'completed') return 'left'
  if (arrivedOn !== null) return 'in_house'
  return checkIn < today ? 'unseen' : 'expected'
}

/** Returns a stay as the staff see it. */
export const toStaffStay = (booking: StoredBooking, now: Date): StaffStay => {
  const today = todayAt(now)
  const { status, checkIn, checkOut, phone, arrivedOn, endedOn } = booking
  return {
    ...bookingTable.seenBy('desk', booking),
    version: versionOfStay(booking),
    state: stateOf(booking, today),
    roomType: booking.roomTypeName,
    unit: booking.unit,
    unitName: booking.unitName,
    isPinned: booking.pinnedAt !== null,
    nights: nightsBetween(checkIn, checkOut),
    children: JSON.parse(booking.children) as number[],
    arrival: arrivalOf(booking),
    nationalities: nationalitiesOf(booking),
    phoneCountry: countryOfPhone(phone) ?? null,
    totalPrice: toDollars(booking.totalCents),
    charged: toDollars(booking.chargedCents),
    paid: toDollars(booking.paidCents),
    held: toDollars(booking.heldCents),
    due: toDollars(dueCentsOf(booking)),
    may: {
      checkIn: mayArrive(booking, today) && arrivedOn === null,
      checkOut: mayLeave(booking, today) && endedOn === null,
      noShow: noShowOf(booking, now) === 'open',
      undo: undoableOf(booking, today) !== undefined,
      change: status === 'confirmed' && checkOut >= today,
      price: maySetPrice(booking, today),
      cancel: cancellationOf(booking, now),
    },
  }
}
