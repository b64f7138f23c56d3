import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Database } from '../../core/database/database.ts'
import { createInventory } from '../inventory/inventory.ts'

/** Nights of one unit that nobody can book, half-open like a stay. */
export interface Block {
  id: number
  roomId: string
  /** Number of the unit of this room type. */
  unit: number
  from: CalendarDate
  until: CalendarDate
  reason: string
  createdAt: string
}

interface NewBlock extends Pick<Block, 'from' | 'until' | 'reason'> {
  unitId: number
  createdAt: string
}

/** Holder of nights of a unit: the reference of a booking, or the number of a block. */
export interface Taker {
  reference: string | null
  blockId: number | null
}

/** Selects from `blocks k`, with the unit `u`. */
export const selectBlocks = `
  SELECT k.id, u.room_type_id AS "roomId", u.number AS unit, k.first_night AS "from", k.until, k.reason,
    k.created_at AS "createdAt"
  FROM blocks k JOIN units u ON u.id = k.unit_id`

/**
 * Blocks share the inventory with bookings: the rule that separates two bookings also separates a block and a booking.
 */
export const createBlocks = (db: Database) => {
  const inventory = createInventory(db)
  const byId = db.prepare<[number], Block>(`${selectBlocks} WHERE k.id = ?`)
  const insert = db
    .prepare<[NewBlock], number>(`
    INSERT INTO blocks (unit_id, first_night, until, reason, created_at)
    VALUES (@unitId, @from, @until, @reason, @createdAt) RETURNING id`)
    .pluck()
  // its nights are deleted with it
  const remove = db.prepare<[number]>('DELETE FROM blocks WHERE id = ?')
  const takers = db.prepare<[string, CalendarDate, CalendarDate], Taker & { unitId: number }>(`
    SELECT n.unit_id AS "unitId", b.reference, n.block_id AS "blockId"
    FROM units u JOIN booking_nights n ON n.unit_id = u.id LEFT JOIN bookings b ON b.id = n.booking_id
    WHERE u.room_type_id = ? AND n.night >= ? AND n.night < ?
    GROUP BY n.unit_id, b.reference, n.block_id ORDER BY MIN(n.night), n.unit_id`)

  return {
    byId: (id: number) => byId.get(id),
    unitIdOf: inventory.unitIdOf,
    place: inventory.place,
    /** Returns the holders of nights of a room between two dates, in any unit or in one. */
    takers: async (
      roomId: string,
      from: CalendarDate,
      until: CalendarDate,
      unitId?: number,
    ): Promise<Taker[]> =>
      (await takers.all(roomId, from, until))
        .filter((taker) => unitId === undefined || taker.unitId === unitId)
        .map(({ reference, blockId }) => ({ reference, blockId })),
    /** Call it inside a transaction in which the unit is known to be free. */
    add: async (block: NewBlock): Promise<number> => {
      const id = (await insert.get(block)) as number
      await inventory.close(block.unitId, block.from, block.until, id)
      return id
    },
    remove: async (id: number) => {
      await remove.run(id)
    },
  }
}
