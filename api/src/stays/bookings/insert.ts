import { randomInt } from 'node:crypto'
import { roomReference } from '@calm-rest/contract/reference'
import type { Database } from '../../core/database/database.ts'
import type { Evidence } from './night-caps.ts'
import type { Order } from './order.ts'

/** One room of an order, and what it gets. */
interface NewRoom {
  reference: string
  order: Order
  guests: number
  /** Ages. */
  children: readonly number[]
  planId: string
  /** How the total came about, as it was quoted. */
  lines: object
  roomTypeId: string
  unitId: number
  totalCents: number
  freeUntil: string
}

/** Readable aloud: no 0/O, 1/I/L, and no U, so that no words occur. 30^8 = 6.6e11 references. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const block = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Like CR-7KQM-4XWP; random, so that nobody guesses one. */
const newReference = () => `CR-${block()}-${block()}`

/** Returns a reference that no booking has, of one room or of several. */
export const createReferences = (db: Database) => {
  const isUsed = db
    .prepare<[string, string], 1>('SELECT 1 FROM bookings WHERE reference IN (?, ?) LIMIT 1')
    .pluck()
  return async (): Promise<string> => {
    for (;;) {
      const reference = newReference()
      if ((await isUsed.get(reference, roomReference(reference, 1))) === undefined) return reference
    }
  }
}

/** Stores a confirmed room of a booking; its id. */
export const createBookingInsert = (db: Database) => {
  const insert = db
    .prepare<[Record<string, string | number | Buffer | null>], number>(`
    INSERT INTO bookings (reference, status, room_type_id, unit_id, check_in, check_out, guests, first_name,
      last_name, email, phone, special_request, arrival_time, arrival_told_at, total_cents, lang,
      free_cancellation_until, created_at, user_id, partner_id, partner_way, campaign, client_network, vouched, rate_plan,
      children, price_lines)
    VALUES (@reference, 'confirmed', @roomTypeId, @unitId, @checkIn, @checkOut, @guests, @firstName,
      @lastName, @email, @phone, @specialRequest, @arrivalTime, @arrivalToldAt, @totalCents, @lang,
      @freeUntil, @createdAt, @userId, @partnerId, @partnerWay, @campaign, @network, @vouched, @planId,
      @children, @lines)
    RETURNING id`)
    .pluck()

  return async ({ order, children, lines, ...assigned }: NewRoom): Promise<number> => {
    const { checkIn, checkOut, firstName, lastName, email, phone, specialRequest, arrivalTime, lang } = order
    const createdAt = order.bookedAt.toISOString()
    const values = {
      checkIn,
      checkOut,
      firstName,
      lastName,
      email,
      lang,
      ...assigned,
      children: JSON.stringify(children),
      lines: JSON.stringify(lines),
      phone: phone ?? null,
      specialRequest: specialRequest ?? null,
      arrivalTime: arrivalTime ?? null,
      arrivalToldAt: arrivalTime === undefined ? null : createdAt,
      createdAt,
      userId: order.userId ?? null,
      partnerId: order.attribution?.partnerId ?? null,
      partnerWay: order.attribution?.source ?? null,
      campaign: order.attribution?.campaign ?? null,
      network: order.network,
      vouched: vouchedBy(order.evidence),
    }
    return (await insert.get(values)) as number
  }
}

/** What spoke for a booking; null where nothing did. */
const vouchedBy = (evidence: Evidence | undefined) => {
  if (evidence?.isAddressConfirmed) return 'address'
  return evidence?.work ? 'work' : null
}
