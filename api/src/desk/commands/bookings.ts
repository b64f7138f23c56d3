import { isIP } from 'node:net'
import type { GuestBooking } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import { bookingInput } from '@calm-rest/contract/schemas'
import { nightlyPriceCents, nightsBetween, toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { clientKeyOf } from '@calm-rest/server'
import { ActionRefused } from '../../action-refused.ts'
import { createRoomFinder } from '../../bookings/booked-room.ts'
import { createBookingFacts } from '../../bookings/booking-facts.ts'
import { createCancel } from '../../bookings/cancel.ts'
import { createNoShow } from '../../bookings/no-show.ts'
import { createBook } from '../../bookings/queries.ts'
import { type BookingGroup, createStayReads, type StayFilter } from '../../bookings/stays.ts'
import {
  cancellationOf,
  createBookingReads,
  type StoredBooking,
  toGuestBooking,
} from '../../bookings/stored-booking.ts'
import { ApiError, invalidFields } from '../../http/api-error.ts'
import { createNetworkHash } from '../../http/client-network.ts'
import { fieldErrorsOf } from '../../http/field-errors.ts'
import { type DeskDeps, parseDay, parseMoment, todayAt } from './deps.ts'

/** A booking as the owner sees it. */
export type DeskBooking = GuestBooking & { lang: Lang }

/** By telephone or at the door; the price is the room's. */
export interface DeskOrder {
  roomId: string
  checkIn: string
  checkOut: string
  guests: number
  firstName: string
  lastName: string
  email: string
  specialRequest?: string | undefined
  lang: Lang
}

/** The stays of one day, by what happens. */
export interface DeskDay {
  day: string
  arriving: DeskBooking[]
  leaving: DeskBooking[]
  staying: DeskBooking[]
}

/** The common property of bookings that are cancelled together, as the owner gives it. */
export type GivenGroup =
  | { by: 'email'; email: string }
  /** An address on the internet, or the reference of a booking that came from the same network. */
  | { by: 'network'; of: string }
  /** Days or moments at the property. */
  | { by: 'made'; from: string; until: string }

export const createDeskBookingCommands = ({ db, recorder, now }: DeskDeps) => {
  const stays = createStayReads(db)
  const reads = createBookingReads(db)
  const findRoom = createRoomFinder(db)
  const factsOf = createBookingFacts(db)
  const networkHash = createNetworkHash(db, now)
  const [book, cancel, noShow] = [createBook(db), createCancel(db), createNoShow(db)]
  const toDesk = (booking: StoredBooking): DeskBooking => ({
    ...toGuestBooking(booking, now()),
    lang: booking.lang,
  })

  const find = async (given: string): Promise<DeskBooking> => {
    const booking = await reads.byReference(given.toUpperCase(), hotel.deskLang)
    if (!booking) throw new ActionRefused(`There is no booking ${given}.`)
    return toDesk(booking)
  }
  const change = async (
    given: string,
    action: string,
    work: (reference: string, at: Date) => Promise<void>,
  ): Promise<DeskBooking> => {
    const { reference } = await find(given)
    const at = now()
    await recorder.changed({ action, subject: reference, at, read: () => factsOf(reference) }, () =>
      work(reference, at),
    )
    return find(reference)
  }
  const cancelForProperty = (given: string, isQuiet = false) =>
    change(given, 'booking cancel', async (reference, at) => {
      await cancel({ reference, by: 'house', lang: hotel.deskLang, at, isQuiet })
    })
  const networkOf = async (of: string): Promise<Buffer> => {
    const network = isIP(of)
      ? await networkHash(clientKeyOf(of))
      : await stays.networkOf((await find(of)).reference)
    if (network) return network
    throw new ActionRefused(
      `No network is known for ${of}: it is kept for seven days, and never of this machine.`,
    )
  }
  const groupOf = async (given: GivenGroup): Promise<BookingGroup> => {
    if (given.by === 'email') return given
    if (given.by === 'network') return { by: 'network', network: await networkOf(given.of) }
    const [from, until] = [parseMoment(given.from), parseMoment(given.until)]
    return { by: 'made', from: from.toISOString(), until: until.toISOString() }
  }
  const totalOf = async ({ roomId, checkIn, checkOut }: DeskOrder): Promise<number> => {
    const room = await findRoom(roomId, hotel.deskLang)
    if (!room) throw new ApiError('room_not_found')
    const nights = nightsBetween(parseDay(checkIn), parseDay(checkOut))
    return toDollars(Math.max(0, nights) * nightlyPriceCents(room))
  }

  return {
    /** From today on where nothing else is said. */
    list: async ({ from, until, ...filter }: StayFilter): Promise<DeskBooking[]> => {
      const days = { from: parseDay(from ?? todayAt(now())), until: until && parseDay(until) }
      return (await stays.touching({ ...filter, ...days })).map(toDesk)
    },
    day: async (day = todayAt(now())): Promise<DeskDay> => {
      const { arriving, leaving, staying } = await stays.onDay(parseDay(day))
      return {
        day,
        arriving: arriving.map(toDesk),
        leaving: leaving.map(toDesk),
        staying: staying.map(toDesk),
      }
    },
    find,
    /** Under one address, latest check-in first. */
    ofGuest: async (email: string): Promise<DeskBooking[]> => (await stays.ofGuest(email)).map(toDesk),
    /** Total of a stay in dollars, to show before booking. */
    totalOf,
    /** `totalPrice` is what was asked for it; refused where the room costs something else by now. */
    add: async ({ roomId, lang, ...order }: DeskOrder, totalPrice: number): Promise<DeskBooking> => {
      const input = { ...order, roomType: roomId, totalPrice }
      const parsed = bookingInput.safeParse(input)
      if (!parsed.success) throw invalidFields(...fieldErrorsOf(parsed.error, input))
      const bookedAt = now()
      const whole = { ...parsed.data, lang, bookedAt, userId: undefined, attempt: undefined, network: null }
      const reference = await recorder.added({ action: 'booking add', at: bookedAt }, async () => {
        const { reference: subject } = await book(whole)
        return { subject, after: (await factsOf(subject)) ?? {} }
      })
      return find(reference)
    },
    /** The guest pays nothing and gets a mail. */
    cancel: (given: string) => cancelForProperty(given),
    /** Confirmed bookings that the owner could cancel together, the oldest first. */
    ofGroup: async (given: GivenGroup): Promise<DeskBooking[]> => {
      const at = now()
      const found = await stays.ofGroup(await groupOf(given))
      return found.filter((booking) => cancellationOf(booking, at) !== 'closed').map(toDesk)
    },
    /**
     * One after the other, each with its line in the log: guests who book meanwhile wait for one at most, and where it
     * was interrupted, it is done again.
     */
    cancelAll: async (bookings: readonly DeskBooking[], isQuiet: boolean): Promise<DeskBooking[]> => {
      const cancelled: DeskBooking[] = []
      for (const { reference } of bookings) cancelled.push(await cancelForProperty(reference, isQuiet))
      return cancelled
    },
    noShow: (given: string) => change(given, 'booking no-show', noShow.note),
    came: (given: string) => change(given, 'booking came', noShow.takeBack),
  }
}
