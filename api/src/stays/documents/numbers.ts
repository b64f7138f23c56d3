import { type DocumentKind, type DocumentSettings, numberOf, seriesOf } from '@calm-rest/contract/staff'
import type { Database } from '../../core/database/database.ts'

const patternOf = (kind: DocumentKind, settings: DocumentSettings): string | undefined => {
  if (kind === 'bill') return undefined
  if (kind === 'receipt') return settings.receiptPattern
  return kind === 'credit_note' ? settings.creditPattern : settings.invoicePattern
}

/** Gives numbers to documents: without gaps, and none twice. */
export const createNumbers = (db: Database) => {
  const next = db
    .prepare<[string], number>(`
    INSERT INTO document_series (series, last) VALUES (?, 1)
    ON CONFLICT (series) DO UPDATE SET last = document_series.last + 1 RETURNING last`)
    .pluck()
  /**
   * Returns the next number of the kind, null for a bill. Call it in the transaction that stores the document: others wait
   * for it, and if it fails, the number is free again.
   */
  return async (kind: DocumentKind, day: string, settings: DocumentSettings): Promise<string | null> => {
    const pattern = patternOf(kind, settings)
    if (pattern === undefined) return null
    const numbered = { day, placeCode: settings.placeCode }
    const running = (await next.get(seriesOf(pattern, numbered))) as number
    return numberOf(pattern, numbered, running)
  }
}
