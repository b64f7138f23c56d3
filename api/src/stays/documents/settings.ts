import type { DocumentSettings } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import type { Database } from '../../core/database/database.ts'

const documentSettings = staffCalls.readDocumentSettings.answer.omit({ version: true })

/** How the property numbers its documents, and what they say. */
export const createDocumentSettings = (db: Database) => {
  const stored = db.prepare<[], string>('SELECT settings FROM document_settings').pluck()
  const store = db.prepare<[string]>(`
    INSERT INTO document_settings (id, settings) VALUES (1, ?)
    ON CONFLICT (id) DO UPDATE SET settings = excluded.settings`)
  return {
    read: async (): Promise<DocumentSettings> =>
      documentSettings.parse(JSON.parse((await stored.get()) ?? '{}')),
    store: async (settings: DocumentSettings) => void (await store.run(JSON.stringify(settings))),
  }
}
