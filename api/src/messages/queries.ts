import { hotel } from '@calm-rest/contract/hotel'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../database/database.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { createTellOwner } from '../outbox/tell-owner.ts'

export interface NewMessage {
  fullName: string
  email: string
  phone: string | null
  message: string
  lang: Lang
  createdAt: string
}

export interface StoredMessage extends NewMessage {
  id: number
  /** When the desk answered, in mail or otherwise. */
  answeredAt: string | null
}

export const selectMessages = `
  SELECT id, full_name AS "fullName", email, phone, message, lang, created_at AS "createdAt",
    answered_at AS "answeredAt"
  FROM messages`

export const createMessageQueries = (db: Database) => {
  const outbox = createOutbox(db)
  const tellOwner = createTellOwner(db)
  const byId = db.prepare<[number], StoredMessage>(`${selectMessages} WHERE id = ?`)
  const ofAddress = db.prepare<[string], StoredMessage>(
    `${selectMessages} WHERE lower(email) = lower(?) ORDER BY id DESC`,
  )
  const count = db.prepare<[string], number>('SELECT COUNT(*) FROM messages WHERE created_at >= ?').pluck()
  const insert = db
    .prepare<[NewMessage], number>(`
    INSERT INTO messages (full_name, email, phone, message, lang, created_at)
    VALUES (@fullName, @email, @phone, @message, @lang, @createdAt) RETURNING id`)
    .pluck()

  const create = db.transaction(async (message: NewMessage, mayMailGuest: boolean) => {
    const payload = { messageId: (await insert.get(message)) as number }
    const { lang, createdAt } = message
    if (mayMailGuest) await outbox.add({ kind: 'message-received', payload, lang, createdAt })
    await tellOwner({ kind: 'message-for-owner', payload, lang: hotel.deskLang, createdAt })
  })

  return {
    /** Stores a message and tells the owner, and its guest where `mayMailGuest`. */
    create: async (message: NewMessage, { mayMailGuest }: { mayMailGuest: boolean }): Promise<void> =>
      create(message, mayMailGuest),
    /** From that moment on, ISO 8601. */
    countSince: async (moment: string): Promise<number> => (await count.get(moment)) ?? 0,
    /** Of who writes from an address, the newest first. */
    ofAddress: (email: string): Promise<StoredMessage[]> => ofAddress.all(email),
    byId: async (id: number): Promise<StoredMessage | undefined> => byId.get(id),
  }
}

export type MessageQueries = ReturnType<typeof createMessageQueries>
