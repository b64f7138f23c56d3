import type { Category } from '@calm-rest/contract/api'
import { type Lang, langs } from '@calm-rest/contract/widget'
import type { Database } from '../../../core/database/database.ts'
import type { StoredRoomType } from './read-room-types.ts'

/** Everything that an owner edits of a room type, except its units. */
export type RoomTypeOrder = Pick<
  StoredRoomType,
  'category' | 'guests' | 'size' | 'texts' | 'features' | 'amenities'
>

interface NamedRoom {
  roomId: string
  name: string
}

/** Call it inside a transaction. */
export const createRoomTypeWrites = (db: Database) => {
  const writeFacts = db.prepare<
    [{ id: string; category: Category; guests: number; size: number; at: string }]
  >(`
    UPDATE room_types SET category = @category, guests = @guests, size_m2 = @size, changed_at = @at,
      is_example = 0
    WHERE id = @id`)
  const writeTexts = db.prepare<[{ id: string; lang: Lang } & StoredRoomType['texts'][Lang]]>(`
    INSERT INTO room_texts (room_type_id, lang, name, bed, description) VALUES (@id, @lang, @name, @bed, @description)
    ON CONFLICT (room_type_id, lang) DO UPDATE SET name = @name, bed = @bed, description = @description`)
  const clear = db.prepare<[string]>('DELETE FROM room_amenities WHERE room_type_id = ?')
  const choose = db.prepare<[string, 'feature' | 'amenity', number, string]>(
    'INSERT INTO room_amenities (room_type_id, role, position, amenity_id) VALUES (?, ?, ?, ?)',
  )
  const isOthers = db
    .prepare<[NamedRoom], 1>(
      'SELECT 1 FROM room_texts WHERE lower(name) = lower(@name) AND room_type_id <> @roomId LIMIT 1',
    )
    .pluck()

  const writeAmenities = async (id: string, { features, amenities }: RoomTypeOrder) => {
    await clear.run(id)
    for (const [i, amenity] of features.entries()) await choose.run(id, 'feature', i, amenity)
    for (const [i, amenity] of amenities.entries()) await choose.run(id, 'amenity', i, amenity)
  }

  return {
    write: async (id: string, order: RoomTypeOrder, at: Date) => {
      const { category, guests, size, texts } = order
      await writeFacts.run({ id, category, guests, size, at: at.toISOString() })
      for (const lang of langs) await writeTexts.run({ id, lang, ...texts[lang] })
      await writeAmenities(id, order)
    },
    /** Returns the languages of names that another room already has, in any language. */
    takenNames: async (roomId: string, names: Record<Lang, string>): Promise<Lang[]> => {
      const taken: Lang[] = []
      for (const lang of langs) {
        if (names[lang] !== '' && (await isOthers.get({ roomId, name: names[lang] }))) taken.push(lang)
      }
      return taken
    },
  }
}
