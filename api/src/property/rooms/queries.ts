import type { Category, Room } from '@calm-rest/contract/api'
import { toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { createMemo } from '../../core/database/memo.ts'
import { pictureText } from '../../media/index.ts'
import { createRoomDetails, type RoomDetails } from './details.ts'
import { inListOrder } from './list-order.ts'
import { createShownRoomTexts, type ShownRoomTexts } from './shown-room-texts.ts'

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
}

const selectRooms = `
  SELECT r.id, r.category, r.price_cents, r.discount_price_cents, r.guests, r.size_m2
  FROM room_types r WHERE r.status = 'offered'`

/** Offered rooms in one language, at their own prices. Visitors read `createPublishedRooms`. */
export const createRoomQueries = (db: Database) => {
  const all = db.prepare<[], RoomRow>(selectRooms)
  const texts = createShownRoomTexts(db)
  const details = createRoomDetails(db)
  const ratings = createRatings(db)
  const memo = createMemo<readonly Room[]>(db)

  const list = (lang: Lang) =>
    memo(lang, async () => {
      const toRoom = roomMapper({
        lang,
        textsOf: await texts(lang),
        ratingOf: await ratings(),
        detailsOf: await details(lang),
      })
      return inListOrder((await all.all()).map(toRoom))
    })

  return {
    list: async (lang: Lang): Promise<readonly Room[]> => list(lang),
    findById: async (id: string, lang: Lang): Promise<Room | undefined> =>
      (await list(lang)).find((room) => room._id === id),
  }
}

export type RoomQueries = ReturnType<typeof createRoomQueries>

interface Mapping {
  lang: Lang
  textsOf: (roomId: string) => ShownRoomTexts
  ratingOf: Awaited<ReturnType<Ratings>>
  detailsOf: Awaited<ReturnType<RoomDetails>>
}

const roomMapper =
  ({ lang, textsOf, ratingOf, detailsOf }: Mapping) =>
  (row: RoomRow): Room => {
    const { pictures, ...details } = detailsOf(row.id)
    const { name, bed, description, textLangs } = textsOf(row.id)
    return {
      _id: row.id,
      name,
      category: row.category,
      price: toDollars(row.price_cents),
      ...(row.discount_price_cents !== null &&
        row.discount_price_cents < row.price_cents && { discountPrice: toDollars(row.discount_price_cents) }),
      rating: ratingOf(row.id),
      description,
      bed,
      ...(textLangs && { textLangs }),
      guests: row.guests,
      size: row.size_m2,
      ...details,
      pictures: pictures.map((picture, i) => ({
        ...picture,
        alt: pictureText({ room: name, src: picture.src, number: i + 1, lang }),
      })),
    }
  }
