import type { Database } from '../../core/database/database.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import { type MessageReply, replyTable, type StoredMessage } from './columns.ts'
import { selectMessages } from './queries.ts'

export interface Closing {
  ids: readonly number[]
  /** Also closes all unanswered messages from the same senders, or from the same networks. */
  all?: 'sender' | 'network' | undefined
  at: Date
}

interface Answered {
  id: number
  /** Mailed to the sender. Without it, the message was answered in another way. */
  reply?: string | undefined
  at: Date
}

/** Answers messages by mail, or records that they were answered in another way. */
export const createAnswer = (db: Database) => {
  const outbox = outboxOf(db)
  const byId = db.prepare<[number], StoredMessage>(`${selectMessages} WHERE id = ?`)
  const mark = db.prepare<[string, number]>(
    'UPDATE messages SET answered_at = coalesce(answered_at, ?) WHERE id = ?',
  )
  const insert = db.prepare<[object]>(replyTable.insert)
  const replies = db.prepare<[number], MessageReply>(
    `SELECT ${replyTable.select()} FROM message_replies WHERE message_id = ? ORDER BY id`,
  )

  const answer = db.transaction(async ({ id, reply, at }: Answered) => {
    const message = await byId.get(id)
    if (!message) return
    const createdAt = at.toISOString()
    await mark.run(createdAt, id)
    if (reply === undefined) return
    await insert.run(replyTable.newRow({ messageId: id, reply, createdAt }))
    const payload = { messageId: id, reply }
    await outbox.add({ kind: 'message-reply', payload, lang: message.lang, createdAt })
  })

  const closeWhere = (condition: string) =>
    db.prepare<[{ at: string; id: number }]>(
      `UPDATE messages SET answered_at = @at WHERE answered_at IS NULL AND ${condition}`,
    )
  const ofMessage = (column: string) => `(SELECT ${column} FROM messages WHERE id = @id)`
  const closing = {
    one: closeWhere('id = @id'),
    sender: closeWhere(`lower(email) = ${ofMessage('lower(email)')}`),
    network: closeWhere(`client_network = ${ofMessage('client_network')}`),
  }
  const alike = db.prepare<[{ id: number }], { sender: number; network: number }>(`
    SELECT
      (SELECT COUNT(*) FROM messages
        WHERE answered_at IS NULL AND lower(email) = ${ofMessage('lower(email)')}) AS sender,
      (SELECT COUNT(*) FROM messages
        WHERE answered_at IS NULL AND client_network = ${ofMessage('client_network')}) AS network`)

  return {
    /** Marks several as needing no answer. Returns their number. Call it inside a transaction. */
    close: async ({ ids, all, at }: Closing): Promise<number> => {
      let closed = 0
      for (const id of ids) {
        const values = { at: at.toISOString(), id }
        closed += await closing.one.run(values)
        if (all !== undefined) closed += await closing[all].run(values)
      }
      return closed
    },
    /** Returns the number of unanswered messages from the sender of a message, and from its network. */
    alike: async (id: number) => (await alike.get({ id })) ?? { sender: 0, network: 0 },
    /** Does nothing for an unknown message. */
    answer: (answered: Answered): Promise<void> => answer(answered),
    /** Oldest first. */
    replies: (id: number): Promise<MessageReply[]> => replies.all(id),
    /** For the audit log: contains none of the words. */
    factsOf: async (id: number) => {
      const message = await byId.get(id)
      return message ? { answeredAt: message.answeredAt, replies: (await replies.all(id)).length } : null
    },
  }
}
