import { limits } from '@calm-rest/contract/limits'
import type { ClientKey } from '@calm-rest/server'
import type { Context } from 'hono'
import type { Database } from '../database/database.ts'
import type { ApiEnv } from '../http/env.ts'
import { countAttempt, isWithin } from '../http/rate-limit.ts'
import { keyOf } from './user-row.ts'

interface MailLimitDeps {
  db: Pick<Database, 'limiter'>
  clientKey: ClientKey
  /** Requests for one address from one client, in 15 minutes. */
  asked: number
  /** Mails to one address, whoever asks, while a link to reset a password holds. */
  mailed: number
  /** The confirmed address of an account. */
  confirmedAddress: (userId: string) => Promise<string | undefined>
}

/** How often somebody may have mail sent to an address that need not be theirs. */
export const createMailLimit = ({ db, clientKey, asked, mailed, confirmedAddress }: MailLimitDeps) => {
  const requests = db.limiter({ name: 'asked links', points: asked, durationSeconds: 15 * 60 })
  const mails = db.limiter({
    name: 'mailed links',
    points: mailed,
    durationSeconds: limits.links.resetMinutes * 60,
  })

  const mayMail = (email: string) => isWithin(mails, keyOf(email))

  return {
    /** Answers 429 to who asks too often. */
    count: (c: Context<ApiEnv>, email: string) => countAttempt(requests, `${clientKey(c)} ${keyOf(email)}`),
    /** False for an address that many ask for: its owner has a link that still works, and nobody is told. */
    mayMail,
    /** True for who writes to their own confirmed address, however often; whoever else does may `mayMail`. */
    mayMailAs: async (c: Context<ApiEnv>, email: string) => {
      const userId = c.get('member')?.userId
      const own = userId === undefined ? undefined : await confirmedAddress(userId)
      return (own !== undefined && keyOf(own) === keyOf(email)) || mayMail(email)
    },
  }
}

export type MailLimit = ReturnType<typeof createMailLimit>
