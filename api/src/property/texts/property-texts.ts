import { createHash } from 'node:crypto'
import type { SiteTexts } from '@calm-rest/contract/schemas'
import {
  type StoredTexts,
  showTexts,
  type TextContent,
  type TextScreen,
  type TextVariable,
} from '@calm-rest/contract/texts'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { createMemo } from '../../core/database/memo.ts'
import { placeWords } from '../../core/place-names.ts'
import type { StoredPropertyFacts } from '../hotel/property-facts.ts'
import { rowName, type TextRow, toTexts } from './text-rows.ts'

const nothing: TextContent = { fields: {} }

/** Texts of the site that the owner writes. */
export const createPropertyTexts = (db: Database, facts: Pick<StoredPropertyFacts, 'current'>) => {
  const rows = db.prepare<[], TextRow>('SELECT section AS name, content FROM property_texts ORDER BY section')
  const one = db.prepare<[string], string>('SELECT content FROM property_texts WHERE section = ?').pluck()
  const store = db.prepare<[string, string]>(`
    INSERT INTO property_texts (section, content) VALUES (?, ?)
    ON CONFLICT (section) DO UPDATE SET content = excluded.content`)
  const memo = createMemo<SiteTexts>(db)

  /** All sections, including changes of the surrounding transaction; those of later code are left out. */
  const readAll = async (): Promise<StoredTexts> => toTexts(await rows.all())

  const readShown = async (lang: Lang): Promise<SiteTexts> => {
    const stored = await readAll()
    const variables = await variablesOf(facts, lang)
    const { languages } = await facts.current()
    const written = JSON.stringify([stored, variables, languages])
    const version = createHash('sha256').update(written).digest('base64url').slice(0, 16)
    return { version, screens: showTexts(stored, { lang, languages, facts: variables }) }
  }

  return {
    /** Texts of all screens in a language, read once after each change. The value is shared, so nobody may change it. */
    shown: (lang: Lang): Promise<SiteTexts> => memo(lang, () => readShown(lang)),
    readAll,
    /** A section, empty before its first words; including changes of the surrounding transaction. */
    read: async (screen: TextScreen, section: string): Promise<TextContent> => {
      const content = await one.get(rowName(screen, section))
      return content === undefined ? nothing : JSON.parse(content)
    },
    store: async (screen: TextScreen, section: string, content: TextContent) =>
      void (await store.run(rowName(screen, section), JSON.stringify(content))),
  }
}

export type PropertyTexts = ReturnType<typeof createPropertyTexts>

const variablesOf = async (
  facts: Pick<StoredPropertyFacts, 'current'>,
  lang: Lang,
): Promise<Record<TextVariable, string>> => {
  const current = await facts.current()
  const { property: name, town, country } = placeWords(current, lang)
  const { manager, checkInFrom, checkOutUntil } = current
  return { name, town, country, manager: manager?.name ?? '', checkIn: checkInFrom, checkOut: checkOutUntil }
}
