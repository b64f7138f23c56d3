import type { Database } from '../database/database.ts'

/** A VAPID key (RFC 8292) as base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/**
 * The key that identifies this site to push services. It is created on first use and never changes, because a
 * subscription only accepts messages signed with the key that it was created with.
 */
export const createPushKeys = (db: Database, now: () => Date) => {
  const find = db.prepare<[], PushKeys>(
    'SELECT public_key AS "publicKey", private_key AS "privateKey" FROM push_keys WHERE id = 1',
  )
  const insert = db.prepare<[string, string, string]>(
    'INSERT INTO push_keys (id, public_key, private_key, created_at) VALUES (1, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
  )
  const make = async (): Promise<PushKeys> => {
    const { default: webPush } = await import('web-push')
    const made = webPush.generateVAPIDKeys()
    await insert.run(made.publicKey, made.privateKey, now().toISOString())
    // another process may have been first
    return (await find.get()) ?? made
  }
  return async (): Promise<PushKeys> => (await find.get()) ?? (await make())
}
