import { randomInt } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { Order } from './order.ts'

interface NewBooking {
  order: Order
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

/** Stores a confirmed booking under a reference that no other has. */
export const createBookingInsert = (db: Database) => {
  const insert = db
    .prepare<[Record<string, string | number | Buffer | null>], number>(`
    INSERT INTO bookings (reference, status, room_type_id, unit_id, check_in, check_out, guests, first_name,
      last_name, email, special_request, total_cents, lang, free_cancellation_until, created_at,
      user_id, partner_id, partner_way, campaign, client_network)
    VALUES (@reference, 'confirmed', @roomTypeId, @unitId, @checkIn, @checkOut, @guests, @firstName,
      @lastName, @email, @specialRequest, @totalCents, @lang, @freeUntil, @createdAt,
      @userId, @partnerId, @partnerWay, @campaign, @network)
    ON CONFLICT (reference) DO NOTHING RETURNING id`)
    .pluck()

  return async ({ order, ...assigned }: NewBooking) => {
    const { checkIn, checkOut, guests, firstName, lastName, email, specialRequest, lang } = order
    const values = {
      ...{ checkIn, checkOut, guests, firstName, lastName, email, lang },
      ...assigned,
      specialRequest: specialRequest ?? null,
      createdAt: order.bookedAt.toISOString(),
      userId: order.userId ?? null,
      partnerId: order.attribution?.partnerId ?? null,
      partnerWay: order.attribution?.source ?? null,
      campaign: order.attribution?.campaign ?? null,
      network: order.network,
    }
    for (;;) {
      const reference = newReference()
      const id = await insert.get({ ...values, reference })
      if (id !== undefined) return { id, reference }
    }
  }
}
