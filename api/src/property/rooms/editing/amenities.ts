import type { Icon } from '@calm-rest/contract/api'
import type { StaffAmenity } from '@calm-rest/contract/staff'
import { type Lang, langs } from '@calm-rest/contract/widget'
import type { Database } from '../../../core/database/database.ts'

export type StoredAmenity = Omit<StaffAmenity, 'version' | 'rooms'>

interface Row {
  id: string
  icon: Icon
  lang: Lang
  name: string
}

const select = `
  SELECT a.id, a.icon, t.lang, t.name FROM amenities a JOIN amenity_texts t ON t.amenity_id = a.id`

/** The property's list of amenities. Queries that change rows run within a transaction of the caller. */
export const createAmenities = (db: Database) => {
  const all = db.prepare<[], Row>(`${select} ORDER BY a.id`)
  const byId = db.prepare<[string], Row>(`${select} WHERE a.id = ?`)
  const uses = db.prepare<[], { id: string; roomId: string }>(`
    SELECT DISTINCT amenity_id AS id, room_type_id AS "roomId" FROM room_amenities ORDER BY room_type_id`)
  // its names are deleted with it
  const remove = db.prepare<[string]>('DELETE FROM amenities WHERE id = ?')
  const write = db.prepare<[{ id: string; icon: Icon }]>(`
    INSERT INTO amenities (id, icon) VALUES (@id, @icon) ON CONFLICT (id) DO UPDATE SET icon = @icon`)
  const writeName = db.prepare<[{ id: string; lang: Lang; name: string }]>(`
    INSERT INTO amenity_texts (amenity_id, lang, name) VALUES (@id, @lang, @name)
    ON CONFLICT (amenity_id, lang) DO UPDATE SET name = @name`)

  return {
    all: async (): Promise<StoredAmenity[]> =>
      [...Map.groupBy(await all.all(), ({ id }) => id).values()].flatMap(toAmenity),
    byId: async (id: string): Promise<StoredAmenity | undefined> => toAmenity(await byId.all(id))[0],
    /** Returns a function from an amenity's id to the ids of the room types that have it. */
    uses: async (): Promise<(id: string) => string[]> => {
      const byId = Map.groupBy(await uses.all(), ({ id }) => id)
      return (id) => (byId.get(id) ?? []).map(({ roomId }) => roomId)
    },
    /** Call it only if no room has it. */
    remove: async (id: string) => {
      await remove.run(id)
    },
    /** Adds an amenity, or replaces its words. */
    write: async ({ id, icon, names }: StoredAmenity) => {
      await write.run({ id, icon })
      for (const lang of langs) await writeName.run({ id, lang, name: names[lang] })
    },
  }
}

const toAmenity = (rows: readonly Row[]): StoredAmenity[] => {
  const [first] = rows
  if (!first) return []
  const nameIn = (lang: Lang) => rows.find((row) => row.lang === lang)?.name ?? ''
  return [{ id: first.id, icon: first.icon, names: { en: nameIn('en'), de: nameIn('de'), zh: nameIn('zh') } }]
}
