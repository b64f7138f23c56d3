import type { Room } from '@calm-rest/contract/api'
import { languageOf } from '@calm-rest/contract/texts'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { createPropertyFacts } from '../hotel/property-facts.ts'

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
