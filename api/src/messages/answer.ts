import type { Database } from '../database/open.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { type StoredMessage, selectMessages } from './queries.ts'

/** Answers messages in mail, or notes that it was done otherwise. A message that is answered already gets no second answer. */
export const createAnswer = (db: Database) => {
  const outbox = createOutbox(db)
  const byId = db.prepare<[number], StoredMessage>(`${selectMessages} WHERE id = ?`)
  const mark = db.prepare<[string, number]>('UPDATE messages SET answered_at = ? WHERE id = ?')

  /** Without a reply, nothing is mailed. */
  const answer = db.transaction((id: number, reply: string | undefined, at: Date) => {
    const message = byId.get(id)
    if (!message || message.answeredAt !== null) return message
    const createdAt = at.toISOString()
    mark.run(createdAt, id)
    if (reply !== undefined) {
      outbox.add({ kind: 'message-reply', payload: { messageId: id, reply }, lang: message.lang, createdAt })
    }
    return { ...message, answeredAt: createdAt }
  })

  return {
    answer: (id: number, reply: string | undefined, at: Date): StoredMessage | undefined =>
      answer.immediate(id, reply, at),
    /** For the log of the desk. */
    factsOf: (id: number) => {
      const message = byId.get(id)
      return message ? { answeredAt: message.answeredAt } : null
    },
  }
}
