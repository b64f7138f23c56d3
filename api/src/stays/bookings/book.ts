import type { BookingReceipt } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import { roomReference } from '@calm-rest/contract/reference'
import type { OrderedDeposit } from '@calm-rest/contract/schemas'
import { dateInZone, nightsBetween, toDollars } from '@calm-rest/contract/stay'
import type { Database } from '../../core/database/database.ts'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import type { OwnerMailLimits } from '../../core/outbox/owner-mail-limits.ts'
import { createTellOwnerOfStays } from '../../core/outbox/tell-owner-of-stays.ts'
import { parsePhone } from '../../core/phone-numbers/guest-phone.ts'
import { createNotices } from '../../partners/index.ts'
import {
  assertAgreed,
  assertDates,
  chosenExtrasOf,
  depositsOf,
  freeUntilOf,
  hasBreakfast,
  type PricedOrder,
  propertyOf,
} from '../../property/index.ts'
import { createOrderDeposits, type DepositPayments } from '../online-payments/order-deposits.ts'
import { createIdempotency } from './idempotency.ts'
import { createBookingInsert, createReferences, toNewBooking } from './insert.ts'
import { createNightCaps, type NightCaps, noEvidence, noNightCaps } from './night-caps.ts'
import type { Order } from './order.ts'
import { quotedLines } from './price-lines.ts'

export interface BookingLimits {
  caps?: NightCaps | undefined
  /** Minimum work of a proof for a booking beyond the caps. */
  leastWork?: number | undefined
  ownerMails?: OwnerMailLimits | undefined
  /** How deposits are paid online; without it they are paid at the property, or by a link from the desk. */
  deposits?: DepositPayments | undefined
}

/** Books one room or several, all or none, with the mails about it. Call it inside a transaction. */
export const createBook = (
  db: Database,
  { caps = noNightCaps, leastWork, ownerMails, deposits }: BookingLimits = {},
) => {
  const { facts, priceOrder, promotionUses: promotions, inventory } = propertyOf(db)
  const idempotency = createIdempotency(db)
  const outbox = outboxOf(db)
  const tellOwner = createTellOwnerOfStays(db, ownerMails)
  const newReference = createReferences(db)
  const insert = createBookingInsert(db)
  const orderDeposits = deposits && createOrderDeposits(db, deposits)
  const notices = createNotices(db)
  const assertCaps = createNightCaps(db, caps, leastWork)
  const statusOf = db.prepare<[string], string>('SELECT status FROM bookings WHERE reference = ?').pluck()
  const hasBooking = db
    .prepare<[string], 1>('SELECT 1 FROM bookings WHERE lower(email) = lower(?) LIMIT 1')
    .pluck()

  const bookFresh = async (order: Order): Promise<BookingReceipt> => {
    const { checkIn, checkOut, email, network, bookedAt: at } = order
    const today = dateInZone(at, hotel.timeZone)
    assertDates(order, order.firstDay ?? today)
    const phone = phoneOf(order, (await facts.current()).address.countryCode)
    const priced = await priceOrder(order, { ...order, today })
    const { rooms, plan, promotion } = priced
    assertAgreed(priced.totalCents, order.totalPrice)
    const nights = rooms.length * nightsBetween(checkIn, checkOut)
    const { evidence = noEvidence } = order
    await assertCaps({ nights, email, network, at, evidence, mayProve: true })
    const reference = await newReference()
    if (promotion) await promotions.use(promotion, reference)
    const freeUntil = freeUntilOf(plan, checkIn, at)
    const booking = toNewBooking(order, { phone, ratePlan: plan.id, freeCancellationUntil: freeUntil })
    const depositOfRoom = depositsOf(priced, checkIn, today)
    const breakfast = hasBreakfast(priced.rates, plan, chosenExtrasOf(priced))
    const ordered: (OrderedDeposit | undefined)[] = []
    for (const [i, { room, guests, children, price, path }] of rooms.entries()) {
      const wanted = await inventory.unitIdOf(room.id, order.unit)
      const span = { roomTypeId: room.id, from: checkIn, until: checkOut, unitId: wanted }
      const unitId = await inventory.place(span, today, at)
      if (unitId === undefined)
        throw wanted === undefined ? takenRoom(rooms.length, path) : new ApiError('unit_taken')
      const ofRoom = rooms.length === 1 ? reference : roomReference(reference, i + 1)
      const priceLines = quotedLines(price, { rates: priced.basis.version, breakfast }, order.lang)
      const ofThis = { reference: ofRoom, roomId: room.id, unitId, guests, totalCents: price.totalCents }
      const id = await insert(
        booking,
        { ...ofThis, children: JSON.stringify(children), priceLines: JSON.stringify(priceLines) },
        i === 0,
      )
      await inventory.take(unitId, checkIn, checkOut, id)
      ordered.push(await orderDeposits?.add(ofRoom, depositOfRoom[i], order))
      if (order.attribution) await notices.add('booking.created', id, at)
    }
    return receiptOf(order, priced, { reference, freeUntil, ordered })
  }

  /** The repeated receipt of a booking that was cancelled since would bring its guest for nothing. */
  const stillTrue = async (receipt: BookingReceipt) => {
    const rooms = receipt.rooms ?? [receipt]
    for (const { reference } of rooms) if ((await statusOf.get(reference)) !== 'cancelled') return receipt
    throw new ApiError('booking_cancelled')
  }

  return async (order: Order): Promise<BookingReceipt> => {
    const earlier = order.attempt && (await idempotency.earlierAnswer(order.attempt))
    if (earlier !== undefined) return stillTrue(JSON.parse(earlier))
    const { lang, email, guestMail } = order
    // others may have used up the limit of the address: its first booking is mailed anyway
    const mayMail = email !== '' && (!guestMail?.isOnlyFirst || !(await hasBooking.get(email)))
    const receipt = await bookFresh(order)
    // counted last, so that a failed booking uses up no mail
    const isMailed = mayMail && (guestMail === undefined || (await guestMail.count()))
    const payload = { reference: receipt.reference }
    const createdAt = order.bookedAt.toISOString()
    const toGuest = { kind: 'booking-confirmed', payload, lang, createdAt } as const
    // it is confirmed once it is paid
    const isHeld = (await orderDeposits?.isHeld(receipt.reference)) ?? false
    const toOwner = { kind: 'booking-for-owner', payload, lang: hotel.deskLang, createdAt } as const
    if (isMailed && !isHeld) await outbox.add(toGuest)
    await tellOwner(toOwner)
    if (order.attempt) await idempotency.store(order.attempt, JSON.stringify(receipt), order.bookedAt)
    return receipt
  }
}

/** In E.164. */
const phoneOf = ({ phone }: Order, home: string): string | undefined => {
  if (phone === undefined) return undefined
  const parsed = parsePhone(phone, home)
  if (parsed === undefined) throw invalidFields({ field: 'phone', code: 'invalid_phone' })
  return parsed
}

/** For several rooms, names the one that is taken. */
const takenRoom = (count: number, path: string) =>
  new ApiError('room_taken', count === 1 ? {} : { fields: [{ field: `${path}roomType`, code: 'taken' }] })

interface Booked {
  reference: string
  freeUntil: string
  /** Of each room. */
  ordered: readonly (OrderedDeposit | undefined)[]
}

const receiptOf = (
  { checkIn, checkOut }: Order,
  { rooms, totalCents: sumCents }: PricedOrder,
  { reference, freeUntil, ordered }: Booked,
): BookingReceipt => {
  const all = rooms.map(({ room, guests, price }, i) => ({
    reference: roomReference(reference, i + 1),
    roomId: room.id,
    roomType: room.name,
    guests,
    totalPrice: toDollars(price.totalCents),
    ...(ordered[i] && { deposit: ordered[i] }),
  }))
  const [{ roomId, roomType, guests, deposit }] = all as [(typeof all)[number]]
  return {
    success: true,
    reference,
    status: 'confirmed',
    roomId,
    roomType,
    checkIn,
    checkOut,
    nights: nightsBetween(checkIn, checkOut),
    guests,
    totalPrice: toDollars(sumCents),
    freeCancellationUntil: freeUntil,
    ...(deposit && { deposit }),
    ...(all.length > 1 && { rooms: all }),
  }
}
