import { createHmac } from 'node:crypto'
import type { Database } from '../../core/database/database.ts'
import { createSigningKeys } from '../../core/secrets/signing-keys.ts'

interface SecretTerms {
  partner: string
  secretKeyId: string | null
  /** A new version gives a new secret. */
  secretVersion: number
}

/**
 * Secrets of webhooks, 256 bits each. They are not stored: each is derived from a signing key of the server, the
 * partner and a version.
 */
export const createWebhookSecrets = (db: Database, now: () => Date) => {
  const keys = createSigningKeys(db, now)
  return {
    /** Returns the id of the key for a new secret. */
    currentKeyId: async (): Promise<string> => (await keys.current()).id,
    derive: async ({ partner, secretKeyId, secretVersion }: SecretTerms): Promise<Buffer> => {
      const found = secretKeyId === null ? undefined : await keys.byId(secretKeyId)
      if (!found) throw new Error(`The webhook of ${partner} has no signing key`)
      return createHmac('sha256', found.key).update(`webhook secret ${partner} ${secretVersion}`).digest()
    },
  }
}
