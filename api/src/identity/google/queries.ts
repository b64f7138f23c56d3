import { randomUUID } from 'node:crypto'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import { userTable } from '../../core/user-row.ts'
import type { Identity } from './identity.ts'

interface ProofRow {
  issuer: string
  subject: string
  email: string
  first_name: string
  last_name: string
  expires_at: string
}

export interface Proof extends Identity {
  tokenHash: Buffer
  expiresAt: string
}

export interface Redemption {
  tokenHash: Buffer
  /** Address in the request body. It must be that of the proof. */
  email: string
  now: string
  lang: Lang
}

/** unproven: no proof, too late, used before, or another address. refused: the address belongs to another account. */
export type RedeemResult = { status: 'member'; userId: string } | { status: 'unproven' | 'refused' }

const keyOf = (email: string) => email.trim().toLowerCase()

export const createGoogleQueries = (db: Database) => {
  const prune = db.prepare<[string]>('DELETE FROM google_proofs WHERE expires_at <= ?')
  const insertProof = db.prepare(`
    INSERT INTO google_proofs (token_hash, issuer, subject, email, first_name, last_name, expires_at)
    VALUES (@tokenHash, @issuer, @subject, @email, @firstName, @lastName, @expiresAt)`)
  const takeProof = db.prepare<[Buffer], ProofRow>(
    'DELETE FROM google_proofs WHERE token_hash = ? RETURNING *',
  )
  const memberOf = createMemberQuery(db)

  const redeem = db.transaction(
    async ({ tokenHash, email, now, lang }: Redemption): Promise<RedeemResult> => {
      // deleted in any case: a proof is valid for one attempt
      const proof = await takeProof.get(tokenHash)
      if (!proof || proof.expires_at <= now || keyOf(proof.email) !== keyOf(email))
        return { status: 'unproven' }
      const userId = await memberOf(proof, now, lang)
      return userId === undefined ? { status: 'refused' } : { status: 'member', userId }
    },
  )

  return {
    storeProof: async ({ profile, ...proof }: Proof, now: string): Promise<void> => {
      await prune.run(now)
      await insertProof.run({ ...proof, email: profile.email })
    },
    /** Uses a proof once, and returns its account: an earlier guest, a linked account, or a new one. */
    redeem: async (redemption: Redemption): Promise<RedeemResult> => redeem(redemption),
  }
}

export type GoogleQueries = ReturnType<typeof createGoogleQueries>

interface Namesake {
  id: string
  lang: Lang
  email_confirmed_at: string | null
  known: number
}

/** Finds, links or creates the account of an identity. Call it inside a transaction. */
const createMemberQuery = (db: Database) => {
  const outbox = outboxOf(db)
  const byIdentity = db
    .prepare<[string, string], string>('SELECT user_id FROM identities WHERE issuer = ? AND subject = ?')
    .pluck()
  const byEmail = db.prepare<[string, string], Namesake>(`
    SELECT id, lang, email_confirmed_at,
      EXISTS (SELECT 1 FROM identities WHERE user_id = users.id AND issuer = ?) AS known
    FROM users WHERE email_key = ?`)
  const insertUser = db.prepare<[object]>(userTable.insert)
  const link = db.prepare<[string, string, string, string]>(
    'INSERT INTO identities (issuer, subject, user_id, created_at) VALUES (?, ?, ?, ?)',
  )
  const endSessions = db.prepare<[string]>('DELETE FROM sessions WHERE user_id = ?')
  // a signed-in person may be another one than the owner of the proof, and the owner is notified of both
  const endOthers = async ({ id, lang }: Namesake, createdAt: string) => {
    await endSessions.run(id)
    await outbox.add({ kind: 'google-linked', payload: { userId: id }, lang, createdAt })
  }

  return async (proof: ProofRow, now: string, lang: Lang): Promise<string | undefined> => {
    const { issuer, subject, email, first_name: firstName, last_name: lastName } = proof
    const found = await byIdentity.get(issuer, subject)
    if (found !== undefined) return found
    const emailKey = keyOf(email)
    const namesake = await byEmail.get(issuer, emailKey)
    if (namesake && !isSamePerson(namesake)) return undefined
    const id = namesake?.id ?? randomUUID()
    const person = { id, email, emailKey, firstName, lastName, country: '', lang, createdAt: now }
    if (!namesake) await insertUser.run(userTable.newRow({ ...person, emailConfirmedAt: now }))
    await link.run(issuer, subject, id, now)
    if (namesake) await endOthers(namesake, now)
    return id
  }
}

/**
 * An unconfirmed address may have been typed by a stranger who waits for its owner. An address with another identity of
 * the same provider has a new owner since.
 */
const isSamePerson = ({ email_confirmed_at, known }: Namesake) => email_confirmed_at !== null && known === 0
