import { createHmac } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { createSigningKeys } from '../links/signing-keys.ts'

/** Of this machine: a proxy that TRUSTED_PROXIES does not name, or the site itself. Then nobody knows who asks. */
const isLoopback = (clientKey: string) => /^127\.|^0:0:0:0::/.test(clientKey)

/**
 * The network that one customer of a provider has: the /24 of an IPv4 address, the /48 of an IPv6 one. Undefined for
 * this machine, behind which everybody may be.
 */
export const networkOf = (clientKey: string): string | undefined => {
  if (isLoopback(clientKey)) return undefined
  const parts = /^(\d+\.\d+\.\d+)\.\d+$/.exec(clientKey)
  if (parts) return `${parts[1]}.0/24`
  const groups = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(clientKey)
  return groups ? `${groups[1]}::/48` : clientKey
}

/** Long enough that two networks never share one. */
const hashBytes = 16

const createKeyedHash = (db: Database, now: () => Date) => {
  const keys = createSigningKeys(db, now)
  return async (text: string): Promise<Buffer> => {
    const { key } = await keys.current()
    return createHmac('sha256', key).update(text).digest().subarray(0, hashBytes)
  }
}

/**
 * Names the network of a client without its address: whoever reads a copy of the table alone learns no network from
 * it. null for this machine.
 */
export const createNetworkHash = (db: Database, now: () => Date) => {
  const hash = createKeyedHash(db, now)
  return async (clientKey: string): Promise<Buffer | null> => {
    const network = networkOf(clientKey)
    return network === undefined ? null : hash(`network ${network}`)
  }
}

/** The same for the address alone. */
export const createAddressHash = (db: Database, now: () => Date) => {
  const hash = createKeyedHash(db, now)
  return async (clientKey: string): Promise<Buffer | null> =>
    isLoopback(clientKey) ? null : hash(`address ${clientKey}`)
}

export type NetworkHash = ReturnType<typeof createNetworkHash>
