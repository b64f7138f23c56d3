import type { Icon, Picture, Room } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../database/database.ts'
import { createRoomPictures, type PicturesOf } from './pictures.ts'

/** Said on a scene, which stands where a room has no photographs. */
const drawing: Record<Lang, string> = { en: 'Drawing', de: 'Zeichnung', zh: '手绘图' }

interface AmenityRow {
  room: string
  role: 'feature' | 'amenity'
  icon: Icon
  name: string
}

interface Details extends Pick<Room, 'images' | 'features' | 'amenities' | 'amenityIcons'> {
  pictures: Picture[]
}

/** Pictures, features and amenities: three statements for however many rooms. */
export const createRoomDetails = (db: Database) => {
  const pictures = createRoomPictures(db)
  const amenities = db.prepare<[{ lang: Lang }], AmenityRow>(`
    SELECT ra.room_type_id AS room, ra.role, a.icon, t.name FROM room_amenities ra
    JOIN amenities a ON a.id = ra.amenity_id
    JOIN amenity_texts t ON t.amenity_id = a.id AND t.lang = @lang
    ORDER BY ra.position`)

  return async (lang: Lang) => byRoom(await pictures(), await amenities.all({ lang }), drawing[lang])
}

export type RoomDetails = ReturnType<typeof createRoomDetails>

const byRoom = (picturesOf: PicturesOf, amenities: AmenityRow[], caption: string) => {
  const amenitiesBy = Map.groupBy(amenities, (row) => row.room)
  return (room: string): Details => {
    const rows = amenitiesBy.get(room) ?? []
    const pictures = picturesOf(room).map((one) => (one.sources ? one : { ...one, caption }))
    const listed = rows.filter((row) => row.role === 'amenity')
    return {
      images: pictures.map(({ src }) => src),
      pictures,
      features: rows.filter((row) => row.role === 'feature').map(({ icon, name }) => ({ icon, name })),
      amenities: listed.map((row) => row.name),
      amenityIcons: listed.map((row) => row.icon),
    }
  }
}
