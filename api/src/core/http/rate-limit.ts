import type { ErrorCode } from '@calm-rest/contract/errors'
import { type ClientKey, networkKeyOf } from '@calm-rest/server'
import type { MiddlewareHandler } from 'hono'
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../database/database.ts'
import { ApiError } from './api-error.ts'
import type { ApiEnv } from './env.ts'

/** Requests of one client address per minute, by call, and attempts with one account. */
export interface RateLimits {
  /** Reads that the cache does not answer. */
  reads: number
  /** Requests for prices, and attempts with codes. */
  quotes: number
  /** Different wrong promotion codes of one network of clients, in 15 minutes. */
  wrongCodes: number
  bookings: number
  reviews: number
  messages: number
  register: number
  /** Registrations stored for one network of clients in a day. */
  registersOfDay: number
  bookingsOfDay: number
  login: number
  /** Sign-ins of one network of clients in a minute: each takes 24 ms of a core. */
  loginsOfNetwork: number
  google: number
  refresh: number
  forgot: number
  /** Requests with links from mails, counted separately for each kind. */
  links: number
  /** Requests to sign in at the front desk, counted separately for each way. */
  staff: number
  /** Passkey challenges of one network of clients in an hour: each is stored for some minutes. */
  staffChallenges: number
  /** Codes requested for one member of the staff from one network, or on one of the member's devices, in 15 minutes. */
  staffCodes: number
  /** Mails in an hour that repeat the same code to one member, for all requests together. */
  staffCodesAgain: number
  /** Wrong passwords of one account from one client, in 15 minutes. */
  failedLogins: number
  /** Wrong codes for one address of a booking from one network, in 30 minutes; ten times as many from all networks. */
  wrongAddressCodes: number
  /** Links requested for one account from one client, in 15 minutes. */
  askedLinks: number
  /** Mails to one address that may not be the caller's, in the 30 minutes for which a link is valid. */
  mailedLinks: number
}

/** Far above what a person does, and low enough that a script cannot fill the disk. */
export const defaultRateLimits: RateLimits = {
  reads: 6000,
  quotes: 1200,
  wrongCodes: 20,
  bookings: 1200,
  reviews: 240,
  messages: 240,
  register: 120,
  registersOfDay: 200,
  bookingsOfDay: 2000,
  login: 600,
  loginsOfNetwork: 600,
  google: 120,
  refresh: 600,
  forgot: 120,
  links: 600,
  staff: 60,
  staffChallenges: 600,
  staffCodes: 5,
  staffCodesAgain: 6,
  failedLogins: 20,
  wrongAddressCodes: 10,
  askedLinks: 5,
  mailedLinks: 10,
}

/** Counts an attempt, of so many points, or answers 429 with the seconds to wait. */
export const countAttempt = async (
  limiter: RateLimiterAbstract,
  key: string,
  code: ErrorCode = 'too_many_requests',
  points = 1,
) => {
  try {
    await limiter.consume(key, points)
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause
    const seconds = Math.max(1, Math.ceil(cause.msBeforeNext / 1000))
    throw new ApiError(code, { headers: { 'Retry-After': String(seconds) } })
  }
}

/** Counts an attempt, and returns whether it is within the limit. */
export const isWithin = (limiter: RateLimiterAbstract, key: string) =>
  limiter.consume(key).then(
    () => true,
    (cause) => {
      if (!(cause instanceof RateLimiterRes)) throw cause
      return false
    },
  )

/**
 * Counts a request while it runs, and permanently if it stored something (201). Requests that store nothing use up
 * nothing, and concurrent ones cannot exceed the limit.
 */
const countStored = async (
  limiter: RateLimiterAbstract,
  key: string,
  run: () => Promise<void>,
  isStored: () => boolean,
) => {
  let isKept = false
  try {
    await countAttempt(limiter, key)
    await run()
    isKept = isStored()
  } finally {
    if (!isKept) await limiter.reward(key)
  }
}

/** Returns the limit of one kind of call. Calls are counted separately even if they share a name. */
export type Limit = (name: keyof RateLimits) => MiddlewareHandler<ApiEnv>

/** Calls that store permanent data, with the name of their daily limit. */
const ofDay = { register: 'registersOfDay', bookings: 'bookingsOfDay' } as const

const daySeconds = 24 * 60 * 60

export const createLimit = (
  db: Pick<Database, 'limiter'>,
  rateLimits: RateLimits,
  clientKey: ClientKey,
): Limit => {
  const calls = new Map<string, number>()
  return (name) => {
    // calls that share a name are created in the same order in every process
    const call = (calls.get(name) ?? 0) + 1
    calls.set(name, call)
    const limiter = db.limiter({ name: `${name} ${call}`, points: rateLimits[name], durationSeconds: 60 })
    const limitOfDay = name in ofDay ? rateLimits[ofDay[name as keyof typeof ofDay]] : undefined
    const day =
      limitOfDay === undefined
        ? undefined
        : db.limiter({
            name: `${name} ${call} day`,
            points: limitOfDay,
            durationSeconds: daySeconds,
            isGivenBack: true,
          })
    const ofNetwork =
      name === 'login'
        ? db.limiter({
            name: `${name} ${call} network`,
            points: rateLimits.loginsOfNetwork,
            durationSeconds: 60,
          })
        : undefined
    return async (c, next) => {
      const client = clientKey(c)
      await countAttempt(limiter, client)
      if (ofNetwork) await countAttempt(ofNetwork, networkKeyOf(client))
      if (!day) return next()
      await countStored(day, networkKeyOf(client), next, () => c.res.status === 201)
    }
  }
}
