import type { Category, Room } from '@calm-rest/contract/api'
import { categories } from '@calm-rest/contract/schemas'
import { toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../database/open.ts'
import { createRoomDetails } from './details.ts'
import { createRatings } from './ratings.ts'

interface RoomRow {
  id: string
  category: Category
  price_cents: number
  discount_price_cents: number | null
  guests: number
  size_m2: number
  name: string
  description: string
  bed: string
}

const selectRooms = `
  SELECT r.id, r.category, r.price_cents, r.discount_price_cents, r.guests, r.size_m2, t.name, t.description, t.bed
  FROM room_types r JOIN room_texts t ON t.room_type_id = r.id AND t.lang = ?`

/** Rooms as a visitor reads them, in one language. */
export const createRoomQueries = (db: Database) => {
  const all = db.prepare<[Lang], RoomRow>(selectRooms)
  const byId = db.prepare<[Lang, string], RoomRow>(`${selectRooms} WHERE r.id = ?`)
  const details = createRoomDetails(db)
  const ratings = createRatings(db)

  const toRoom = (row: RoomRow, lang: Lang, rating: ReturnType<typeof ratings>): Room => ({
    _id: row.id,
    name: row.name,
    category: row.category,
    price: toDollars(row.price_cents),
    ...(row.discount_price_cents !== null &&
      row.discount_price_cents < row.price_cents && { discountPrice: toDollars(row.discount_price_cents) }),
    rating: rating(row.id, row.category),
    description: row.description,
    bed: row.bed,
    guests: row.guests,
    size: row.size_m2,
    ...details(row.id, lang),
  })

  return {
    /** By category in the order of the contract, cheapest first in each. */
    list: async (lang: Lang): Promise<Room[]> => {
      const rating = ratings()
      return all
        .all(lang)
        .sort(byCategoryAndPrice)
        .map((row) => toRoom(row, lang, rating))
    },
    findById: async (id: string, lang: Lang): Promise<Room | undefined> => {
      const row = byId.get(lang, id)
      return row && toRoom(row, lang, ratings())
    },
  }
}

export type RoomQueries = ReturnType<typeof createRoomQueries>

const byCategoryAndPrice = (a: RoomRow, b: RoomRow) =>
  categories.indexOf(a.category) - categories.indexOf(b.category) ||
  (a.discount_price_cents ?? a.price_cents) - (b.discount_price_cents ?? b.price_cents) ||
  a.id.localeCompare(b.id)
