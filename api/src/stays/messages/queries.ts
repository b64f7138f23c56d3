import { hotel } from '@calm-rest/contract/hotel'
import type { Database } from '../../core/database/database.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import { createTellOwner } from '../../core/outbox/tell-owner.ts'
import { messageTable, type NewMessage, type StoredMessage } from './columns.ts'
import { createMessageCaps, noMessageCaps } from './message-caps.ts'

interface Origin {
  /** Hash of the client's network; null if it is unknown. */
  network: Buffer | null
  mayMailGuest: boolean
}

export const selectMessages = `SELECT ${messageTable.select()} FROM messages`

export const createMessageQueries = (db: Database, caps = noMessageCaps) => {
  const mayStore = createMessageCaps(db, caps)
  const outbox = outboxOf(db)
  const tellOwner = createTellOwner(db)
  const byId = db.prepare<[number], StoredMessage>(`${selectMessages} WHERE id = ?`)
  const ofAddress = db.prepare<[string], StoredMessage>(
    `${selectMessages} WHERE lower(email) = lower(?) ORDER BY id DESC`,
  )
  const count = db.prepare<[string], number>('SELECT COUNT(*) FROM messages WHERE created_at >= ?').pluck()
  const insert = db.prepare<[object], number>(`${messageTable.insert} RETURNING id`).pluck()

  const create = db.transaction(async (message: NewMessage, { network, mayMailGuest }: Origin) => {
    const { lang, createdAt } = message
    if (!(await mayStore(network, createdAt))) return false
    const payload = { messageId: (await insert.get(messageTable.newRow({ ...message, network }))) as number }
    if (mayMailGuest) await outbox.add({ kind: 'message-received', payload, lang, createdAt })
    await tellOwner({ kind: 'message-for-owner', payload, lang: hotel.deskLang, createdAt })
    return true
  })

  return {
    /** Stores a message and notifies the owner, and its guest if `mayMailGuest`. Returns false if too many arrived. */
    create: (message: NewMessage, origin: Origin): Promise<boolean> => create(message, origin),
    /** From that moment on, ISO 8601. */
    countSince: async (moment: string): Promise<number> => (await count.get(moment)) ?? 0,
    /** Returns the messages from an address, newest first. */
    ofAddress: (email: string): Promise<StoredMessage[]> => ofAddress.all(email),
    byId: async (id: number): Promise<StoredMessage | undefined> => byId.get(id),
  }
}

export type MessageQueries = ReturnType<typeof createMessageQueries>
