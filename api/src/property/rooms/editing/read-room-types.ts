import type { Category, Picture } from '@calm-rest/contract/api'
import type { ListedRoomType, RoomTypeStatus, StaffRoomType } from '@calm-rest/contract/staff'
import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../../core/database/database.ts'
import { shownRoomNames } from '../../../core/room-names.ts'
import { mainOf } from '../../hotel/main-of.ts'
import { createPropertyFacts } from '../../hotel/property-facts.ts'
import { createRoomPictures } from '../pictures.ts'

/** A stored room type, in all languages. */
export type StoredRoomType = Omit<StaffRoomType, 'version'>

type Texts = StoredRoomType['texts']
type NamedUnit = Pick<StoredRoomType['units'][number], 'unit' | 'unitName'>
type Ahead = StoredRoomType['units'][number]['ahead'][number]

interface FactsRow {
  status: RoomTypeStatus
  category: Category
  guests: number
  size: number
  /** Numbers, as JSON. */
  waiting: string
}

interface TextsRow {
  lang: Lang
  name: string
  bed: string
  description: string
}

type Listed = Pick<ListedRoomType, 'roomId' | 'roomType' | 'status' | 'category' | 'guests' | 'units'>

interface ListedRow extends Listed {
  is_example: 0 | 1
  /** Numbers, as JSON. */
  waiting: string
  /** Complete languages, separated by spaces. */
  complete: string | null
}

/** Reads room types for editing. */
export const createRoomTypeReads = (db: Database) => {
  const pictures = createRoomPictures(db)
  const property = createPropertyFacts(db)
  const facts = db.prepare<[string], FactsRow>(
    'SELECT status, category, guests, size_m2 AS size, units_waiting AS waiting FROM room_types WHERE id = ?',
  )
  const texts = db.prepare<[string], TextsRow>(
    'SELECT lang, name, bed, description FROM room_texts WHERE room_type_id = ?',
  )
  const amenities = db.prepare<[string], { role: 'feature' | 'amenity'; id: string }>(`
    SELECT role, amenity_id AS id FROM room_amenities WHERE room_type_id = ? ORDER BY position`)
  const units = db.prepare<[string], NamedUnit>(`
    SELECT number AS unit, name AS "unitName" FROM units
    WHERE room_type_id = ? AND removed_on IS NULL ORDER BY number`)
  // a guest who leaves today is still in the room, but holds no night of it any more
  const ahead = db.prepare<
    [{ roomId: string; today: CalendarDate; yesterday: CalendarDate }],
    Ahead & { unit: number }
  >(`
    SELECT u.number AS unit, b.reference, k.id AS "blockId", coalesce(b.check_in, k.first_night) AS "from",
      coalesce(b.check_out, k.until) AS until
    FROM units u JOIN booking_nights n ON n.unit_id = u.id
      LEFT JOIN bookings b ON b.id = n.booking_id LEFT JOIN blocks k ON k.id = n.block_id
    WHERE u.room_type_id = @roomId AND (n.night >= @today
      OR (n.night = @yesterday AND b.status = 'confirmed' AND b.ended_on IS NULL))
    GROUP BY u.number, b.id, k.id ORDER BY "from", u.number`)
  const list = db.prepare<[{ lang: Lang }], ListedRow>(`
    SELECT r.id AS "roomId", coalesce((SELECT name FROM ${shownRoomNames} t WHERE t.room_type_id = r.id AND t.lang = @lang), r.id)
      AS "roomType", r.status, r.is_example, r.category, r.guests, r.units_waiting AS waiting,
      (SELECT COUNT(*) FROM units u WHERE u.room_type_id = r.id AND u.removed_on IS NULL) AS units,
      (SELECT string_agg(t.lang, ' ') FROM room_texts t WHERE t.room_type_id = r.id AND t.name <> '' AND t.bed <> ''
        AND t.description <> '') AS complete
    FROM room_types r ORDER BY r.id`)

  return {
    /** Returns undefined for an unknown room. */
    byId: async (roomId: string, today: CalendarDate): Promise<StoredRoomType | undefined> => {
      const found = await facts.get(roomId)
      if (!found) return undefined
      const { waiting, ...row } = found
      const read = toTexts(await texts.all(roomId))
      const main = mainOf(await property.read())
      const [picture] = (await pictures())(roomId)
      const chosen = await amenities.all(roomId)
      const idsOf = (role: 'feature' | 'amenity') =>
        chosen.filter((one) => one.role === role).map(({ id }) => id)
      const taken = await ahead.all({ roomId, today, yesterday: addDays(today, -1) })
      return {
        roomId,
        ...row,
        texts: read,
        features: idsOf('feature'),
        amenities: idsOf('amenity'),
        units: [...(await units.all(roomId)), ...numbersIn(waiting).map(unnamed)].map((one) => ({
          unit: one.unit,
          unitName: one.unitName,
          ahead: taken.filter(({ unit }) => unit === one.unit).map(({ unit: _, ...held }) => held),
        })),
        missing: [
          ...[main].filter((lang) => !isComplete(read[lang])),
          ...(picture ? [] : ['picture' as const]),
        ],
      }
    },
    /** Ordered by id. */
    list: async (lang: Lang): Promise<ListedRoomType[]> => {
      const picturesOf = await pictures()
      const { languages } = await property.read()
      return (await list.all({ lang })).map((row) => toListed(row, picturesOf(row.roomId), languages))
    },
  }
}

const toTexts = (rows: readonly TextsRow[]): Texts => {
  const textsOf = (lang: Lang) => {
    const { name = '', bed = '', description = '' } = rows.find((row) => row.lang === lang) ?? {}
    return { name, bed, description }
  }
  return { en: textsOf('en'), de: textsOf('de'), zh: textsOf('zh') }
}

const unnamed = (unit: number): NamedUnit => ({ unit, unitName: null })

const numbersIn = (json: string) => JSON.parse(json) as number[]

const isComplete = ({ name, bed, description }: Texts[Lang]) =>
  name !== '' && bed !== '' && description !== ''

const toListed = (
  { complete, waiting, units, is_example, ...row }: ListedRow,
  [first]: readonly Picture[],
  languages: readonly Lang[],
): ListedRoomType => ({
  ...row,
  isExample: is_example === 1,
  units: units + numbersIn(waiting).length,
  picture: first ?? null,
  missing: languages.filter((lang) => !complete?.split(' ').includes(lang)),
})
