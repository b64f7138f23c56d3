import type { Picture, Room } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { createPropertyFacts } from '../hotel/property-facts.ts'
import { createRoomPictures, type PicturesOf } from './pictures.ts'
import { amenitiesIn, createRoomAmenities, type RoomAmenities } from './room-amenities.ts'

/** Label of a scene that replaces missing photographs. */
const drawing: Record<Lang, string> = { en: 'Drawing', de: 'Zeichnung', zh: '手绘图' }

interface Details extends Pick<Room, 'images' | 'features' | 'amenities' | 'amenityIcons' | 'amenityLangs'> {
  pictures: Picture[]
}

/** Reads pictures, features and amenities, with a few statements for any number of rooms. */
export const createRoomDetails = (db: Database) => {
  const pictures = createRoomPictures(db)
  const amenities = createRoomAmenities(db)
  const facts = createPropertyFacts(db)

  return async (lang: Lang) => {
    const { languages } = await facts.current()
    return byRoom(await pictures(), await amenities(), { lang, languages })
  }
}

export type RoomDetails = ReturnType<typeof createRoomDetails>

const byRoom =
  (
    picturesOf: PicturesOf,
    amenitiesOf: (room: string) => RoomAmenities,
    { lang, languages }: { lang: Lang; languages: readonly Lang[] },
  ) =>
  (room: string): Details => {
    const pictures = picturesOf(room).map((one) => (one.sources ? one : { ...one, caption: drawing[lang] }))
    return {
      images: pictures.map(({ src }) => src),
      pictures,
      ...amenitiesIn(amenitiesOf(room), lang, languages),
    }
  }
