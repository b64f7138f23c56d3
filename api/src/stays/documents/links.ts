import type { Database } from '../../core/database/database.ts'
import { newToken } from '../../core/secrets/token.ts'

/** 256 random bits in base64url. */
export const secretShape = /^[\w-]{43}$/

/**
 * Secret addresses of documents. They are stored as they are, so that the desk can show one again: who reads the database
 * reads the documents themselves.
 */
export const createDocumentLinks = (db: Database) => {
  const idOf = db.prepare<[string], number>('SELECT document_id FROM document_links WHERE secret = ?').pluck()
  const store = db.prepare<[number, string, string]>(`
    INSERT INTO document_links (document_id, secret, made_at) VALUES (?, ?, ?)
    ON CONFLICT (document_id) DO UPDATE SET secret = excluded.secret, made_at = excluded.made_at`)
  return {
    /** Returns the id of the document; undefined for an unknown secret. */
    idOf: async (secret: string) => (secretShape.test(secret) ? idOf.get(secret) : undefined),
    /** Makes another secret; the one before opens nothing any more. */
    renew: async (documentId: number, at: Date) => {
      await store.run(documentId, newToken().token, at.toISOString())
    },
  }
}
