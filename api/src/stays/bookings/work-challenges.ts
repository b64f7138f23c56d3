import { createHash, createHmac } from 'node:crypto'
import type { WorkChallenge, WorkPayload } from '@calm-rest/contract/api'
import { workChallenge, workPayload } from '@calm-rest/contract/schemas'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Database } from '../../core/database/database.ts'
import { createSigningKeys } from '../../core/secrets/signing-keys.ts'
import type { Attempt } from './idempotency.ts'

/** Enough time for a slow phone with the greatest work. */
const holdsMs = 15 * 60 * 1000

/** What a proof is for: no other client can use it, and its solver not for another booking. */
export interface WorkFor {
  attempt: Attempt
  /** Hash of the client's network. */
  network: Buffer | null
}

const subjectOf = ({ attempt: { key, bodyHash }, network }: WorkFor) =>
  createHash('sha256')
    .update(key)
    .update(bodyHash)
    .update(network ?? '')
    .digest('hex')

/** The library expects texts. */
const secretsOf = (key: Buffer) => {
  const derive = (use: string) => createHmac('sha256', key).update(use).digest('hex')
  return {
    hmacSignatureSecret: derive('challenge of a proof of work'),
    hmacKeySignatureSecret: derive('key of a proof of work'),
  }
}

/**
 * Challenges for proofs of work. They are signed and not stored. Each is for one Idempotency-Key, which is stored with
 * the booking that uses it, so that it is used once.
 */
export const createWorkChallenges = (db: Database, now: () => Date, cost: number) => {
  const keys = createSigningKeys(db, now)

  const isSolved = async ({ challenge, solution }: WorkPayload) => {
    for (const { key } of await keys.all()) {
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(key) })
      if (verified) return true
    }
    return false
  }

  return {
    /** Takes about `work` keys, at most twice as many. */
    issue: async (work: number, subject: WorkFor): Promise<WorkChallenge> => {
      const { key } = await keys.current()
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(2 * work),
        deriveKey,
        data: { for: subjectOf(subject), work, until: now().getTime() + holdsMs },
        ...secretsOf(key),
      })
      return workChallenge.parse(challenge)
    },
    /** Returns the work that a proof shows; 0 for an invalid or expired proof, and for one of another booking. */
    workOf: async (proof: string, subject: WorkFor): Promise<number> => {
      const payload = parseProof(proof)
      const { for: subjectHash, until, work } = payload?.challenge.parameters.data ?? {}
      const isForIt = subjectHash === subjectOf(subject) && Number(until) > now().getTime()
      return payload && isForIt && (await isSolved(payload)) ? Number(work) : 0
    },
  }
}

const parseProof = (proof: string): WorkPayload | undefined => {
  try {
    return workPayload.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString())).data
  } catch {
    return undefined
  }
}
