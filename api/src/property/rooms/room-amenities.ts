import type { Room } from '@calm-rest/contract/api'
import { languageOf } from '@calm-rest/contract/texts'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { createMemo } from '../../core/database/memo.ts'
import { createAmenities, type StoredAmenity } from './editing/amenities.ts'

/** Features and amenities of a room type, in the order of its lists, with names in every language. */
export interface RoomAmenities {
  features: readonly StoredAmenity[]
  amenities: readonly StoredAmenity[]
}

interface ChoiceRow {
  room: string
  role: 'feature' | 'amenity'
  id: string
}

/** Reads them by the id of the room type, with two statements for any number of rooms. */
export const createRoomAmenities = (db: Database) => {
  const choices = db.prepare<[], ChoiceRow>(`
    SELECT room_type_id AS room, role, amenity_id AS id FROM room_amenities ORDER BY position`)
  const stored = createAmenities(db)
  const memo = createMemo<(room: string) => RoomAmenities>(db)

  return () =>
    memo('all', async () => {
      const byId = new Map((await stored.all()).map((one) => [one.id, one]))
      const byRoom = Map.groupBy(await choices.all(), ({ room }) => room)
      return (room) => {
        const listOf = (wanted: ChoiceRow['role']) =>
          (byRoom.get(room) ?? []).flatMap(({ role, id }) => (role === wanted && byId.get(id)) || [])
        return { features: listOf('feature'), amenities: listOf('amenity') }
      }
    })
}

/** Returns the lists of a room in one language, for visitors. */
export const amenitiesIn = (
  { features, amenities }: RoomAmenities,
  lang: Lang,
  languages: readonly Lang[],
): Pick<Room, 'features' | 'amenities' | 'amenityIcons' | 'amenityLangs'> => ({
  features: features.map(({ icon, names }) => {
    const { text, other } = nameIn(names, lang, languages)
    return { icon, name: text, ...(other && { lang: other }) }
  }),
  amenities: amenities.map(({ names }) => nameIn(names, lang, languages).text),
  amenityIcons: amenities.map(({ icon }) => icon),
  amenityLangs: amenityLangsOf(amenities.map(({ names }) => nameIn(names, lang, languages).other)),
})

/** A name, and the language that it is in where it lacks `lang`. */
const nameIn = (names: StoredAmenity['names'], lang: Lang, languages: readonly Lang[]) => {
  const found = languageOf(names, lang, languages) ?? lang
  return { text: names[found], other: found === lang ? undefined : found }
}

const amenityLangsOf = (others: readonly (Lang | undefined)[]): Room['amenityLangs'] =>
  others.some(Boolean) ? others.map((other) => other ?? null) : undefined
