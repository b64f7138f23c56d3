import { hotel } from '@calm-rest/contract/hotel'
import { type CalendarDate, dateInZone, laterOf, nightsOf } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import { isMailed } from '../../core/mail-limits/mail-limit.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import type { RoomPrice } from '../../core/outbox/outbox-kinds.ts'
import type { OwnerMailLimits } from '../../core/outbox/owner-mail-limits.ts'
import { createTellOwnerOfStays } from '../../core/outbox/tell-owner-of-stays.ts'
import { createNotices } from '../../partners/index.ts'
import {
  assertAgreed,
  assertCapacity,
  assertDates,
  propertyOf,
  restrictionsOf,
} from '../../property/index.ts'
import { createPaymentOrders } from '../online-payments/orders.ts'
import { withoutArrival } from './arrival-plan.ts'
import { type ChangedBy, createChangePrices } from './change-price.ts'
import { addedNights, hasTerms, type StayTerms, termsOf } from './change-terms.ts'
import { createNightCaps, type NightCaps, noNightCaps } from './night-caps.ts'
import { changeOf, hasBegun } from './policy.ts'
import { createBookingReads, type StoredBooking } from './stored-booking.ts'

/** The requested changes. Omitted properties stay as they are. */
export interface StayChange {
  /** Id or name of a room type. */
  room?: string | undefined
  checkIn?: CalendarDate | undefined
  checkOut?: CalendarDate | undefined
  guests?: number | undefined
  /** Ages of the guests who are children. Omitted: as before, of a smaller party the first. */
  children?: readonly number[] | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  /** Number of a unit of the room type. The stay is then pinned to it. */
  unit?: number | undefined
}

export interface ChangeRequest {
  reference: string
  change: StayChange
  /** For a move into another room type by the property: priced as if the stay had remained in its type. */
  keepsPrice?: boolean | undefined
  who: ChangedBy
  lang: Lang
  at: Date
}

/** The result of a change to a booking. */
interface ChangeQuote {
  before: StoredBooking
  /** The requested unit. */
  unitId: number | undefined
  after: StayTerms & {
    roomTypeName: string
    firstName: string
    lastName: string
    totalCents: number
    /** JSON; null if no rule gives the total. */
    priceLines: string | null
  }
  /** What the property charges for another room type, if the price differs. */
  roomPrice: RoomPrice | undefined
  /** Total in cents with `keepsPrice`; undefined if that makes no difference. */
  keptCents: number | undefined
}

/** Returns whether dates, room, guests, ages of children and name stay the same. The unit is not one of the terms. */
export const sameTerms = ({ before, after }: Pick<ChangeQuote, 'before' | 'after'>) =>
  hasTerms(before, after) && before.firstName === after.firstName && before.lastName === after.lastName

/** Partners are not notified of changed names and numbers of guests. */
const concernsPartner = ({ before, after }: ChangeQuote) =>
  (['roomId', 'checkIn', 'checkOut', 'totalCents'] as const).some((key) => before[key] !== after[key])

/**
 * Changes a stay: its dates, room type, guests or name. The old nights are released only if the new ones are available,
 * in one transaction with the mail that states old and new. Other stays are moved if there is no other way.
 */
export const createChangeStay = (
  db: Database,
  caps: NightCaps = noNightCaps,
  ownerMails?: OwnerMailLimits,
) => {
  const reads = createBookingReads(db)
  const orders = createPaymentOrders(db)
  const { findRoom, inventory } = propertyOf(db)
  const assertCaps = createNightCaps(db, caps)
  const outbox = outboxOf(db)
  const tellOwner = createTellOwnerOfStays(db, ownerMails)
  const notices = createNotices(db)
  const store = propertyOf(db).rates
  const pricesFor = createChangePrices(db)
  const unitStates = propertyOf(db).unitStates
  const unitIdOf = db.prepare<[number], number>('SELECT unit_id FROM bookings WHERE id = ?').pluck()
  const update = db.prepare<[Record<string, string | number | null>]>(`
    UPDATE bookings SET room_type_id = @roomTypeId, unit_id = @unitId, check_in = @checkIn, check_out = @checkOut,
      guests = @guests, children = @children, first_name = @firstName, last_name = @lastName, total_cents = @totalCents,
      pinned_at = @pinnedAt, vouched = coalesce(@vouched, vouched), changes = changes + 1, guest_changes = guest_changes + @byGuest,
      changed_at = @changedAt, price_lines = @priceLines
    WHERE id = @id`)

  const forgetArrival = db.prepare<[number]>(`UPDATE bookings SET ${withoutArrival} WHERE id = ?`)

  /**
   * A stay with unchanged days and type was permitted when it was booked. If a stay only becomes longer, the added
   * nights and the day of departure are checked.
   *
   * @throws ApiError 'stay_restricted'
   */
  const assertAllowed = async (before: StoredBooking, terms: StayTerms, today: CalendarDate) => {
    const { roomId, checkIn, checkOut } = terms
    const keepsArrival = roomId === before.roomId && checkIn === before.checkIn && checkOut >= before.checkOut
    if (keepsArrival && checkOut === before.checkOut) return
    const { rates } = await store.current()
    const stay = { roomTypeId: roomId, planId: before.ratePlan, checkIn, checkOut }
    const nights = nightsOf(before.checkIn, before.checkOut)
    const fields = restrictionsOf(rates, stay, today, { nights, keepsArrival })
    if (fields.length > 0) throw new ApiError('stay_restricted', { fields })
  }

  const plan = async ({ reference, change, keepsPrice = false, who, lang, at }: ChangeRequest) => {
    const today = dateInZone(at, hotel.timeZone)
    const before = await reads.byReference(reference, lang)
    if (!before) throw new ApiError('booking_not_found')
    // until its deposit is paid, a stay is held as it was booked
    if (who.by === 'guest' && (await orders.isHeld(reference))) throw new ApiError('booking_closed')
    const room = await findRoom(change.room ?? before.roomId, lang)
    // a stay may remain in a type that is no longer offered, but not move to one
    if (!room || (room.id !== before.roomId && !room.isOffered))
      throw new ApiError('room_not_found', { fields: [{ field: 'room', code: 'invalid_choice' }] })
    const guests = change.guests ?? before.guests
    if (change.children && change.children.length >= guests)
      throw invalidFields({ field: 'children', code: 'too_large' })
    const terms: StayTerms = {
      roomId: room.id,
      checkIn: change.checkIn ?? before.checkIn,
      checkOut: change.checkOut ?? before.checkOut,
      guests,
      children: change.children ?? termsOf(before).children.slice(0, guests - 1),
    }
    assertMayChange(before, terms, who, at)
    assertDates(terms, hasBegun(before, today) ? terms.checkIn : today)
    if (terms.checkOut < today)
      throw new ApiError('stay_closed', { why: `${terms.checkOut} is past: today is ${today}.` })
    if (terms.roomId !== before.roomId && terms.checkOut <= today)
      throw new ApiError('stay_closed', { why: 'No night is left that could be spent in another room.' })
    assertCapacity(room, terms.guests)
    const { charged, kept } = await pricesFor(who, at, { before, terms, today, room })
    const after = {
      ...terms,
      roomTypeName: room.name,
      firstName: change.firstName ?? before.firstName,
      lastName: change.lastName ?? before.lastName,
      ...(keepsPrice && kept ? kept : charged),
    }
    const roomPrice: RoomPrice | undefined = kept && (keepsPrice ? 'kept' : 'charged')
    if (who.by === 'guest') await assertAllowed(before, terms, today)
    const unitId = await inventory.unitIdOf(room.id, change.unit)
    return { before, after, today, unitId, roomPrice, keptCents: kept?.totalCents }
  }

  /**
   * Places the stay in the requested unit, or otherwise in its own if possible; for a guest in house also by moving
   * others. Returns the id of the unit.
   */
  const placeAnew = async (
    { before, after, today, unitId: wanted }: Awaited<ReturnType<typeof plan>>,
    at: Date,
  ) => {
    const isSameType = after.roomId === before.roomId
    const units = await inventory.units(before.roomId)
    const own = isSameType ? units.find(({ number }) => number === before.unit)?.id : undefined
    const from = laterOf(after.checkIn, today)
    const span = { roomTypeId: after.roomId, from, until: after.checkOut }
    await inventory.release(before.id, today)
    if (from >= after.checkOut) return own as number
    if (wanted !== undefined) {
      const there = await inventory.place({ ...span, unitId: wanted }, today, at)
      if (there === undefined) throw new ApiError('unit_taken')
      await inventory.take(there, from, after.checkOut, before.id)
      return there
    }
    const isHeld = before.pinnedAt !== null || hasBegun(before, today)
    const inOwn =
      own === undefined ? undefined : await inventory.keep({ ...span, unitId: own }, isHeld, today, at)
    const unitId = inOwn ?? (await inventory.place(span, today, at))
    if (unitId === undefined) throw new ApiError('room_taken')
    await inventory.take(unitId, from, after.checkOut, before.id)
    return unitId
  }

  const addMails = async ({ before, roomPrice }: ChangeQuote, { reference, who, at }: ChangeRequest) => {
    const createdAt = at.toISOString()
    const { roomId, checkIn, checkOut, guests, totalCents } = before
    const payload = {
      reference,
      by: who.by,
      before: { roomId, checkIn, checkOut, guests, totalCents },
      roomPrice,
    }
    if (who.by === 'property' || (await isMailed(who.guestMail)))
      await outbox.add({ kind: 'booking-changed', payload, lang: before.lang, createdAt })
    if (who.by === 'guest')
      await tellOwner({ kind: 'change-for-owner', payload, lang: hotel.deskLang, createdAt })
  }

  const change = async (request: ChangeRequest, seenTotal: number) => {
    const planned = await plan(request)
    const { before, after } = planned
    const { who, at } = request
    if (sameTerms(planned)) return
    assertAgreed(after.totalCents, seenTotal)
    if (who.by === 'guest') {
      const nights = addedNights(before, after)
      const { network, isAddressConfirmed } = who
      const evidence = { isAddressConfirmed, work: 0 }
      if (nights > 0)
        await assertCaps({ nights, email: before.email, network, at, evidence, mayProve: false })
    }
    const unitId = await placeAnew(planned, at)
    if (before.arrivedOn !== null && (await unitIdOf.get(before.id)) !== unitId)
      await unitStates.soil(before.id, at)
    await update.run({
      id: before.id,
      roomTypeId: after.roomId,
      unitId,
      checkIn: after.checkIn,
      checkOut: after.checkOut,
      guests: after.guests,
      children: JSON.stringify(after.children),
      firstName: after.firstName,
      lastName: after.lastName,
      totalCents: after.totalCents,
      priceLines: after.priceLines,
      pinnedAt: pinnedAfter(planned, at),
      // from now on it counts only among the nights of that mailbox
      vouched: who.by === 'guest' && who.isAddressConfirmed ? 'address' : null,
      byGuest: who.by === 'guest' ? 1 : 0,
      changedAt: at.toISOString(),
    })
    // time and flight belong to one day
    if (after.checkIn !== before.checkIn) await forgetArrival.run(before.id)
    await addMails(planned, request)
    if (before.partner !== null && concernsPartner(planned))
      await notices.add('booking.changed', before.id, at)
  }
  const inTransaction = db.transaction(change, 'snapshot')

  return {
    /** Returns the result of a change without making it. `isFree` is whether the nights are available. */
    quote: async (request: ChangeRequest): Promise<ChangeQuote & { isFree: boolean }> => {
      const { today, ...planned } = await plan(request)
      const { before, after, unitId } = planned
      const span = { roomTypeId: after.roomId, from: laterOf(after.checkIn, today), until: after.checkOut }
      const isFree =
        span.from >= span.until || (await inventory.hasPlace({ ...span, unitId, without: before.id }, today))
      return { ...planned, isFree }
    },
    /** `seenTotal` is the quoted price in dollars. Throws 'price_changed' if it has changed meanwhile. */
    change: (request: ChangeRequest, seenTotal: number) => inTransaction(request, seenTotal),
  }
}

/** A pin belongs to a unit: a stay in another type loses it, unless a unit was requested. */
const pinnedAfter = ({ before, after, unitId }: ChangeQuote, at: Date): string | null => {
  if (unitId !== undefined) return at.toISOString()
  return after.roomId === before.roomId ? before.pinnedAt : null
}

const assertMayChange = (before: StoredBooking, after: StayTerms, who: ChangedBy, at: Date) => {
  const today = dateInZone(at, hotel.timeZone)
  if (before.status !== 'confirmed' || before.checkOut < today) throw new ApiError('booking_closed')
  const isEarlierPartUnchanged = after.checkIn === before.checkIn
  if (who.by === 'property') {
    if (hasBegun(before, today) && !isEarlierPartUnchanged)
      throw new ApiError('stay_has_begun', {
        why: `The stay has begun: its check-in stays ${before.checkIn}.`,
      })
    return
  }
  const may = changeOf(before, at)
  const isExtended =
    isEarlierPartUnchanged && after.checkOut >= before.checkOut && after.roomId === before.roomId
  if (may === 'closed' || (may === 'extend' && !isExtended)) throw new ApiError('booking_closed')
}
