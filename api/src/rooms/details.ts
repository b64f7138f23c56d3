import type { Icon, Room } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../database/open.ts'

interface AmenityRow {
  role: 'feature' | 'amenity'
  icon: Icon
  name: string
}

/** Pictures, features and amenities of one room. */
export const createRoomDetails = (db: Database) => {
  const images = db
    .prepare<[string], string>('SELECT path FROM room_images WHERE room_type_id = ? ORDER BY position')
    .pluck()
  const amenities = db.prepare<[Lang, string], AmenityRow>(`
    SELECT ra.role, a.icon, t.name FROM room_amenities ra
    JOIN amenities a ON a.id = ra.amenity_id
    JOIN amenity_texts t ON t.amenity_id = a.id AND t.lang = ?
    WHERE ra.room_type_id = ? ORDER BY ra.position`)

  return (roomId: string, lang: Lang): Pick<Room, 'images' | 'features' | 'amenities' | 'amenityIcons'> => {
    const rows = amenities.all(lang, roomId)
    const listed = rows.filter((row) => row.role === 'amenity')
    return {
      images: images.all(roomId),
      features: rows.filter((row) => row.role === 'feature').map(({ icon, name }) => ({ icon, name })),
      amenities: listed.map((row) => row.name),
      amenityIcons: listed.map((row) => row.icon),
    }
  }
}
