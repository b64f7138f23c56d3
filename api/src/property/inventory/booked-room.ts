import type { RoomTypeStatus } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { shownRoomNames } from '../../core/room-names.ts'
import type { PricedRoom } from './stay-rules.ts'

interface Row {
  id: string
  name: string
  guests: number
  price_cents: number
  discount_price_cents: number | null
  status: RoomTypeStatus
}

export interface BookedRoom extends PricedRoom {
  id: string
  name: string
  /** Whether it can be booked. Otherwise only earlier bookings refer to it. */
  isOffered: boolean
}

/** Finds a room by its id or its name in any language. The returned name is in `lang`. */
export const createRoomFinder = (db: Database) => {
  // without a join, which SQLite would plan anew each time (docs/adr/0015)
  const find = db.prepare<[{ wanted: string; lang: Lang }], Row>(`
    SELECT r.id, r.status, r.guests, r.price_cents, r.discount_price_cents,
      (SELECT name FROM ${shownRoomNames} t WHERE t.room_type_id = r.id AND t.lang = @lang) AS name
    FROM room_types r WHERE r.id = coalesce(
      (SELECT id FROM room_types WHERE id = @wanted),
      (SELECT room_type_id FROM room_texts WHERE lower(name) = lower(@wanted) LIMIT 1))`)

  return async (wanted: string, lang: Lang): Promise<BookedRoom | undefined> => {
    const row = await find.get({ wanted, lang })
    return (
      row && {
        id: row.id,
        name: row.name,
        isOffered: row.status === 'offered',
        guests: row.guests,
        priceCents: row.price_cents,
        discountPriceCents: row.discount_price_cents ?? undefined,
      }
    )
  }
}
