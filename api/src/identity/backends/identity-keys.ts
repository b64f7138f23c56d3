import { createPrivateKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import type { IdentityKeys } from '@calm-rest/contract/api'
import { backendIdentity } from '@calm-rest/contract/limits'
import type { Database } from '../../core/database/database.ts'

interface KeyRow {
  id: string
  /** A JSON Web Key. */
  privateKey: string
}

export interface IdentityKey {
  id: string
  key: KeyObject
}

const dayMs = 24 * 60 * 60 * 1000

const keyOf = ({ id, privateKey }: KeyRow): IdentityKey => ({
  id,
  key: createPrivateKey({ key: JSON.parse(privateKey), format: 'jwk' }),
})

const publicOf = ({ id, privateKey }: KeyRow): IdentityKeys['keys'][number] => {
  const { x } = JSON.parse(privateKey) as { x: string }
  return { kty: 'OKP', crv: 'Ed25519', x, kid: id, alg: 'EdDSA', use: 'sig' }
}

/**
 * Keys of the tokens for backends. One signs for `keyDays`, then the next use creates another. Retention deletes a key
 * a day later, when no token of it is valid any more.
 */
export const createIdentityKeys = (db: Database, now: () => Date) => {
  const newest = db.prepare<[string], KeyRow>(`
    SELECT id, private_key AS "privateKey" FROM identity_keys WHERE created_at > ?
    ORDER BY created_at DESC, id LIMIT 1`)
  const all = db.prepare<[], KeyRow>(
    'SELECT id, private_key AS "privateKey" FROM identity_keys ORDER BY created_at DESC, id',
  )
  const insert = db.prepare<[string, string, string]>(
    'INSERT INTO identity_keys (id, private_key, created_at) VALUES (?, ?, ?)',
  )
  const since = () => new Date(now().getTime() - backendIdentity.keyDays * dayMs).toISOString()
  const ensure = db.transaction(async (): Promise<KeyRow> => {
    // another process may have created one while this one waited for the lock
    const found = await newest.get(since())
    if (found) return found
    const { privateKey } = generateKeyPairSync('ed25519')
    const made = { id: randomUUID(), privateKey: JSON.stringify(privateKey.export({ format: 'jwk' })) }
    await insert.run(made.id, made.privateKey, now().toISOString())
    return made
  })
  let known: (IdentityKey & { text: string }) | undefined

  return {
    /** The key that signs now. */
    current: async (): Promise<IdentityKey> => {
      const row = (await newest.get(since())) ?? (await ensure())
      if (known?.text !== row.privateKey) known = { ...keyOf(row), text: row.privateKey }
      return known
    },
    /** Public keys, without a private byte. */
    published: async (): Promise<IdentityKeys> => ({ keys: (await all.all()).map(publicOf) }),
  }
}
