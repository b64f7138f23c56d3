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
  /** Rounds of PBKDF2 for each key of a proof. */
  workCost: number
  /** Wrong codes for one address from one network, in 30 minutes; `allNetworks` times as many from everywhere. */
  wrongCodes: number
  /** Whether it is the confirmed address of who is signed in. */
  isOwnAddress: (c: Context<ApiEnv>, email: string) => Promise<boolean>
}

interface Asked extends Pick<z.output<typeof bookingInput>, 'email' | 'workProof' | 'addressCode'> {
  attempt: Attempt | undefined
  network: Buffer | null
}

/** So many times the wrong codes of one network are taken for an address from all networks. */
const allNetworks = 10

/** What speaks for a booking beyond the caps of nights: read from its request, or asked for. */
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

  /** Refuses a wrong code, and beyond the limit any code; counted before it is tried, and given back where it is right. */
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
    /** Before the transaction of the booking. */
    read: async (c: Context<ApiEnv>, asked: Asked): Promise<Evidence> => {
      const { email, addressCode, workProof, attempt, network } = asked
      if (addressCode) await assertCode(c, email, addressCode)
      const isAddressConfirmed = addressCode !== undefined || (await isOwnAddress(c, email))
      const work = workProof && attempt ? await challenges.workOf(workProof, { attempt, network }) : 0
      return { isAddressConfirmed, work }
    },
    /** A refusal that asks for a proof of work, with the challenge; any other error as it is. */
    withChallenge: async (cause: unknown, { attempt, network }: Pick<Asked, 'attempt' | 'network'>) => {
      if (!(cause instanceof ApiError) || cause.details.work === undefined || !attempt) return cause
      const challenge = await challenges.issue(cause.details.work, { attempt, network })
      return new ApiError(cause.code, { ...cause.details, challenge })
    },
  }
}

export type BookingEvidence = ReturnType<typeof createEvidence>
