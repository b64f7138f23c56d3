import type { Room } from '@calm-rest/contract/api'
import { languageOf } from '@calm-rest/contract/texts'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { createPropertyFacts } from '../hotel/property-facts.ts'

/** SQL: the main language of the property; the site's languages have two letters. */
export const mainLang = `coalesce((SELECT substr(languages, 1, 2) FROM property_facts), 'en')`

/** SQL: a text of another language, the main one before all others; NULL if no language has it. */
const another = (column: string) => `(
  SELECT other.${column} FROM room_texts other
  WHERE other.room_type_id = own.room_type_id AND other.${column} <> ''
  ORDER BY CASE other.lang WHEN ${mainLang} THEN 0 WHEN 'en' THEN 1 ELSE 2 END, other.lang LIMIT 1)`

/**
 * SQL: rows of `room_texts` with names as people read them. Where a language lacks a name it is in another one; a room
 * without any has its id.
 */
export const shownRoomNames = `(
  SELECT own.room_type_id, own.lang,
    CASE WHEN own.name <> '' THEN own.name ELSE coalesce(${another('name')}, own.room_type_id) END AS name
  FROM room_texts own)`

const texts = ['name', 'bed', 'description'] as const

/** Texts of a room in one language; what that lacks is in another one, which `textLangs` names. */
export type ShownRoomTexts = Pick<Room, (typeof texts)[number] | 'textLangs'>

type TextRow = Record<(typeof texts)[number], string> & { roomId: string; lang: Lang }

/** Reads the texts of all room types for guests, by the id of the room type. */
export const createShownRoomTexts = (db: Database) => {
  const all = db.prepare<[], TextRow>(
    'SELECT room_type_id AS "roomId", lang, name, bed, description FROM room_texts',
  )
  const facts = createPropertyFacts(db)

  return async (lang: Lang): Promise<(roomId: string) => ShownRoomTexts> => {
    const { languages } = await facts.current()
    const byRoom = Map.groupBy(await all.all(), ({ roomId }) => roomId)
    return (roomId) => {
      const rows = byRoom.get(roomId) ?? []
      const shown: ShownRoomTexts = { name: roomId, bed: '', description: '' }
      for (const text of texts) {
        const inLangs = Object.fromEntries(rows.map((row) => [row.lang, row[text]]))
        const found = languageOf(inLangs, lang, languages)
        if (!found) continue
        shown[text] = inLangs[found] ?? ''
        if (found !== lang) shown.textLangs = { ...shown.textLangs, [text]: found }
      }
      return shown
    }
  }
}
