import type { Database } from '../../core/database/database.ts'
import { reviewLanguageOf } from './review-language.ts'

interface Row {
  id: string
  title: string
  review: string
}

/** Stores the language of reviews from before it was stored, so that a filter finds them; returns their number. */
export const storeReviewLanguages = async (db: Database): Promise<number> => {
  const select = db.prepare<[], Row>(`
    SELECT id, title, review FROM testimonials
    WHERE status IN ('published', 'waiting', 'hidden') AND lang IS NULL`)
  const store = db.prepare<[string, string]>('UPDATE testimonials SET lang = ? WHERE id = ? AND lang IS NULL')
  const rows = await select.all()
  for (const { id, title, review } of rows) await store.run(reviewLanguageOf(`${title} ${review}`), id)
  return rows.length
}
