import type { Database } from '../../core/database/database.ts'

/**
 * Forgets what was written from an address, in lower case, what was answered, and mails to it that have it in their
 * payload. Only inside a transaction.
 */
export const createForgetMessages = (db: Database) => {
  // a row of a reply has its words
  const forgetMails = db.prepare<[string]>(`
    DELETE FROM outbox WHERE kind = 'message-reply'
      AND payload ->> 'messageId' IN (SELECT CAST(id AS text) FROM messages WHERE lower(email) = ?)`)
  const forgetCodes = db.prepare<[string]>(
    "DELETE FROM outbox WHERE kind = 'address-code' AND lower(payload ->> 'email') = ?",
  )
  // its replies go with it
  const forget = db.prepare<[string]>('DELETE FROM messages WHERE lower(email) = ?')
  return async (email: string): Promise<number> => {
    await forgetMails.run(email)
    await forgetCodes.run(email)
    return forget.run(email)
  }
}
