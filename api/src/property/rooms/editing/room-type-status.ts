import type { Category } from '@calm-rest/contract/api'
import type { RoomTypeStatus } from '@calm-rest/contract/staff'
import { type Lang, langs } from '@calm-rest/contract/widget'
import type { Database } from '../../../core/database/database.ts'

/** Initial values of a draft. */
export interface NewRoomType {
  names: Record<Lang, string>
  category: Category
  guests: number
  size: number
  priceCents: number
  /** Numbers of the units that come with it. */
  units: readonly number[]
}

/** Tables with rows of a draft. No other table refers to it yet. */
const tablesOfDraft = ['room_texts', 'room_amenities', 'photographs', 'calendar_feeds'] as const

/** Creates room types, and sets whether guests find them. Call it inside a transaction. */
export const createRoomTypeStatus = (db: Database) => {
  const insert = db.prepare<[Record<string, string | number>]>(`
    INSERT INTO room_types (id, category, price_cents, guests, size_m2, changed_at, status, units_waiting)
    VALUES (@id, @category, @priceCents, @guests, @size, @at, 'draft', @units)`)
  const insertName = db.prepare<[string, Lang, string]>(
    "INSERT INTO room_texts (room_type_id, lang, name, bed, description) VALUES (?, ?, ?, '', '')",
  )
  const set = db.prepare<[{ id: string; status: RoomTypeStatus; units: string; at: string }]>(
    `UPDATE room_types SET status = @status, units_waiting = @units, changed_at = @at, is_example = 0
    WHERE id = @id`,
  )
  const copy = db.prepare<[{ id: string; to: string; at: string }]>(`
    INSERT INTO room_types
      (id, category, price_cents, discount_price_cents, guests, size_m2, changed_at, status, units_waiting)
    SELECT @to, category, price_cents, discount_price_cents, guests, size_m2, @at, status, units_waiting
    FROM room_types WHERE id = @id`)
  const moves = tablesOfDraft.map((table) =>
    db.prepare<[{ id: string; to: string }]>(
      `UPDATE ${table} SET room_type_id = @to WHERE room_type_id = @id`,
    ),
  )
  const leavePhotographs = db.prepare<[string]>(`
    INSERT INTO discarded_photographs (hash) SELECT DISTINCT hash FROM photographs WHERE room_type_id = ?
    ON CONFLICT (hash) DO NOTHING`)
  // all other rows are deleted with it
  const remove = db.prepare<[string]>('DELETE FROM room_types WHERE id = ?')
  return {
    /** Adds a draft without beds and descriptions. */
    add: async (id: string, { names, units, ...facts }: NewRoomType, at: Date) => {
      await insert.run({ id, ...facts, units: JSON.stringify(units), at: at.toISOString() })
      for (const lang of langs) await insertName.run(id, lang, names[lang])
    },
    /** `units` are the numbers of the units that come with it while it is not offered. */
    set: async (id: string, status: RoomTypeStatus, units: readonly number[], at: Date) => {
      await set.run({ id, status, units: JSON.stringify(units), at: at.toISOString() })
    },
    /** Gives a draft another id. */
    rename: async (id: string, to: string, at: Date) => {
      await copy.run({ id, to, at: at.toISOString() })
      for (const move of moves) await move.run({ id, to })
      await remove.run(id)
    },
    /**
     * Permanently deletes texts, price, photographs and calendars of a draft. The next retention run deletes the files
     * of photographs.
     */
    discard: async (id: string) => {
      await leavePhotographs.run(id)
      await remove.run(id)
    },
  }
}
