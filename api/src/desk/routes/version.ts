import { createHash } from 'node:crypto'
import type { Database, Isolation } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'

/** Changes with every change of the stored values, by a guest, the staff or a program. */
export const versionOf = (stored: object): string =>
  createHash('sha256').update(JSON.stringify(stored)).digest('base64url').slice(0, 16)

interface Versioned {
  version: string
}

/**
 * Writes on the version that the client saw, and returns the new state. If the version is outdated, nothing changes,
 * and the error contains the present state. Comparison and write are one transaction.
 *
 * @throws ApiError 'changed_meanwhile'
 */
export const writeOn = <T extends Versioned>(
  db: Pick<Database, 'transaction'>,
  seen: string,
  read: () => Promise<T>,
  work: () => Promise<unknown>,
  isolation?: Isolation,
): Promise<T> =>
  db.transaction(async () => {
    await endOn(db, seen, read, work)
    return read()
  }, isolation)()

/** Like `writeOn`, for a write after which there may be nothing to return. */
export const endOn = (
  db: Pick<Database, 'transaction'>,
  seen: string,
  read: () => Promise<Versioned>,
  work: () => Promise<unknown>,
): Promise<void> =>
  db.transaction(async () => {
    const current = await read()
    if (current.version !== seen) throw new ApiError('changed_meanwhile', { current })
    await work()
  })()
