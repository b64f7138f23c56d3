import type { Database } from '../../core/database/database.ts'

/** Maximum numbers of messages stored within 24 hours. */
export interface MessageCaps {
  /** From one network of clients. */
  network: number
  /** From all together. Beyond it each network still has `reservedOfNetwork`, up to `mostTimes` as many in all. */
  day: number
}

/** A guesthouse of 24 rooms gets some ten messages a day. */
export const defaultMessageCaps: MessageCaps = { network: 20, day: 200 }

/** For tests that are not about these limits. */
export const noMessageCaps: MessageCaps = { network: Infinity, day: Infinity }

/** Messages that another network can still send when strangers have filled the day. */
const reservedOfNetwork = 2

/** Bounds the stored messages, however many networks a stranger has. */
const mostTimes = 3

const windowMs = 24 * 60 * 60 * 1000

/**
 * Counts the messages of a network and of all, including those stored while this one waited for its turn. Call it
 * inside the transaction of a message.
 */
export const createMessageCaps = (db: Pick<Database, 'prepare'>, caps: MessageCaps) => {
  const counts = db.prepare<
    [{ network: Buffer | null; since: string }],
    { ofNetwork: number; ofAll: number }
  >(`
    SELECT COUNT(CASE WHEN client_network = @network THEN 1 END) AS "ofNetwork", COUNT(*) AS "ofAll"
    FROM messages WHERE created_at > @since`)

  /** Returns whether one more is stored. `network` is null if it is unknown. */
  return async (network: Buffer | null, createdAt: string): Promise<boolean> => {
    const since = new Date(Date.parse(createdAt) - windowMs).toISOString()
    const { ofNetwork = 0, ofAll = 0 } = (await counts.get({ network, since })) ?? {}
    if (network !== null && ofNetwork >= caps.network) return false
    if (ofAll < caps.day) return true
    return network !== null && ofNetwork < reservedOfNetwork && ofAll < caps.day * mostTimes
  }
}
