import type { Database } from '../database/database.ts'
import type { Order } from './queries.ts'
import { newReference } from './reference.ts'

interface NewBooking {
  order: Order
  roomTypeId: string
  unitId: number
  totalCents: number
  freeUntil: string
}

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

  return async ({ order, ...place }: NewBooking) => {
    const { checkIn, checkOut, guests, firstName, lastName, email, specialRequest, lang } = order
    const values = {
      ...{ checkIn, checkOut, guests, firstName, lastName, email, lang },
      ...place,
      specialRequest: specialRequest ?? null,
      createdAt: order.bookedAt.toISOString(),
      userId: order.userId ?? null,
      partnerId: order.attribution?.partnerId ?? null,
      partnerWay: order.attribution?.way ?? null,
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
