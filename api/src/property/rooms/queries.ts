import type { Category, Room } from '@calm-rest/contract/api'
import { toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { createMemo } from '../../core/database/memo.ts'
import { pictureText } from '../../media/index.ts'
import { createRoomDetails, type RoomDetails } from './details.ts'
import { inListOrder } from './list-order.ts'

interface RatingRow {
  roomTypeId: string
  mean: number
}

/** Mean of a room's published reviews that count, with one decimal; 0 without any. */
const createRatings = (db: Database) => {
  const means = db.prepare<[], RatingRow>(`
    SELECT room_type_id AS "roomTypeId", AVG(rating) AS mean FROM testimonials
    WHERE status = 'published' AND is_counted = 1 AND room_type_id IS NOT NULL GROUP BY room_type_id`)

  return async () => {
    const ofRooms = new Map(
      (await means.all()).map(({ roomTypeId, mean }) => [roomTypeId, Math.round(mean * 10) / 10]),
    )
    return (roomId: string) => ofRooms.get(roomId) ?? 0
  }
}

type Ratings = ReturnType<typeof createRatings>

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
  FROM room_types r JOIN room_texts t ON t.room_type_id = r.id AND t.lang = ?
  WHERE r.status = 'offered'`

/** Offered rooms in one language, at their own prices. Visitors read `createPublishedRooms`. */
export const createRoomQueries = (db: Database) => {
  const all = db.prepare<[Lang], RoomRow>(selectRooms)
  const details = createRoomDetails(db)
  const ratings = createRatings(db)
  const memo = createMemo<readonly Room[]>(db)

  const list = (lang: Lang) =>
    memo(lang, async () => {
      const toRoom = roomMapper(lang, await ratings(), await details(lang))
      return inListOrder((await all.all(lang)).map(toRoom))
    })

  return {
    list: async (lang: Lang): Promise<readonly Room[]> => list(lang),
    findById: async (id: string, lang: Lang): Promise<Room | undefined> =>
      (await list(lang)).find((room) => room._id === id),
  }
}

export type RoomQueries = ReturnType<typeof createRoomQueries>

const roomMapper =
  (lang: Lang, ratingOf: Awaited<ReturnType<Ratings>>, detailsOf: Awaited<ReturnType<RoomDetails>>) =>
  (row: RoomRow): Room => {
    const { pictures, ...details } = detailsOf(row.id)
    return {
      _id: row.id,
      name: row.name,
      category: row.category,
      price: toDollars(row.price_cents),
      ...(row.discount_price_cents !== null &&
        row.discount_price_cents < row.price_cents && { discountPrice: toDollars(row.discount_price_cents) }),
      rating: ratingOf(row.id),
      description: row.description,
      bed: row.bed,
      guests: row.guests,
      size: row.size_m2,
      ...details,
      pictures: pictures.map((picture, i) => ({
        ...picture,
        alt: pictureText({ room: row.name, src: picture.src, number: i + 1, lang }),
      })),
    }
  }
