import { hash, verify } from '@node-rs/argon2'
import { createBoundedQueue } from '../bounded-queue.ts'
import { ApiError } from '../http/api-error.ts'

/** The work of an Argon2id hash (the package's default algorithm): `memoryCost` in KiB, passes, lanes. */
export interface PasswordCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** OWASP's least: 19 MiB, two passes, one lane. */
const owaspMinimum: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Two at a time fill two cores; more waiting than this means more than a second of waiting. */
const queueSize = { running: 2, waiting: 64 }

/** The same characters, however a keyboard composes them. */
export const normalize = (password: string) => password.normalize('NFKC')

/**
 * Hashing costs 24 ms of a core: whoever finds the queue full is asked to come again. Tests may ask for less work;
 * throws where less is asked for in production.
 */
export const createPasswords = (cost = owaspMinimum) => {
  if (cost !== owaspMinimum && process.env.NODE_ENV === 'production') {
    throw new Error(
      'In production passwords are hashed at the cost that is built in: leave out passwordCost.',
    )
  }
  const queue = createBoundedQueue(queueSize, () => {
    throw new ApiError('unavailable', { headers: { 'Retry-After': '2' } })
  })
  // what an unknown account is compared with, so that it takes as long as a known one
  const nobodys = hash('no password has this hash', cost)

  return {
    hash: (password: string) => queue(() => hash(normalize(password), cost)),
    /** Does the same work where there is no hash. */
    verify: (stored: string | undefined, password: string) =>
      queue(
        async () => (await verify(stored ?? (await nobodys), normalize(password))) && stored !== undefined,
      ),
  }
}

export type Passwords = ReturnType<typeof createPasswords>
