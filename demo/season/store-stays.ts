import type { Database } from '@calm-rest/api/demonstration'
import { nightsOf } from '@calm-rest/contract/stay'
import { seasonPartners } from './partners.ts'
import type { Season } from './plan-season.ts'
import type { Repair } from './spans.ts'
import type { SeasonStay } from './stays.ts'

type Row = Record<string, string | number | null>

/**
 * Stores partners, stays, their nights, and nights out of sale. Returns ids of bookings by reference. Call it inside a
 * transaction.
 */
export const storeStays = async (
  db: Database,
  { stays, repairs, today }: Season,
): Promise<Map<string, number>> => {
  const partner = db.prepare<[Row]>(`
    INSERT INTO partners (id, name, status, created_at) VALUES (@id, @name, 'active', @createdAt)`)
  const booking = db
    .prepare<[Row], number>(`
    INSERT INTO bookings (reference, status, room_type_id, unit_id, check_in, check_out, guests, first_name,
      last_name, email, phone, special_request, note, total_cents, lang, free_cancellation_until, created_at,
      cancelled_at, refund, pinned_at, arrived_on, ended_on, arrival_time, arrival_flight, arrival_shuttle,
      arrival_told_at, partner_id, partner_way, campaign, nationalities)
    VALUES (@reference, @status, @roomId, @unitId, @checkIn, @checkOut, @guests, @firstName,
      @lastName, @email, @phone, @specialRequest, @note, @totalCents, @lang, @freeUntil, @createdAt,
      @cancelledAt, @refund, @pinnedAt, @arrivedOn, @endedOn, @arrivalTime, @arrivalFlight, @arrivalShuttle,
      @arrivalToldAt, @partnerId, @partnerWay, @campaign, @nationalities)
    RETURNING id`)
    .pluck()
  const night = db.prepare<[Row]>(
    'INSERT INTO booking_nights (unit_id, night, booking_id) VALUES (@unitId, @night, @id)',
  )
  const logged = db.prepare<[Row]>(`
    INSERT INTO desk_log (at, who, action, subject, before, after)
    VALUES (@at, 'Nirosha', 'booking move', @reference, @before, @after)`)
  const ids = new Map<string, number>()

  const store = async ({ nights, moved, country: _, ...stay }: SeasonStay) => {
    const nationalities = JSON.stringify(stay.nationalities)
    const id = (await booking.get({ ...stay, nationalities })) as number
    ids.set(stay.reference, id)
    for (const held of nights) await night.run({ ...held, id })
    if (moved === null) return
    const [before, after] = [moved.fromUnit, moved.toUnit].map((unit) => JSON.stringify({ unit }))
    await logged.run({
      at: `${moved.on}T05:00:00.000Z`,
      reference: stay.reference,
      before: before ?? null,
      after: after ?? null,
    })
  }

  for (const { id, name } of seasonPartners)
    await partner.run({ id, name, createdAt: `${today}T00:00:00.000Z` })
  for (const stay of stays) await store(stay)
  await storeRepairs(db, repairs)
  return ids
}

const storeRepairs = async (db: Database, repairs: readonly Repair[]) => {
  const block = db
    .prepare<[Row], number>(`
    INSERT INTO blocks (unit_id, first_night, until, reason, created_at)
    VALUES (@unitId, @from, @until, @reason, @createdAt) RETURNING id`)
    .pluck()
  const night = db.prepare<[Row]>(
    'INSERT INTO booking_nights (unit_id, night, block_id) VALUES (@unitId, @night, @id)',
  )
  for (const { unit, from, until, reason } of repairs) {
    const id = (await block.get({
      unitId: unit.id,
      from,
      until,
      reason,
      createdAt: `${from}T02:00:00.000Z`,
    })) as number
    for (const one of nightsOf(from, until)) await night.run({ unitId: unit.id, night: one, id })
  }
}
