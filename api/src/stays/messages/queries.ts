import { hotel } from '@calm-rest/contract/hotel'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import { createTellOwner } from '../../core/outbox/tell-owner.ts'
import { createMessageCaps, noMessageCaps } from './message-caps.ts'

export interface NewMessage {
  fullName: string
  email: string
  phone: string | null
  message: string
  lang: Lang
  createdAt: string
}

interface Origin {
  /** Hash of the client's network; null if it is unknown. */
  network: Buffer | null
  mayMailGuest: boolean
}

export interface StoredMessage extends NewMessage {
  id: number
  /** When the front desk answered, by mail or in another way. */
  answeredAt: string | null
}

export const selectMessages = `
  SELECT id, full_name AS "fullName", email, phone, message, lang, created_at AS "createdAt",
    answered_at AS "answeredAt"
  FROM messages`

export const createMessageQueries = (db: Database, caps = noMessageCaps) => {
  const mayStore = createMessageCaps(db, caps)
  const outbox = outboxOf(db)
  const tellOwner = createTellOwner(db)
  const byId = db.prepare<[number], StoredMessage>(`${selectMessages} WHERE id = ?`)
  const ofAddress = db.prepare<[string], StoredMessage>(
    `${selectMessages} WHERE lower(email) = lower(?) ORDER BY id DESC`,
  )
  const count = db.prepare<[string], number>('SELECT COUNT(*) FROM messages WHERE created_at >= ?').pluck()
  const insert = db
    .prepare<[NewMessage & { network: Buffer | null }], number>(`
    INSERT INTO messages (full_name, email, phone, message, lang, created_at, client_network)
    VALUES (@fullName, @email, @phone, @message, @lang, @createdAt, @network) RETURNING id`)
    .pluck()

  const create = db.transaction(async (message: NewMessage, { network, mayMailGuest }: Origin) => {
    const { lang, createdAt } = message
    if (!(await mayStore(network, createdAt))) return false
    const payload = { messageId: (await insert.get({ ...message, network })) as number }
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
