import { bodySections, type OptionalPage, unwrittenPages } from '@calm-rest/contract/texts'
import type { Database } from '../../core/database/database.ts'
import { rowName, type TextRow, toTexts } from './text-rows.ts'

const names = bodySections.map(([screen, section]) => `'${rowName(screen, section)}'`)

/** Reads which pages nobody has written yet: by the sections alone that make them. */
export const createReadUnwritten = (db: Database) => {
  const rows = db.prepare<[], TextRow>(
    `SELECT section AS name, content FROM property_texts WHERE section IN (${names.join(', ')})`,
  )
  return async (): Promise<OptionalPage[]> => unwrittenPages(toTexts(await rows.all()))
}
