import type { Database } from '../../../core/database/database.ts'
import { rowName } from '../text-rows.ts'
import { firstTexts } from './index.ts'

/** Sections that a seeded site begins with. */
export const numberOfTexts = Object.values(firstTexts).flatMap((sections) => Object.keys(sections)).length

/**
 * Gives the site the texts that it begins with; a section that is stored stays as it is. Call it where the property is
 * the one of the seed, inside its transaction.
 */
export const createTextSeeder = (db: Database) => {
  const insert = db.prepare<[string, string]>(
    'INSERT INTO property_texts (section, content) VALUES (?, ?) ON CONFLICT (section) DO NOTHING',
  )
  return async () => {
    for (const [screen, sections] of Object.entries(firstTexts))
      for (const [section, content] of Object.entries(sections))
        await insert.run(rowName(screen, section), JSON.stringify(content))
  }
}
