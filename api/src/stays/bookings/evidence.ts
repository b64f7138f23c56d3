import type { bookingInput } from '@calm-rest/contract/schemas'
import { type ClientKey, networkKeyOf } from '@calm-rest/server'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Database } from '../../core/database/database.ts'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { countAttempt } from '../../core/http/rate-limit.ts'
import { keyOf } from '../../core/user-row.ts'
import { createAddressCodes } from './address-codes.ts'
import type { Attempt } from './idempotency.ts'
import type { Evidence } from './night-caps.ts'
import { createWorkChallenges } from './work-challenges.ts'

interface EvidenceDeps {
  db: Database
  clientKey: ClientKey
  now: () => Date
  /** PBKDF2 rounds for each key of a proof. */
  workCost: number
  /**
   * Maximum number of wrong codes for one address from one network in 30 minutes; `allNetworks` times as many from all
   * networks.
   */
  wrongCodes: number
  /** Returns whether the address is the confirmed one of the signed-in guest. */
  isOwnAddress: (c: Context<ApiEnv>, email: string) => Promise<boolean>
}

interface Asked extends Pick<z.output<typeof bookingInput>, 'email' | 'workProof' | 'addressCode'> {
  attempt: Attempt | undefined
  network: Buffer | null
}

/** Limit of wrong codes for an address from all networks, as a multiple of that of one network. */
const allNetworks = 10

/** Evidence for bookings beyond the caps of nights: read from a request, or required from it. */
export const createEvidence = ({ db, clientKey, now, workCost, wrongCodes, isOwnAddress }: EvidenceDeps) => {
  const challenges = createWorkChallenges(db, now, workCost)
  const codes = createAddressCodes(db, now)
  const durationSeconds = 30 * 60
  const wrong = db.limiter({ name: 'wrong address codes', points: wrongCodes, durationSeconds })
  const wrongOfAll = db.limiter({
    name: 'wrong address codes of all',
    points: wrongCodes * allNetworks,
    durationSeconds,
  })

  /**
   * Refuses a wrong code, and every code beyond the limit. An attempt is counted before the check, and given back if
   * the code is right.
   */
  const assertCode = async (c: Context<ApiEnv>, email: string, code: string) => {
    const client = clientKey(c)
    const address = keyOf(email)
    const ofNetwork = `${networkKeyOf(client)} ${address}`
    await countAttempt(wrong, ofNetwork)
    await countAttempt(wrongOfAll, address)
    if (!(await codes.isRight(email, code))) throw invalidFields({ field: 'addressCode', code: 'wrong_code' })
    await wrong.reward(ofNetwork)
    await wrongOfAll.reward(address)
  }

  return {
    /** Call it before the transaction of the booking. */
    read: async (c: Context<ApiEnv>, asked: Asked): Promise<Evidence> => {
      const { email, addressCode, workProof, attempt, network } = asked
      if (addressCode) await assertCode(c, email, addressCode)
      const isAddressConfirmed = addressCode !== undefined || (await isOwnAddress(c, email))
      const work = workProof && attempt ? await challenges.workOf(workProof, { attempt, network }) : 0
      return { isAddressConfirmed, work }
    },
    /** Adds a challenge to a refusal that requires a proof of work. Returns any other error unchanged. */
    withChallenge: async (cause: unknown, { attempt, network }: Pick<Asked, 'attempt' | 'network'>) => {
      if (!(cause instanceof ApiError) || cause.details.work === undefined || !attempt) return cause
      const challenge = await challenges.issue(cause.details.work, { attempt, network })
      return new ApiError(cause.code, { ...cause.details, challenge })
    },
  }
}

export type BookingEvidence = ReturnType<typeof createEvidence>
