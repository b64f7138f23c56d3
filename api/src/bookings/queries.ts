import type { BookingReceipt } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import { dateInZone, nightsBetween, toDollars } from '@calm-rest/contract/stay'
import type { Database } from '../database/database.ts'
import { ApiError } from '../http/api-error.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { createNotices } from '../partners/notices/create-notices.ts'
import { type BookedRoom, createRoomFinder } from './booked-room.ts'
import { createIdempotency } from './idempotency.ts'
import { createBookingInsert } from './insert.ts'
import { createInventory } from './inventory.ts'
import { createNightCaps, type NightCaps, noNightCaps } from './night-caps.ts'
import type { Order } from './order.ts'
import { agreedTotalCents, assertCapacity, assertDates, freeCancellationUntil } from './stay-rules.ts'
import { createTellOfCaps } from './tell-of-caps.ts'

/** Books, with the mails that tell about it. Only inside a transaction. */
export const createBook = (db: Database, caps = noNightCaps) => {
  const findRoom = createRoomFinder(db)
  const inventory = createInventory(db)
  const idempotency = createIdempotency(db)
  const outbox = createOutbox(db)
  const insert = createBookingInsert(db)
  const notices = createNotices(db)
  const assertCaps = createNightCaps(db, caps)
  const statusOf = db.prepare<[string], string>('SELECT status FROM bookings WHERE reference = ?').pluck()
  const hasOther = db
    .prepare<[string, string], 1>(
      'SELECT 1 FROM bookings WHERE lower(email) = lower(?) AND reference <> ? LIMIT 1',
    )
    .pluck()

  const bookFresh = async (order: Order): Promise<BookingReceipt> => {
    const today = dateInZone(order.bookedAt, hotel.timeZone)
    assertDates(order, order.firstDay ?? today)
    const room = await findRoom(order.roomType, order.lang)
    if (!room) {
      throw new ApiError('room_not_found', { fields: [{ field: 'roomType', code: 'invalid_choice' }] })
    }
    assertCapacity(room, order.guests)
    const totalCents = agreedTotalCents(room, order, order.totalPrice)
    const { email, network, bookedAt: at } = order
    await assertCaps({ nights: nightsBetween(order.checkIn, order.checkOut), email, network, at })
    const stay = { roomTypeId: room.id, from: order.checkIn, until: order.checkOut }
    const unitId = await inventory.place(stay, today, order.bookedAt)
    if (unitId === undefined) throw new ApiError('room_taken')
    const freeUntil = freeCancellationUntil(order.bookedAt)
    const { id, reference } = await insert({ order, roomTypeId: room.id, unitId, totalCents, freeUntil })
    await inventory.take(unitId, order.checkIn, order.checkOut, id)
    if (order.attribution) await notices.add('booking.created', id, order.bookedAt)
    return receiptOf(order, room, reference, totalCents, freeUntil)
  }

  /** A receipt of a booking that was cancelled since would have its guest come for nothing. */
  const stillTrue = async (receipt: BookingReceipt) => {
    if ((await statusOf.get(receipt.reference)) === 'cancelled') throw new ApiError('booking_cancelled')
    return receipt
  }

  return async (order: Order): Promise<BookingReceipt> => {
    const earlier = order.attempt && (await idempotency.earlierAnswer(order.attempt))
    if (earlier !== undefined) return stillTrue(JSON.parse(earlier))
    const receipt = await bookFresh(order)
    const payload = { reference: receipt.reference }
    const createdAt = order.bookedAt.toISOString()
    const { lang, email, tellGuest = true } = order
    const toGuest = { kind: 'booking-confirmed', payload, lang, createdAt } as const
    const toOwner = { kind: 'booking-for-owner', payload, lang: hotel.deskLang, createdAt } as const
    // somebody else may have used up what may be sent to the address: its first guest is not to suffer from it
    const isTold = tellGuest || !(await hasOther.get(email, receipt.reference))
    await outbox.add(...(isTold ? [toGuest] : []), toOwner)
    if (order.attempt) await idempotency.keep(order.attempt, JSON.stringify(receipt), order.bookedAt)
    return receipt
  }
}

/**
 * Bookings. Everything about one booking happens in one transaction: whoever comes second sees what the first one
 * took. Either all of its rows are stored, or none.
 */
export const createBookingQueries = (db: Database, caps?: NightCaps) => {
  // nights, keys and references are keys of their tables: they alone keep two bookings apart
  const book = db.transaction(createBook(db, caps), 'snapshot')
  const tellOfCaps = createTellOfCaps(db)
  return {
    book: (order: Order): Promise<BookingReceipt> => tellOfCaps(order.bookedAt, () => book(order)),
  }
}

export type BookingQueries = ReturnType<typeof createBookingQueries>

const receiptOf = (
  { checkIn, checkOut, guests }: Order,
  room: BookedRoom,
  reference: string,
  totalCents: number,
  freeUntil: string,
): BookingReceipt => ({
  success: true,
  reference,
  status: 'confirmed',
  roomId: room.id,
  roomType: room.name,
  checkIn,
  checkOut,
  nights: nightsBetween(checkIn, checkOut),
  guests,
  totalPrice: toDollars(totalCents),
  freeCancellationUntil: freeUntil,
})
