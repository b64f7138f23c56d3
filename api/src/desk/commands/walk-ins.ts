import { hotel } from '@calm-rest/contract/hotel'
import { type CalendarDate, nightsBetween, toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { todayAt } from '../../core/clock/property-clock.ts'
import { assertDates, propertyOf } from '../../property/index.ts'
import { staysOf } from '../../stays/index.ts'
import { createNightBefore, type DeskDeps } from './deps.ts'

/** A stay without a booking, on site or by telephone. */
export interface WantedWalkIn {
  roomId: string
  checkIn: CalendarDate
  checkOut: CalendarDate
  guests: number
  /** Ages of the guests who are children. */
  children?: number[] | undefined
  /** The guests came after midnight: the stay may begin with the previous night. */
  isAfterMidnight?: boolean | undefined
}

export interface WalkIn extends WantedWalkIn {
  /** Unit to pin; by default any free one. */
  unit?: number | undefined
  firstName: string
  lastName: string
  /** Without an address nothing is mailed. */
  email?: string | undefined
  phone?: string | undefined
  lang: Lang
  note?: string | undefined
  /** Dollars, as quoted. */
  totalPrice: number
  /** Checks the guests in at once. */
  isHere: boolean
  /** Why they move into a unit that is not clean, for the log. */
  dirtyReason?: string | undefined
}

/** Bookings without the website. Restrictions of the rates do not apply to them. */
export const createDeskWalkInCommands = ({ db, recorder, now }: DeskDeps) => {
  const { book, bookingFacts: factsOf, lifeOfStay: life, unitOfStay } = staysOf(db)
  const { inventory, priceOrder } = propertyOf(db)
  const nightBefore = createNightBefore(db)
  const setNote = db.prepare<[string, string]>('UPDATE bookings SET note = ? WHERE reference = ?')

  return {
    quote: async ({ roomId, isAfterMidnight, ...wanted }: WantedWalkIn) => {
      const at = now()
      const today = todayAt(at)
      const { checkIn, checkOut } = wanted
      assertDates(wanted, isAfterMidnight ? await nightBefore(at) : today)
      const context = { lang: hotel.deskLang, today, isUnrestricted: true }
      const { rooms, totalCents } = await priceOrder({ ...wanted, roomType: roomId }, context)
      const [{ room }] = rooms
      const span = { roomTypeId: room.id, from: checkIn, until: checkOut }
      const freeUnits = await inventory.freeUnits(room.id, checkIn, checkOut)
      return {
        totalPrice: toDollars(totalCents),
        nights: nightsBetween(checkIn, checkOut),
        freeUnits,
        isFree: freeUnits.length > 0 || (await inventory.hasPlace(span, today)),
      }
    },
    /** Returns the reference. */
    add: async (given: WalkIn): Promise<string> => {
      const { roomId, isAfterMidnight, note, isHere, dirtyReason, email, phone, ...walkIn } = given
      const at = now()
      const order = {
        ...walkIn,
        roomType: roomId,
        email: email ?? '',
        phone,
        bookedAt: at,
        network: null,
        arrivalTime: undefined,
        userId: undefined,
        attempt: undefined,
        isUnrestricted: true,
        firstDay: isAfterMidnight ? await nightBefore(at) : undefined,
      }
      return recorder.added({ action: 'booking add', at }, async () => {
        const { reference: subject } = await book(order)
        if (walkIn.unit !== undefined) await unitOfStay.pin(subject, at)
        if (note !== undefined) await setNote.run(note, subject)
        if (isHere) await life.arrive(subject, at, dirtyReason !== undefined)
        const facts = (await factsOf(subject)) ?? {}
        return { subject, after: dirtyReason === undefined ? facts : { ...facts, reason: dirtyReason } }
      })
    },
  }
}
