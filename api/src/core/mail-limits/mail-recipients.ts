import { retention } from '@calm-rest/contract/limits'
import type { Database } from '../database/database.ts'
import type { KeyedHash } from '../http/client-network.ts'
import { keyOf } from '../user-row.ts'

/** Maximum number of different addresses that strangers may have mailed within an hour. */
export interface MailCaps {
  /** For one network of clients. */
  network: number
  /** For all networks together. */
  hour: number
}

/** A guesthouse has a handful of bookings and messages an hour. */
export const defaultMailCaps: MailCaps = { network: 20, hour: 200 }

/** For tests that are not about mail limits. */
export const noMailCaps: MailCaps = { network: Infinity, hour: Infinity }

/** Purpose of a mail, least important first: the receipt of a submission, a requested link, and news of a booking. */
export type MailUse = 'receipt' | 'link' | 'booking'

/** Share of a cap that each use may fill: receipts leave room for links, and both for bookings. */
export const shares: Record<MailUse, number> = { receipt: 0.6, link: 0.8, booking: 1 }

/**
 * Addresses that each network may have mailed in an hour after others have filled the cap of all. Receipts are
 * excluded.
 */
export const reservedOfNetwork = 2

export const mailWindowMs = retention.recipientMinutes * 60_000

/** A stay must be this old to count as known: a new booking does not prove whose address it has. */
const dayMs = 24 * 60 * 60 * 1000

/** Upper bound of the time between reading the clock and being counted. */
const aheadMs = 60_000

/** Stored for a client whose network is unknown. Any client may be behind it. */
const unknownNetwork = Buffer.alloc(0)

interface Mail {
  email: string
  /** Hash of the client's network; null where it is unknown. */
  network: Buffer | null
  use: MailUse
  at: Date
}

interface PreparedMail {
  /** A known guest, who gets this mail beyond the caps. */
  isKnown: boolean
  /** Counts the address. Returns false if it must not be mailed. */
  count: () => Promise<boolean>
}

interface Window {
  network: Buffer
  recipient: Buffer
  since: string
  now: string
  ahead: string
}

/**
 * Counts the addresses that strangers have mailed, in the database: all processes share the count, and it survives a
 * restart. An address mailed within the hour counts once. A guest with a confirmed account or a stay older than a day
 * gets links and mail about bookings beyond the caps, so that no stranger can block them.
 */
export const createMailRecipients = (db: Database, hash: KeyedHash, caps: MailCaps) => {
  const isKnown = db
    .prepare<[{ key: string; yesterday: string }], 1>(`
    SELECT 1 FROM users WHERE email_key = @key AND email_confirmed_at IS NOT NULL
    UNION ALL
    SELECT 1 FROM bookings WHERE lower(email) = @key AND status = 'confirmed'
      AND created_at < @yesterday LIMIT 1`)
    .pluck()
  // requests are counted in another order than they read the clock; a moment further ahead was written by a wrong clock
  const within = 'mailed_at > @since AND mailed_at <= @ahead'
  const counted = db
    .prepare<[Window], 1>(
      `SELECT 1 FROM mailed_recipients
       WHERE client_network = @network AND recipient = @recipient AND ${within}`,
    )
    .pluck()
  const counts = db.prepare<[Omit<Window, 'recipient'>], { ofNetwork: number; ofAll: number }>(`
    SELECT COUNT(CASE WHEN client_network = @network THEN 1 END) AS "ofNetwork", COUNT(*) AS "ofAll"
    FROM mailed_recipients WHERE ${within}`)
  const insert = db.prepare<[Window]>(`
    INSERT INTO mailed_recipients (client_network, recipient, mailed_at) VALUES (@network, @recipient, @now)
    ON CONFLICT (client_network, recipient) DO UPDATE SET mailed_at = excluded.mailed_at`)

  const count = db.transaction(async (window: Window, use: MailUse) => {
    if ((await counted.get(window)) !== undefined) return true
    const { ofNetwork = 0, ofAll = 0 } = (await counts.get(window)) ?? {}
    const isNamed = window.network.length > 0
    if (isNamed && ofNetwork >= caps.network * shares[use]) return false
    const isReserved = isNamed && use !== 'receipt' && ofNetwork < reservedOfNetwork
    if (ofAll >= caps.hour * shares[use] && !isReserved) return false
    await insert.run(window)
    return true
  })

  /** Reads who is mailed. Nothing is counted until `count` is called, inside or outside of a transaction. */
  const prepare = async ({ email, network, use, at }: Mail): Promise<PreparedMail> => {
    if (!Number.isFinite(caps.network) && !Number.isFinite(caps.hour))
      return { isKnown: false, count: async () => true }
    const now = at.toISOString()
    const before = (ms: number) => new Date(at.getTime() - ms).toISOString()
    const ahead = before(-aheadMs)
    const key = keyOf(email)
    // read for everybody, so that timing does not reveal who has an account
    const known = (await isKnown.get({ key, yesterday: before(dayMs) })) !== undefined && use !== 'receipt'
    const since = before(mailWindowMs)
    const recipient = await hash(`recipient ${key}`)
    const window = { network: network ?? unknownNetwork, recipient, since, now, ahead }
    return { isKnown: known, count: async () => (await count(window, use)) || known }
  }

  return { prepare }
}

export type MailRecipients = ReturnType<typeof createMailRecipients>
