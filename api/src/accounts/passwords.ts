import { hash, verify } from '@node-rs/argon2'
import { ApiError } from '../http/api-error.ts'
import { createBoundedQueue } from './bounded-queue.ts'

/** OWASP's least: Argon2id (the package's default algorithm) with 19 MiB, two passes, one lane. */
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Two at a time fill two cores; more waiting than this means more than a second of waiting. */
const queueSize = { running: 2, waiting: 64 }

/** The same characters, however a keyboard composes them. */
export const normalize = (password: string) => password.normalize('NFKC')

/** Hashing costs 24 ms of a core: whoever finds the queue full is asked to come again. */
export const createPasswords = () => {
  const queue = createBoundedQueue(queueSize, () => {
    throw new ApiError('unavailable', { headers: { 'Retry-After': '2' } })
  })
  // what an unknown account is compared with, so that it takes as long as a known one
  const nobodys = hash('no password has this hash', argon2id)

  return {
    hash: (password: string) => queue(() => hash(normalize(password), argon2id)),
    /** Does the same work where there is no hash. */
    verify: (stored: string | undefined, password: string) =>
      queue(
        async () => (await verify(stored ?? (await nobodys), normalize(password))) && stored !== undefined,
      ),
  }
}

export type Passwords = ReturnType<typeof createPasswords>
