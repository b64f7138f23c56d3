import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Database } from '../../core/database/database.ts'
import { defineTable, type NewOf, type RowOf } from '../../core/database/table.ts'
import { createInventory } from '../inventory/inventory.ts'

const ours = { exported: { not: 'of the property' }, personal: false } as const

/** Nights of one unit that nobody can book, half-open like a stay. */
export const blockTable = defineTable('blocks', ({ integer, orNull, text, words }) => ({
  id: { type: integer(), desk: true, ...ours },
  unitId: { type: integer(), isUnread: true, written: true, ...ours },
  from: { column: 'first_night', type: text<CalendarDate>(), written: true, desk: true, ...ours },
  until: { type: text<CalendarDate>(), written: true, desk: true, ...ours },
  reason: { type: words(), written: true, desk: true, mayName: 'marked', ...ours },
  /** Who of the owner's people stays there; null for any other block. */
  ownStayOf: { type: orNull(words()), written: true, desk: true, mayName: 'marked', ...ours },
  createdAt: { type: text(), written: true, ...ours },
}))

export interface Block extends RowOf<typeof blockTable.declared> {
  roomId: string
  /** Number of the unit of this room type. */
  unit: number
}

type NewBlock = NewOf<typeof blockTable.declared>

/** Holder of nights of a unit: the reference of a booking, or the number of a block. */
export interface Taker {
  reference: string | null
  blockId: number | null
}

/** Selects from `blocks k`, with the unit `u`. */
export const selectBlocks = `
  SELECT ${blockTable.select('k')}, u.room_type_id AS "roomId", u.number AS unit
  FROM blocks k JOIN units u ON u.id = k.unit_id`

/**
 * Blocks share the inventory with bookings: the rule that separates two bookings also separates a block and a booking.
 */
export const createBlocks = (db: Database) => {
  const inventory = createInventory(db)
  const byId = db.prepare<[number], Block>(`${selectBlocks} WHERE k.id = ?`)
  const insert = db.prepare<[object], number>(`${blockTable.insert} RETURNING id`).pluck()
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
      const id = (await insert.get(blockTable.newRow(block))) as number
      await inventory.close(block.unitId, block.from, block.until, id)
      return id
    },
    remove: async (id: number) => {
      await remove.run(id)
    },
  }
}
