import { todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { createUnitStates } from './unit-states.ts'

interface Move {
  reference: string
  at: Date
  /** The guests move into a unit although it is not clean. */
  isDirtyMeant: boolean
}

interface Place {
  id: number
  unitId: number
  arrivedOn: string | null
}

/**
 * Runs `work`, which may move a stay into another unit, and applies the checks of a check-in if the guests are in
 * house. Call it inside a transaction.
 *
 * @throws ApiError 'unit_occupied', or 'unit_dirty' for a unit that is not clean, unless this is intended
 */
export const createMoveGuests = (db: Database) => {
  const units = createUnitStates(db)
  const placeOf = db.prepare<[string], Place>(
    'SELECT id, unit_id AS "unitId", arrived_on AS "arrivedOn" FROM bookings WHERE reference = ?',
  )
  return async ({ reference, at, isDirtyMeant }: Move, work: () => Promise<unknown>): Promise<void> => {
    const before = await placeOf.get(reference)
    await work()
    const after = await placeOf.get(reference)
    if (!after || after.arrivedOn === null || after.unitId === before?.unitId) return
    await units.assertReady(after.id, todayAt(at), isDirtyMeant)
  }
}
