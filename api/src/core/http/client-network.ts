import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { isThisMachine, networkOf } from '@calm-rest/server'
import type { Database } from '../database/database.ts'
import { createSigningKeys, type SigningKey } from '../secrets/signing-keys.ts'

/** Long enough that two networks never share a hash. */
const hashBytes = 16

/** Returns the keyed hash of a text: a copy of a table alone reveals nothing. Call it outside of transactions. */
export const createKeyedHash = (db: Database, now: () => Date) => {
  const keys = createSigningKeys(db, now)
  let prepared: { id: string; key: KeyObject } | undefined
  /** Importing the bytes of a key costs four times as much as the hash itself. */
  const prepare = ({ id, key }: SigningKey) => {
    if (prepared?.id !== id) prepared = { id, key: createSecretKey(key) }
    return prepared.key
  }
  return async (text: string): Promise<Buffer> => {
    const key = prepare(await keys.currentThisTurn())
    return createHmac('sha256', key).update(text).digest().subarray(0, hashBytes)
  }
}

/**
 * Returns the keyed hash of a client's network. A copy of the table alone reveals no network. null for this machine.
 */
export const createNetworkHash = (db: Database, now: () => Date) => {
  const hash = createKeyedHash(db, now)
  return async (clientKey: string): Promise<Buffer | null> => {
    const network = networkOf(clientKey)
    return network === undefined ? null : hash(`network ${network}`)
  }
}

/** Returns the keyed hash of the address alone. */
export const createAddressHash = (db: Database, now: () => Date) => {
  const hash = createKeyedHash(db, now)
  return async (clientKey: string): Promise<Buffer | null> =>
    isThisMachine(clientKey) ? null : hash(`address ${clientKey}`)
}

export type KeyedHash = ReturnType<typeof createKeyedHash>
export type NetworkHash = ReturnType<typeof createNetworkHash>
