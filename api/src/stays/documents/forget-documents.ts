import type { Database } from '../../core/database/database.ts'

/**
 * Forgets the documents of the stays selected by `condition`, on the columns of bookings: bills are deleted. Documents
 * with a number stay as long as the tax law asks, but no address opens them any more. Call it inside a transaction.
 */
export const createForgetDocuments = <P extends object>(db: Database, condition: string) => {
  const ofStays = `booking_id IN (SELECT id FROM bookings WHERE ${condition})`
  const links = db.prepare<[P]>(
    `DELETE FROM document_links WHERE document_id IN (SELECT id FROM documents WHERE ${ofStays})`,
  )
  const bills = db.prepare<[P]>(`DELETE FROM documents WHERE kind = 'bill' AND ${ofStays}`)
  return async (parameters: P): Promise<void> => {
    await links.run(parameters)
    await bills.run(parameters)
  }
}

/** An invoice stays as long as its credit note. */
const isOver = `issued_at < @documentsUntil AND NOT EXISTS (
  SELECT 1 FROM documents c WHERE c.refers_to = documents.id AND c.issued_at >= @documentsUntil)`

/** Deletes documents that were issued before `@documentsUntil`. Their numbers are not given again. */
export const documentsOver = [
  `DELETE FROM document_links WHERE document_id IN (SELECT id FROM documents WHERE ${isOver})`,
  `DELETE FROM documents WHERE ${isOver}`,
]
