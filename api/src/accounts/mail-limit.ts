import { limits } from '@calm-rest/contract/limits'
import type { ClientKey } from '@calm-rest/server'
import type { Context } from 'hono'
import type { Database } from '../database/database.ts'
import type { NetworkHash } from '../http/client-network.ts'
import type { ApiEnv } from '../http/env.ts'
import { countAttempt, isWithin } from '../http/rate-limit.ts'
import type { MailRecipients, MailUse } from './mail-recipients.ts'
import { keyOf } from './user-row.ts'

interface MailLimitDeps {
  db: Pick<Database, 'limiter'>
  clientKey: ClientKey
  networkHash: NetworkHash
  recipients: MailRecipients
  now: () => Date
  /** Requests for one address from one client, in 15 minutes. */
  asked: number
  /** Mails to one address, whoever asks, while a link to reset a password holds. */
  mailed: number
  /** The confirmed address of an account. */
  confirmedAddress: (userId: string) => Promise<string | undefined>
}

/** Whether a booking is confirmed by mail: 'first' is for an address that has no booking yet. */
export type BookingMail = 'always' | 'first' | 'never'

/** How often somebody may have mail sent to an address that need not be theirs. */
export const createMailLimit = ({ db, clientKey, networkHash, recipients, now, ...deps }: MailLimitDeps) => {
  const requests = db.limiter({ name: 'asked links', points: deps.asked, durationSeconds: 15 * 60 })
  const mails = db.limiter({
    name: 'mailed links',
    points: deps.mailed,
    durationSeconds: limits.links.resetMinutes * 60,
  })

  /** No limit for mail to the caller's own confirmed address. */
  const isOwn = async (c: Context<ApiEnv>, email: string) => {
    const userId = c.get('member')?.userId
    const own = userId === undefined ? undefined : await deps.confirmedAddress(userId)
    return own !== undefined && keyOf(own) === keyOf(email)
  }
  const isAdmitted = async (c: Context<ApiEnv>, email: string, use: MailUse) =>
    recipients.admit({ email, network: await networkHash(clientKey(c)), use, at: now() })

  return {
    /** Answers 429 to who asks too often. */
    count: (c: Context<ApiEnv>, email: string) => countAttempt(requests, `${clientKey(c)} ${keyOf(email)}`),
    /** False where the address had many mails, or its network or everybody wrote to many addresses: nobody is told. */
    mayMail: async (c: Context<ApiEnv>, email: string, use: MailUse): Promise<boolean> =>
      (await isOwn(c, email)) || ((await isWithin(mails, keyOf(email))) && (await isAdmitted(c, email, use))),
    /** Others may have used up what may be sent to the address: its first booking does not suffer from it. */
    bookingMail: async (c: Context<ApiEnv>, email: string): Promise<BookingMail> => {
      if (await isOwn(c, email)) return 'always'
      const isQuiet = await isWithin(mails, keyOf(email))
      if (!(await isAdmitted(c, email, 'booking'))) return 'never'
      return isQuiet ? 'always' : 'first'
    },
    /** Whether it is the confirmed address of who is signed in. */
    isOwnAddress: isOwn,
  }
}

export type MailLimit = ReturnType<typeof createMailLimit>
