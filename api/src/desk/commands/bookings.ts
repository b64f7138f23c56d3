import { isIP } from 'node:net'
import type { GuestBooking } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import { bookingInput } from '@calm-rest/contract/schemas'
import type { Nationalities } from '@calm-rest/contract/staff'
import { toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { clientKeyOf } from '@calm-rest/server'
import type { Change } from '../../core/audit-log/recorder.ts'
import { todayAt } from '../../core/clock/property-clock.ts'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import { createNetworkHash } from '../../core/http/client-network.ts'
import { fieldErrorsOf } from '../../core/http/field-errors.ts'
import { propertyOf } from '../../property/index.ts'
import {
  type BookingGroup,
  type ChangeRequest,
  cancellationOf,
  dueCentsOf,
  nationalitiesOf,
  type StayChange,
  type StoredBooking,
  staysOf,
  toGuestBooking,
} from '../../stays/index.ts'
import { createFloodApproval, floodReason } from '../flood-approval.ts'
import { type DeskDeps, parseDay, parseMoment } from './deps.ts'

/** A booking as the owner sees it. */
export type DeskBooking = GuestBooking &
  Pick<StoredBooking, 'lang' | 'unit' | 'unitName' | 'pinnedAt' | 'arrivedOn' | 'endedOn'> & {
    nationalities: Nationalities
    /** Dollars. */
    paid: number
    /** Dollars due; negative for a refund. */
    due: number
  }

/** A booking by telephone or on site, at the room's price. */
export interface DeskOrder {
  roomId: string
  /** Further rooms for the same nights. */
  also?: { roomId: string; guests: number }[] | undefined
  checkIn: string
  checkOut: string
  guests: number
  firstName: string
  lastName: string
  email: string
  phone?: string | undefined
  /** HH:MM at the property. */
  arrivalTime?: string | undefined
  specialRequest?: string | undefined
  lang: Lang
}

/** Changed properties of a stay; undefined ones stay. */
export type DeskChange = StayChange

/** Preview of a change; `isFree`: whether the nights are available. */
export interface DeskChangeQuote {
  isFree: boolean
  before: DeskBooking
  /** Total in dollars. */
  after: {
    roomId: string
    checkIn: string
    checkOut: string
    guests: number
    name: string
    totalPrice: number
  }
  /** Total in dollars at the previous room type's price; undefined if there is no difference. */
  totalIfKept: number | undefined
}

/** Options of a change. */
interface MoreOfChange {
  /** Keeps the price of the previous room type. */
  keepsPrice?: boolean | undefined
  /** Why guests in house move into a unit that is not clean. */
  dirtyReason?: string | undefined
}

/** Filter of bookings that are cancelled together. */
export type GivenGroup =
  | { by: 'email'; email: string }
  /** An IP address, or the reference of a booking from the same network. */
  | { by: 'network'; of: string }
  /** Days or moments at the property. Bookings of the staff are excluded by default. */
  | { by: 'made'; from: string; until: string; withStaff?: boolean }

/** Days, names and guests are validated as in a guest's booking. */
const requestOf = (reference: string, wanted: DeskChange, at: Date, keepsPrice?: boolean): ChangeRequest => {
  const parsed = changedTerms.safeParse(wanted)
  if (!parsed.success) throw invalidFields(...fieldErrorsOf(parsed.error, wanted))
  return { reference, change: parsed.data, keepsPrice, who: { by: 'property' }, lang: hotel.deskLang, at }
}

const changedTerms = bookingInput
  .pick({ checkIn: true, checkOut: true, guests: true, firstName: true, lastName: true })
  .extend({ room: bookingInput.shape.roomType })
  .partial()

export const createDeskBookingCommands = ({ db, recorder, now }: DeskDeps) => {
  const { stayReads: stays, bookings: reads, bookingFacts: factsOf } = staysOf(db)
  const priceOrder = propertyOf(db).priceOrder
  const networkHash = createNetworkHash(db, now)
  const approval = createFloodApproval(db, 'bookings')
  const early = staysOf(db).earlyDeparture
  const book = staysOf(db).book
  const cancel = staysOf(db).cancel
  const life = staysOf(db).lifeOfStay
  const unitOfStay = staysOf(db).unitOfStay
  const changeStay = staysOf(db).changeStay
  const moveGuests = propertyOf(db).moveGuests
  const toDesk = (booking: StoredBooking): DeskBooking => ({
    ...toGuestBooking(booking, now()),
    lang: booking.lang,
    unit: booking.unit,
    unitName: booking.unitName,
    pinnedAt: booking.pinnedAt,
    arrivedOn: booking.arrivedOn,
    endedOn: booking.endedOn,
    nationalities: nationalitiesOf(booking),
    paid: toDollars(booking.paidCents),
    due: toDollars(dueCentsOf(booking)),
  })

  const roomsOf = async (given: string): Promise<[DeskBooking, ...DeskBooking[]]> => {
    const [first, ...others] = (await reads.ofBooking(given.toUpperCase(), hotel.deskLang)).map(toDesk)
    if (!first) throw new ApiError('booking_not_found', { why: `There is no booking ${given}.` })
    return [first, ...others]
  }
  const find = async (given: string): Promise<DeskBooking> => {
    const rooms = await roomsOf(given)
    if (rooms.length === 1) return rooms[0]
    const references = rooms.map(({ reference }) => reference).join(', ')
    throw new ApiError('invalid_request', {
      why: `${given} has ${rooms.length} rooms. Name one of them: ${references}.`,
    })
  }
  const change = async (
    given: string,
    action: string,
    work: (reference: string, at: Date) => Promise<void>,
    more: Pick<Change, 'reason' | 'facts'> = {},
  ): Promise<DeskBooking> => {
    const { reference } = await find(given)
    const at = now()
    const change = { ...more, action, subject: reference, at, read: () => factsOf(reference) }
    await recorder.changed(change, () => work(reference, at))
    return find(reference)
  }
  const cancelForProperty = async (given: string, isQuiet = false): Promise<DeskBooking[]> => {
    await roomsOf(given)
    const reference = given.toUpperCase()
    const at = now()
    const action = { action: 'booking cancel', subject: reference, at, read: () => factsOf(reference) }
    await recorder.changed(action, async () => {
      await cancel({ reference, by: 'property', lang: hotel.deskLang, at, isQuiet })
    })
    return roomsOf(reference)
  }
  const networkOf = async (of: string): Promise<Buffer> => {
    const network = isIP(of)
      ? await networkHash(clientKeyOf(of))
      : await stays.networkOf((await find(of)).reference)
    if (network) return network
    throw new ApiError('not_found', {
      why: `No network is known for ${of}. Networks are kept for seven days. Requests from this machine have none.`,
    })
  }
  const groupOf = async (given: GivenGroup): Promise<BookingGroup> => {
    if (given.by === 'email') return given
    if (given.by === 'network') return { by: 'network', network: await networkOf(given.of) }
    const from = parseMoment(given.from)
    const until = parseMoment(given.until)
    const { by, withStaff = false } = given
    return { by, from: from.toISOString(), until: until.toISOString(), withStaff }
  }
  const totalOf = async ({ roomId, also = [], lang, ...order }: DeskOrder): Promise<number> => {
    const stay = { ...order, checkIn: parseDay(order.checkIn), checkOut: parseDay(order.checkOut) }
    const additionalRooms = also.map((one) => ({ roomType: one.roomId, guests: one.guests }))
    const request = { ...stay, roomType: roomId, additionalRooms }
    const priced = await priceOrder(request, { lang, today: todayAt(now()), isUnrestricted: true })
    return toDollars(priced.totalCents)
  }

  return {
    find,
    /** Bookings of one e-mail address, latest check-in first. */
    ofGuest: async (email: string): Promise<DeskBooking[]> => (await stays.ofGuest(email)).map(toDesk),
    /** Total of a stay in dollars, to show before booking. */
    totalOf,
    /** `totalPrice` is the quoted price; the booking is refused if the room costs something else by now. */
    add: async (
      { roomId, also = [], lang, ...order }: DeskOrder,
      totalPrice: number,
    ): Promise<DeskBooking[]> => {
      const additionalRooms = also.map((one) => ({ roomType: one.roomId, guests: one.guests }))
      const input = { ...order, roomType: roomId, additionalRooms, totalPrice }
      const parsed = bookingInput.safeParse(input)
      if (!parsed.success) throw invalidFields(...fieldErrorsOf(parsed.error, input))
      const bookedAt = now()
      const whole = {
        ...parsed.data,
        lang,
        bookedAt,
        userId: undefined,
        attempt: undefined,
        network: null,
        isUnrestricted: true,
      }
      const reference = await recorder.added({ action: 'booking add', at: bookedAt }, async () => {
        const { reference: subject } = await book(whole)
        return { subject, after: (await factsOf(subject)) ?? {} }
      })
      return roomsOf(reference)
    },
    /** Cancels one room, or a whole booking. The guest pays nothing and gets a mail. */
    cancel: (given: string) => cancelForProperty(given),
    /** Approves one booking of a flood. */
    approveOfFlood: async (reference: string) => {
      const at = now()
      const change = { action: 'booking approve', subject: reference, at, reason: floodReason }
      await recorder.changed({ ...change, read: () => approval.factsOf(reference) }, () =>
        approval.approve(reference, at),
      )
    },
    /** Confirmed bookings that match the filter, oldest first. */
    ofGroup: async (given: GivenGroup): Promise<DeskBooking[]> => {
      const at = now()
      const found = await stays.ofGroup(await groupOf(given))
      return found.filter((booking) => cancellationOf(booking, at) !== 'closed').map(toDesk)
    },
    /**
     * Cancels one after the other, each with its audit log line, so that guests who book meanwhile wait for
     * one at most. After an interruption, call it again.
     */
    cancelAll: async (bookings: readonly DeskBooking[], isQuiet: boolean): Promise<DeskBooking[]> => {
      const cancelled: DeskBooking[] = []
      for (const { reference } of bookings) cancelled.push(...(await cancelForProperty(reference, isQuiet)))
      return cancelled
    },
    /** Price of a change. */
    quoteChange: async (given: string, wanted: DeskChange): Promise<DeskChangeQuote> => {
      const { reference } = await find(given)
      const quote = await changeStay.quote(requestOf(reference, wanted, now()))
      const { before, after, isFree, keptCents } = quote
      const { roomId, checkIn, checkOut, guests, totalCents } = after
      const name = `${after.firstName} ${after.lastName}`.trim()
      const terms = { roomId, checkIn, checkOut, guests, name, totalPrice: toDollars(totalCents) }
      const totalIfKept = keptCents === undefined ? undefined : toDollars(keptCents)
      return { isFree, before: toDesk(before), after: terms, totalIfKept }
    },
    /** Notifies the guest by mail; `totalPrice` in dollars is the quoted one. */
    change: async (
      given: string,
      wanted: DeskChange,
      totalPrice: number,
      { keepsPrice, dirtyReason }: MoreOfChange = {},
    ) => {
      const { reference } = await find(given)
      const { roomPrice } = await changeStay.quote(requestOf(reference, wanted, now(), keepsPrice))
      const work = (_: string, at: Date) =>
        moveGuests({ reference, at, isDirtyMeant: dirtyReason !== undefined }, () =>
          changeStay.change(requestOf(reference, wanted, at, keepsPrice), totalPrice),
        )
      return change(reference, 'booking change', work, {
        reason: dirtyReason,
        facts: roomPrice && { roomPrice },
      })
    },
    /**
     * Moves it to another unit of its type and pins it there; for guests in house the rules of `arrive`
     * apply.
     */
    move: (given: string, unit: number, dirtyReason?: string) =>
      change(
        given,
        'booking move',
        (reference, at) =>
          moveGuests({ reference, at, isDirtyMeant: dirtyReason !== undefined }, () =>
            unitOfStay.move(reference, unit, at),
          ),
        { reason: dirtyReason },
      ),
    /** Pins it to its current unit. */
    pin: (given: string) => change(given, 'booking pin', unitOfStay.pin),
    unpin: (given: string) => change(given, 'booking unpin', unitOfStay.unpin),
    /**
     * Refused if other guests are in the unit, or if it is not clean and no reason is given. The reason is
     * for the log and must not be about the guest.
     */
    arrive: (given: string, dirtyReason?: string) =>
      change(
        given,
        'booking arrive',
        (reference, at) => life.arrive(reference, at, dirtyReason !== undefined),
        { reason: dirtyReason },
      ),
    /** Frees the nights from today on. */
    leave: (given: string) => change(given, 'booking leave', life.leave),
    /** Frees the nights from today on. */
    noShow: (given: string) => change(given, 'booking no-show', life.noteNoShow),
    /** Undoes an arrival, a departure or a no-show of today or yesterday. */
    undo: (given: string) =>
      change(given, 'booking undo', async (reference, at) => {
        await early.restore(reference, at)
        await life.undo(reference, at)
      }),
  }
}

export type DeskBookingCommands = ReturnType<typeof createDeskBookingCommands>
