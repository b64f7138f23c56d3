import type { ClientKey } from '@calm-rest/server'
import type { Context } from 'hono'
import type { Database } from '../../core/database/database.ts'
import { invalidFields } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { countAttempt } from '../../core/http/rate-limit.ts'
import { keyOf } from '../../core/user-row.ts'
import type { Passwords } from './passwords.ts'

interface PasswordCheckDeps {
  db: Pick<Database, 'limiter'>
  passwords: Passwords
  clientKey: ClientKey
  /** Maximum number of wrong passwords of one account from one address, in 15 minutes. */
  allowed: number
}

/**
 * Compares a password with the stored one, and stops guessing. The limit is per account and client address, so that
 * nobody can lock the owner out from elsewhere.
 */
export const createPasswordCheck = ({ db, passwords, clientKey, allowed }: PasswordCheckDeps) => {
  const failures = db.limiter({ name: 'failed logins', points: allowed, durationSeconds: 15 * 60 })

  const isRight = async (c: Context<ApiEnv>, email: string, stored: string | undefined, typed: string) => {
    const account = `${clientKey(c)} ${keyOf(email)}`
    // counted before the work, so that concurrent attempts count too
    await countAttempt(failures, account)
    const right = await passwords.verify(c, stored, typed)
    if (right) await failures.delete(account)
    return right
  }

  return {
    isRight,
    /** For signed-in guests: a missing or wrong password is an error of its field. */
    demand: async (c: Context<ApiEnv>, field: string, account: Credentials, typed: string | undefined) => {
      if (typed === undefined) throw invalidFields({ field, code: 'required' })
      if (await isRight(c, account.email, account.passwordHash, typed)) return
      throw invalidFields({ field, code: 'wrong_password' })
    },
  }
}

export interface Credentials {
  email: string
  /** Undefined for an account that only uses an identity provider. */
  passwordHash: string | undefined
}

export type PasswordCheck = ReturnType<typeof createPasswordCheck>
