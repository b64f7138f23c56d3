import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../database/open.ts'
import type { PricedRoom } from './stay-rules.ts'

interface Row {
  id: string
  name: string
  guests: number
  price_cents: number
  discount_price_cents: number | null
}

export interface BookedRoom extends PricedRoom {
  id: string
  name: string
}

/** Finds a room by its id or its name in any language; the name it answers is in `lang`. */
export const createRoomFinder = (db: Database) => {
  const find = db.prepare<[{ wanted: string; lang: Lang }], Row>(`
    SELECT r.id, t.name, r.guests, r.price_cents, r.discount_price_cents
    FROM room_types r JOIN room_texts t ON t.room_type_id = r.id AND t.lang = @lang
    WHERE r.id IN (@wanted, (SELECT room_type_id FROM room_texts WHERE name = @wanted))`)

  return (wanted: string, lang: Lang): BookedRoom | undefined => {
    const row = find.get({ wanted, lang })
    return (
      row && {
        id: row.id,
        name: row.name,
        guests: row.guests,
        priceCents: row.price_cents,
        discountPriceCents: row.discount_price_cents ?? undefined,
      }
    )
  }
}
