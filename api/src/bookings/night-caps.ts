import type { Database } from '../database/database.ts'
import { ApiError } from '../http/api-error.ts'

/** Nights that can be booked online within 24 hours and kept; what is cancelled counts no more. */
export interface NightCaps {
  /** Nights from one network of clients. */
  network: number
  /** Nights with one e-mail address. */
  mailbox: number
  /** By everybody together. */
  day: number
}

/** A group on holiday books far less, a script that hoards far more: of 24 rooms it gets 25 days at most. */
export const defaultNightCaps: NightCaps = { network: 180, mailbox: 120, day: 600 }

/** For what the property books itself, and for measuring. */
export const noNightCaps: NightCaps = { network: Infinity, mailbox: Infinity, day: Infinity }

const windowMs = 24 * 60 * 60 * 1000

/** Beginning of the 24 hours that end at a moment. */
export const windowStart = (at: Date) => new Date(at.getTime() - windowMs).toISOString()

/** Of `bookings b`: booked, or extended by its guest, after `@since`. */
const isRecent = '(b.created_at > @since OR (b.changed_at > @since AND b.guest_changes > 0))'

interface NewNights {
  nights: number
  email: string
  /** Hash of the client's network; null where nobody knows it. */
  network: Buffer | null
  at: Date
}

const codes = {
  network: 'too_many_nights_from_network',
  mailbox: 'too_many_nights_for_mailbox',
  day: 'too_many_nights_today',
} as const satisfies Record<keyof NightCaps, string>

/** Seconds. Nights become free as the 24 hours pass, and an hour is soon enough to ask again. */
const retryAfter = '3600'

/** The cap that refused a booking; undefined for another error. */
export const capOf = (cause: unknown): keyof NightCaps | undefined => {
  if (!(cause instanceof ApiError)) return undefined
  const caps = Object.keys(codes) as (keyof NightCaps)[]
  return caps.find((cap) => codes[cap] === cause.code)
}

/**
 * Refuses nights with which more than a cap would be booked; a stay to which its guest added some counts whole. Only
 * inside the transaction of the booking. Of those that PostgreSQL runs at the same moment none sees the others: a cap
 * may be passed by one stay for each connection.
 */
export const createNightCaps = (db: Pick<Database, 'prepare'>, caps: NightCaps) => {
  // CROSS JOIN keeps SQLite from reading all nights to find those of a day
  const booked = db.prepare<[{ since: string; network: Buffer | null; email: string }], NightCaps>(`
    SELECT COUNT(*) AS day, COUNT(CASE WHEN b.client_network = @network THEN 1 END) AS network,
      COUNT(CASE WHEN lower(b.email) = lower(@email) THEN 1 END) AS mailbox
    FROM bookings b CROSS JOIN booking_nights n
    WHERE n.booking_id = b.id AND ${isRecent}`)
  const order = ['network', 'mailbox', 'day'] as const
  const isCapped = order.some((cap) => Number.isFinite(caps[cap]))

  return async ({ nights, email, network, at }: NewNights) => {
    const sums = isCapped && (await booked.get({ since: windowStart(at), network, email }))
    if (!sums) return
    const passed = order.find((cap) => sums[cap] + nights > caps[cap])
    if (passed && (passed !== 'network' || network !== null))
      throw new ApiError(codes[passed], { headers: { 'Retry-After': retryAfter } })
  }
}

/** The e-mail address with the most nights booked within 24 hours. */
export interface Holding {
  email: string
  /** Reference of one of the bookings, by which the owner can name their network. */
  reference: string
  nights: number
  bookings: number
}

/** For the owner who is told of a cap. */
export const createHoldings = (db: Pick<Database, 'prepare'>) => {
  const most = db.prepare<[{ since: string }], Holding>(`
    SELECT lower(b.email) AS email, MAX(b.reference) AS reference, COUNT(*) AS nights,
      COUNT(DISTINCT b.id) AS bookings
    FROM bookings b CROSS JOIN booking_nights n
    WHERE n.booking_id = b.id AND ${isRecent} GROUP BY lower(b.email) ORDER BY nights DESC, email LIMIT 5`)
  return { most: (until: Date): Promise<Holding[]> => most.all({ since: windowStart(until) }) }
}

export type Holdings = ReturnType<typeof createHoldings>
