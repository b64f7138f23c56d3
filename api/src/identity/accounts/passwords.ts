import { type ClientKey, networkOf } from '@calm-rest/server'
import { hash, verify } from '@node-rs/argon2'
import { ApiError } from '../../core/http/api-error.ts'
import { createBoundedQueue } from '../../core/queue/bounded-queue.ts'

/** Cost of an Argon2id hash (the package's default algorithm): `memoryCost` in KiB, passes, lanes. */
export interface PasswordCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** OWASP's minimum: 19 MiB, two passes, one lane. */
const owaspMinimum: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Two at a time use two cores; a longer queue would mean more than a second of waiting. Each network of clients has a
 * line of its own; clients of an unknown network share one that may use all places.
 */
const queueSize = { running: 2, waiting: 64, waitingOfLine: 32 }

type Client = Parameters<ClientKey>[0]

/** Normalizes characters, however a keyboard composes them. */
export const normalize = (password: string) => password.normalize('NFKC')

/**
 * Hashing costs 24 ms of a core: a client gets 503 if the line of its network is full. Tests may use a lower cost;
 * throws for a lower one in production.
 */
export const createPasswords = (clientKey: ClientKey, cost = owaspMinimum) => {
  if (cost !== owaspMinimum && process.env.NODE_ENV === 'production') {
    throw new Error(
      'In production passwords are hashed at the cost that is built in: leave out passwordCost.',
    )
  }
  const queue = createBoundedQueue(queueSize, () => {
    throw new ApiError('unavailable', { headers: { 'Retry-After': '2' } })
  })
  let nobodys: Promise<string> | undefined
  /** Compared for an unknown account, so that it takes as long as a known one. Made by the first comparison of any. */
  const nobodysHash = () => {
    nobodys ??= hash('no password has this hash', cost)
    return nobodys
  }

  return {
    hash: (c: Client, password: string) =>
      queue(() => hash(normalize(password), cost), networkOf(clientKey(c))),
    /** Does the same work without a stored hash. */
    verify: (c: Client, stored: string | undefined, password: string) =>
      queue(
        async () => {
          const nobody = await nobodysHash()
          return (await verify(stored ?? nobody, normalize(password))) && stored !== undefined
        },
        networkOf(clientKey(c)),
      ),
  }
}

export type Passwords = ReturnType<typeof createPasswords>
