import type { Database } from '@calm-rest/api/demonstration'
import type { Season } from './plan-season.ts'

type Row = Record<string, string | number | null>

/** Stores which units are clean today, as housekeeping would report it. Call it inside a transaction. */
export const storeUnitStates = async (db: Database, { stays, repairs, today }: Season): Promise<void> => {
  const units = await db.prepare<[], number>('SELECT id FROM units ORDER BY id').pluck().all()
  const blockOf = db
    .prepare<[number, string, string], number>(
      'SELECT id FROM blocks WHERE unit_id = ? AND first_night <= ? AND until > ?',
    )
    .pluck()
  const set = db.prepare<[Row]>(`
    INSERT INTO unit_states (unit_id, state, changed_at, changed_by, block_id)
    VALUES (@unitId, @state, @changedAt, @changedBy, @blockId)`)
  const left = new Set(stays.filter(({ endedOn }) => endedOn === today).map(({ unitId }) => unitId))
  const slept = new Set(
    stays
      .filter(
        ({ arrivedOn, status, checkIn }) => arrivedOn !== null && status === 'confirmed' && checkIn < today,
      )
      .map(({ unitId }) => unitId),
  )
  const closed = new Set(
    repairs.filter(({ from, until }) => from <= today && until > today).map(({ unit }) => unit.id),
  )
  const changed = { changedAt: `${today}T03:00:00.000Z`, changedBy: 'Kumari' }
  for (const unitId of units) {
    const blockId = closed.has(unitId) ? ((await blockOf.get(unitId, today, today)) ?? null) : null
    if (blockId !== null) await set.run({ unitId, state: 'out_of_order', ...changed, blockId })
    else if (left.has(unitId))
      await set.run({ unitId, state: 'dirty', ...changed, changedBy: 'check-out', blockId })
    else if (slept.has(unitId))
      await set.run({ unitId, state: unitId % 3 === 0 ? 'clean' : 'dirty', ...changed, blockId })
    else await set.run({ unitId, state: unitId % 2 === 0 ? 'inspected' : 'clean', ...changed, blockId })
  }
}
