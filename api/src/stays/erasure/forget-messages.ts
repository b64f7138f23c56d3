import type { Database } from '../../core/database/database.ts'

/**
 * Erases messages from an address, in lower case, their replies, and mails to it with the address in their payload.
 * Call it inside a transaction.
 */
export const createForgetMessages = (db: Database) => {
  // the row of a reply contains its words
  const forgetMails = db.prepare<[string]>(`
    DELETE FROM outbox WHERE kind = 'message-reply'
      AND payload ->> 'messageId' IN (SELECT CAST(id AS text) FROM messages WHERE lower(email) = ?)`)
  const forgetCodes = db.prepare<[string]>(
    "DELETE FROM outbox WHERE kind = 'address-code' AND lower(payload ->> 'email') = ?",
  )
  // its replies are deleted with it
  const forget = db.prepare<[string]>('DELETE FROM messages WHERE lower(email) = ?')
  return async (email: string): Promise<number> => {
    await forgetMails.run(email)
    await forgetCodes.run(email)
    return forget.run(email)
  }
}
