import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { keyOf } from '../../core/user-row.ts'
import { ownDomainOf } from './email-domain.ts'
import { defaultProofOfWork } from './proof-of-work.ts'

/** Maximum numbers of nights booked online within 24 hours. Cancelled nights no longer count. */
export interface NightCaps {
  /** Nights from one network of clients. */
  network: number
  /** Nights with one e-mail address. */
  mailbox: number
  /** For all together. */
  day: number
}

/** A group on holiday books far less, a script that hoards far more: of 24 rooms it gets 25 days at most. */
export const defaultNightCaps: NightCaps = { network: 180, mailbox: 120, day: 600 }

/** For bookings by the property itself, and for measurements. */
export const noNightCaps: NightCaps = { network: Infinity, mailbox: Infinity, day: Infinity }

const windowMs = 24 * 60 * 60 * 1000

/** Start of the 24 hours that end at a moment. */
export const windowStart = (at: Date) => new Date(at.getTime() - windowMs).toISOString()

/** Condition on `bookings b`: booked, or extended by its guest, after `@since`. */
const isRecent = '(b.created_at > @since OR (b.changed_at > @since AND b.guest_changes > 0))'

/** Evidence for a booking beyond a cap. */
export interface Evidence {
  /**
   * The guest has access to the booking's mailbox: by a code or a link in it, or an account with a confirmed address.
   */
  isAddressConfirmed: boolean
  /** Mean number of keys that the client derived for this booking; 0 without a proof. */
  work: number
}

export const noEvidence: Evidence = { isAddressConfirmed: false, work: 0 }

interface NewNights {
  nights: number
  email: string
  /** Hash of the client's network; null if it is unknown. */
  network: Buffer | null
  at: Date
  evidence: Evidence
  /** Whether the caller can ask the guest for evidence. If not, a booking beyond a cap is refused. */
  mayProve: boolean
}

interface BookedOf {
  since: string
  network: Buffer | null
  email: string
  /** Patterns of all addresses of a domain and its subdomains; empty if no domain is counted. */
  atDomain: string
  belowDomain: string
}

/** Nights booked in the 24 hours before a booking. */
export interface BookedNights extends NightCaps {
  /** Nights of `mailbox` booked by guests who confirmed the address. A stranger can only use up the others. */
  ownMailbox: number
  /** Nights booked with confirmed addresses of the mailbox's domain; 0 for a large provider. */
  ownDomain: number
}

const codes = {
  network: 'too_many_nights_from_network',
  mailbox: 'too_many_nights_for_mailbox',
  day: 'too_many_nights_today',
} as const satisfies Record<keyof NightCaps, string>

const order = ['network', 'mailbox', 'day'] as const

/** In seconds. Nights become free as the 24 hours pass, so an hour is soon enough to retry. */
const retryAfter = '3600'

/** Multiple of a mailbox's cap for bookings with a proof of work. */
const liftedByWork = 2
/** Maximum multiple of the least work: beyond it a phone would need minutes, and a mailed code is quicker. */
const workTimesMax = 16
/** Multiple of a network's cap for guests with confirmed addresses: a carrier has thousands of them. */
const liftedByAddress = 4
/** Multiple of the day's cap for an address that is new here: a domain has as many as its owner likes. */
const dayLiftedByAddress = 4
/** The work doubles each time that a network has booked this share of its cap … */
const shareToDouble = 1 / 4
/** … and with each further cap of the day that all have booked together, at most this many times. */
const dayDoublingsMax = 3

/** Returns the work of a booking as a multiple of the least work: a power of two. */
export const workTimes = (booked: NightCaps, nights: number, caps: NightCaps): number => {
  const ofNetwork = Math.floor((booked.network + nights) / (caps.network * shareToDouble))
  const beyondDay = Math.floor((booked.day - caps.day) / caps.day)
  const ofDay = Math.min(dayDoublingsMax, Math.max(0, beyondDay))
  return 2 ** ((Number.isFinite(ofNetwork) ? ofNetwork : 0) + (Number.isFinite(ofDay) ? ofDay : 0))
}

type Decision =
  | { result: 'accepted' }
  | { result: 'refused'; cap: keyof NightCaps }
  | { result: 'needs_address'; cap: keyof NightCaps }
  /** `times` is a multiple of the least work. */
  | { result: 'needs_work'; cap: keyof NightCaps; times: number }

interface Decided {
  booked: BookedNights
  nights: number
  evidence: Evidence
  /** The confirmed address was known here more than a day ago. */
  isKnown: boolean
  caps: NightCaps
  /** Mean number of keys of the least proof. */
  leastWork: number
}

/**
 * Returns what a confirmed address that is new here permits beyond a cap. 'alone' beyond the day: as many nights of a
 * network and of a domain as do not double the work, so that a guest without scripts can book.
 */
const worthOfNew = ({ booked, nights, caps }: Pick<Decided, 'booked' | 'nights' | 'caps'>) => {
  const day = booked.day + nights
  if (booked.ownDomain + nights > caps.network || day > caps.day * dayLiftedByAddress) return 'nothing'
  const many = Math.max(booked.network, booked.ownDomain) + nights
  return day <= caps.day || many < caps.network * shareToDouble ? 'alone' : 'with work'
}

/**
 * Decides whether a booking is accepted, or what its guest can do. Evidence raises the caps of a network and a mailbox,
 * but never removes them.
 */
export const decideNights = (decided: Decided): Decision => {
  const { booked, nights, evidence, isKnown, caps, leastWork } = decided
  const beyond = (times: NightCaps, sums: NightCaps = booked) =>
    order.find((cap) => sums[cap] + nights > caps[cap] * times[cap])
  const cap = beyond({ network: 1, mailbox: 1, day: 1 })
  if (!cap) return { result: 'accepted' }
  const byAddress = { network: liftedByAddress, mailbox: 1, day: Infinity }
  const own = { ...booked, mailbox: booked.ownMailbox }
  const refusing = beyond(byAddress, own)
  if (refusing) return { result: 'refused', cap: refusing }
  const { isAddressConfirmed } = evidence
  const worth = isAddressConfirmed ? (isKnown ? 'alone' : worthOfNew(decided)) : 'nothing'
  if (worth === 'alone') return { result: 'accepted' }
  const all = workTimes(booked, nights, caps)
  const times = worth === 'with work' ? Math.min(workTimesMax, all) : all
  const isMailboxFull = booked.mailbox + nights > caps.mailbox * liftedByWork
  if (times > workTimesMax || (isMailboxFull && worth === 'nothing'))
    return { result: isAddressConfirmed ? 'refused' : 'needs_address', cap }
  // others may have booked from the network while this client worked: one doubling less suffices
  const needed = (leastWork * times) / 2
  if (evidence.work >= Math.max(leastWork, needed)) return { result: 'accepted' }
  return { result: 'needs_work', cap, times }
}

/** Returns the cap that refused a booking or required evidence; undefined for another error. */
export const capOf = (cause: unknown): keyof NightCaps | undefined =>
  cause instanceof ApiError ? cause.details.cap : undefined

/**
 * Refuses nights beyond a cap without sufficient evidence. A stay that its guest extended counts with all its nights.
 * Call it inside the transaction of the booking. Concurrent transactions on PostgreSQL do not see each other, so a cap
 * may be exceeded by one stay per connection.
 */
export const createNightCaps = (
  db: Pick<Database, 'prepare'>,
  caps: NightCaps,
  leastWork = defaultProofOfWork.leastWork,
) => {
  // CROSS JOIN keeps SQLite from reading all nights to find those of a day
  const booked = db.prepare<[BookedOf], BookedNights>(`
    SELECT COUNT(*) AS day, COUNT(CASE WHEN b.client_network = @network THEN 1 END) AS network,
      COUNT(CASE WHEN lower(b.email) = lower(@email) THEN 1 END) AS mailbox,
      COUNT(CASE WHEN lower(b.email) = lower(@email) AND b.vouched = 'address' THEN 1 END) AS "ownMailbox",
      COUNT(CASE WHEN (lower(b.email) LIKE @atDomain OR lower(b.email) LIKE @belowDomain) AND b.vouched = 'address'
        THEN 1 END) AS "ownDomain"
    FROM bookings b CROSS JOIN booking_nights n
    WHERE n.booking_id = b.id AND ${isRecent}`)
  const known = db
    .prepare<[{ key: string; yesterday: string }], 1>(`
    SELECT 1 FROM users WHERE email_key = @key AND email_confirmed_at < @yesterday
    UNION ALL
    SELECT 1 FROM bookings WHERE lower(email) = @key AND status = 'confirmed'
      AND created_at < @yesterday LIMIT 1`)
    .pluck()
  const isCapped = order.some((cap) => Number.isFinite(caps[cap]))

  return async ({ nights, email, network, at, evidence, mayProve }: NewNights) => {
    if (!isCapped) return
    const since = windowStart(at)
    const domain = ownDomainOf(email)
    const [atDomain, belowDomain] = domain === undefined ? ['', ''] : [`%@${domain}`, `%.${domain}`]
    const sums = await booked.get({ since, network, email, atDomain, belowDomain })
    if (!sums) return
    const isKnown =
      evidence.isAddressConfirmed && (await known.get({ key: keyOf(email), yesterday: since })) !== undefined
    const ofClient = network === null ? { ...sums, network: 0 } : sums
    const given = network === null ? { ...caps, network: Infinity } : caps
    const decision = decideNights({ booked: ofClient, nights, evidence, isKnown, caps: given, leastWork })
    if (decision.result === 'accepted') return
    const { cap } = decision
    if (decision.result === 'refused' || !mayProve)
      throw new ApiError(codes[cap], { cap, headers: { 'Retry-After': retryAfter } })
    if (decision.result === 'needs_address') throw new ApiError('address_code_required', { cap })
    throw new ApiError('proof_of_work_required', { cap, work: leastWork * decision.times })
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

/** Online bookings within 24 hours. */
export interface BookedOnline {
  bookings: number
  nights: number
  networks: number
  /** Moments of the first and the last; null without any. */
  from: string | null
  until: string | null
}

/** For the mail to the owner about a cap. */
export const createHoldings = (db: Pick<Database, 'prepare'>) => {
  const most = db.prepare<[{ since: string }], Holding>(`
    SELECT lower(b.email) AS email, MAX(b.reference) AS reference, COUNT(*) AS nights,
      COUNT(DISTINCT b.id) AS bookings
    FROM bookings b CROSS JOIN booking_nights n
    WHERE n.booking_id = b.id AND ${isRecent} GROUP BY lower(b.email) ORDER BY nights DESC, email LIMIT 5`)
  const online = db.prepare<[{ since: string }], BookedOnline>(`
    SELECT COUNT(DISTINCT b.id) AS bookings, COUNT(*) AS nights, COUNT(DISTINCT b.client_network) AS networks,
      MIN(b.created_at) AS "from", MAX(b.created_at) AS until
    FROM bookings b CROSS JOIN booking_nights n
    WHERE n.booking_id = b.id AND ${isRecent} AND b.client_network IS NOT NULL`)
  return {
    most: (until: Date): Promise<Holding[]> => most.all({ since: windowStart(until) }),
    online: (until: Date): Promise<BookedOnline | undefined> => online.get({ since: windowStart(until) }),
  }
}
