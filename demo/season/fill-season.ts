import { type Database, markAsDemonstration, seed } from '@calm-rest/api/demonstration'
import { planSeason } from './plan-season.ts'
import type { SeasonUnit } from './spans.ts'
import { storeCorrespondence } from './store-correspondence.ts'
import { storePayments } from './store-payments.ts'
import { storeStays } from './store-stays.ts'
import { storeUnitStates } from './store-unit-states.ts'

const defaultSeed = 'calm-rest'

/** Units in an order that is the same in every database. */
const selectUnits = `
  SELECT u.id, u.number, t.id AS "roomId", t.category, t.guests,
    coalesce(t.discount_price_cents, t.price_cents) AS "nightCents"
  FROM units u JOIN room_types t ON t.id = u.room_type_id ORDER BY u.id`

/**
 * Fills an empty database with the rooms of a new site and two years of invented guests around `now`, all or nothing,
 * and permanently marks it as a demonstration. The same seed and moment give the same guests.
 */
export const fillSeason = (db: Database, now: Date, chosenSeed = defaultSeed): Promise<void> =>
  db.transaction(async () => {
    await seed(db, now)
    const season = planSeason(await db.prepare<[], SeasonUnit>(selectUnits).all(), now, chosenSeed)
    const bookings = await storeStays(db, season)
    await storePayments(db, season, bookings)
    await storeCorrespondence(db, season, bookings)
    await storeUnitStates(db, season)
    await markAsDemonstration(db, now)
  })()
