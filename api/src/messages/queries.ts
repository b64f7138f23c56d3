import { hotel } from '@calm-rest/contract/hotel'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../database/open.ts'
import { createOutbox } from '../outbox/outbox.ts'

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
  /** When the house answered by the link in its mail. */
  answeredAt: string | null
}

const select = `
  SELECT id, full_name AS fullName, email, phone, message, lang, created_at AS createdAt, answered_at AS answeredAt
  FROM messages`

export const createMessageQueries = (db: Database) => {
  const outbox = createOutbox(db)
  const byId = db.prepare<[number], StoredMessage>(`${select} WHERE id = ?`)
  const insert = db.prepare<[NewMessage]>(`
    INSERT INTO messages (full_name, email, phone, message, lang, created_at)
    VALUES (@fullName, @email, @phone, @message, @lang, @createdAt)`)
  const markAnswered = db.prepare<[string, number]>('UPDATE messages SET answered_at = ? WHERE id = ?')

  const create = db.transaction((message: NewMessage) => {
    const payload = { messageId: Number(insert.run(message).lastInsertRowid) }
    const { lang, createdAt } = message
    outbox.add({ kind: 'message-received', payload, lang, createdAt })
    outbox.add({ kind: 'message-for-owner', payload, lang: hotel.deskLang, createdAt })
  })
  const answer = db.transaction((id: number, reply: string, at: Date) => {
    const message = byId.get(id)
    if (!message || message.answeredAt !== null) return message
    const createdAt = at.toISOString()
    markAnswered.run(createdAt, id)
    outbox.add({ kind: 'message-reply', payload: { messageId: id, reply }, lang: message.lang, createdAt })
    return { ...message, answeredAt: createdAt }
  })

  return {
    create: async (message: NewMessage): Promise<void> => create.immediate(message),
    byId: async (id: number): Promise<StoredMessage | undefined> => byId.get(id),
    /** Sends the reply; a message that is answered already gets no second one. */
    answer: async (id: number, reply: string, at: Date): Promise<StoredMessage | undefined> =>
      answer.immediate(id, reply, at),
  }
}

export type MessageQueries = ReturnType<typeof createMessageQueries>
