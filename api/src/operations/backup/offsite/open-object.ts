import { Refused } from '@calm-rest/command/outcomes'
import type { ObjectStore } from '@calm-rest/objects'
import type { Unseal } from './age.ts'

/** What a restore needs of a bucket. */
export type Reader = Pick<ObjectStore, 'getAtMost' | 'list' | 'name'>

/** Content that does not compress, its gzip and the frame of age. */
const sealedBound = (bytes: number) => Math.ceil(bytes * 1.01) + 64 * 1024

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)

type Refusal = (what: string, mostBytes: number) => Refused

export const tooLarge: Refusal = (what, mostBytes) =>
  new Refused(
    `${what} has more than the ${megabytes(mostBytes)} MB that it may have. Somebody else has written it: restore an earlier moment, and find out who writes to the bucket.`,
  )

export const noMemory: Refusal = (what, mostBytes) =>
  new Refused(
    `${what} has more than the ${megabytes(mostBytes)} MB for which this machine has free memory. Restore on a larger one, or an earlier moment.`,
  )

interface Asked {
  key: string
  mostBytes: number
  /** What to throw if it is larger. */
  refusal?: Refusal
}

/**
 * Fetches and decrypts an object that holds at most `mostBytes`. Throws `Refused` if it is gone, larger, or cannot be
 * decrypted.
 */
export const openObject = async (
  store: Pick<Reader, 'getAtMost' | 'name'>,
  unseal: Unseal,
  { key, mostBytes, refusal = tooLarge }: Asked,
): Promise<Buffer> => {
  const found = await store.getAtMost(sealedBound(mostBytes), key)
  if (!found) throw new Refused(`${store.name}/${key} is gone.`)
  if (found === 'larger') throw refusal(`${store.name}/${key}`, mostBytes)
  return unseal(found.content)
}
