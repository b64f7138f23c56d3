import type { Database } from '../database/database.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { type StoredMessage, selectMessages } from './queries.ts'

/** Answers messages in mail, or notes that it was done otherwise. A message that is answered already gets no second answer. */
export const createAnswer = (db: Database) => {
  const outbox = createOutbox(db)
  const byId = db.prepare<[number], StoredMessage>(`${selectMessages} WHERE id = ?`)
  const mark = db.prepare<[string, number]>('UPDATE messages SET answered_at = ? WHERE id = ?')

  /** Without a reply, nothing is mailed. */
  const answer = db.transaction(async (id: number, reply: string | undefined, at: Date) => {
    const message = await byId.get(id)
    if (!message || message.answeredAt !== null) return message
    const createdAt = at.toISOString()
    await mark.run(createdAt, id)
    if (reply !== undefined) {
      await outbox.add({
        kind: 'message-reply',
        payload: { messageId: id, reply },
        lang: message.lang,
        createdAt,
      })
    }
    return { ...message, answeredAt: createdAt }
  })

  return {
    answer: (id: number, reply: string | undefined, at: Date): Promise<StoredMessage | undefined> =>
      answer(id, reply, at),
    /** For the log of the desk. */
    factsOf: async (id: number) => {
      const message = await byId.get(id)
      return message ? { answeredAt: message.answeredAt } : null
    },
  }
}
