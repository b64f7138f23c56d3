import type { Icon, Room } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../database/open.ts'

interface ImageRow {
  room: string
  path: string
}

interface AmenityRow {
  room: string
  role: 'feature' | 'amenity'
  icon: Icon
  name: string
}

type Details = Pick<Room, 'images' | 'features' | 'amenities' | 'amenityIcons'>

/** Pictures, features and amenities: two statements for however many rooms. */
export const createRoomDetails = (db: Database) => {
  const selectImages = 'SELECT room_type_id AS room, path FROM room_images'
  const selectAmenities = `
    SELECT ra.room_type_id AS room, ra.role, a.icon, t.name FROM room_amenities ra
    JOIN amenities a ON a.id = ra.amenity_id
    JOIN amenity_texts t ON t.amenity_id = a.id AND t.lang = @lang`
  const ofRoom = 'WHERE room_type_id = @id'
  const allImages = db.prepare<[], ImageRow>(`${selectImages} ORDER BY position`)
  const imagesOf = db.prepare<[{ id: string }], ImageRow>(`${selectImages} ${ofRoom} ORDER BY position`)
  const allAmenities = db.prepare<[{ lang: Lang }], AmenityRow>(`${selectAmenities} ORDER BY ra.position`)
  const amenitiesOf = db.prepare<[{ lang: Lang; id: string }], AmenityRow>(
    `${selectAmenities} ${ofRoom} ORDER BY ra.position`,
  )

  return {
    all: (lang: Lang) => byRoom(allImages.all(), allAmenities.all({ lang })),
    of: (id: string, lang: Lang) => byRoom(imagesOf.all({ id }), amenitiesOf.all({ lang, id })),
  }
}

export type RoomDetails = ReturnType<typeof createRoomDetails>

const byRoom = (images: ImageRow[], amenities: AmenityRow[]) => {
  const imagesBy = Map.groupBy(images, (row) => row.room)
  const amenitiesBy = Map.groupBy(amenities, (row) => row.room)
  return (room: string): Details => {
    const rows = amenitiesBy.get(room) ?? []
    const listed = rows.filter((row) => row.role === 'amenity')
    return {
      images: (imagesBy.get(room) ?? []).map((row) => row.path),
      features: rows.filter((row) => row.role === 'feature').map(({ icon, name }) => ({ icon, name })),
      amenities: listed.map((row) => row.name),
      amenityIcons: listed.map((row) => row.icon),
    }
  }
}
