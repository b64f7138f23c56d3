import { accountCode, limits } from '@calm-rest/contract/limits'
import { type ClientKey, networkKeyOf } from '@calm-rest/server'
import type { Context } from 'hono'
import type { Database } from '../../../core/database/database.ts'
import { ApiError } from '../../../core/http/api-error.ts'
import type { ApiEnv } from '../../../core/http/env.ts'
import { isWithin } from '../../../core/http/rate-limit.ts'
import type { AccountLinkKind } from '../../../core/links/account-links.ts'
import { createCodeRequests } from '../../../core/secrets/code-requests.ts'
import { keyOf } from '../../../core/user-row.ts'

interface CodeGuessDeps {
  db: Database
  now: () => Date
  clientKey: ClientKey
}

interface Wanted {
  kind: AccountLinkKind
  email: string
  /** Hash of the link beside the code, if it is right. */
  find: () => Promise<Buffer | undefined>
}

const quarterSeconds = 15 * 60

/**
 * Bounds guesses of the code that is mailed beside a link. A browser that asked for the mail, or has a session, guesses
 * apart from who else is in its network, so that nobody there uses its guesses up. Others may have the code as well: the
 * link may open on another device than the one that asked.
 */
export const createCodeGuesses = ({ db, now, clientKey }: CodeGuessDeps) => {
  const requests = createCodeRequests(db, now, {
    cookie: '__Host-calm-rest-code',
    purpose: 'account code request',
    minutes: limits.links.resetMinutes,
  })
  const limiter = (name: string, points: number) =>
    db.limiter({ name: `account code ${name}`, points, durationSeconds: quarterSeconds })
  const { attempts } = accountCode
  const ofBrowser = limiter('browser', attempts.browser)
  const ofNetwork = limiter('network', attempts.network)
  const ofStranger = limiter('stranger', attempts.stranger)

  const guessersOf = async (c: Context<ApiEnv>, kind: AccountLinkKind, address: string) => {
    const place = `${kind} ${address} ${networkKeyOf(clientKey(c))}`
    const browser = c.get('member')?.sessionId ?? (await requests.find(c, address))
    if (browser === undefined) return [{ limit: ofStranger, key: place }]
    return [
      { limit: ofBrowser, key: `${kind} ${address} ${browser}` },
      { limit: ofNetwork, key: place },
    ]
  }

  return {
    /** This browser asked for a mail to this address, whether or not anybody has it. */
    asked: (c: Context<ApiEnv>, email: string): Promise<void> => requests.remember(c, keyOf(email)),
    /** Throws `code_refused` for whatever is wrong: the address, the code, or too many guesses. */
    take: async (c: Context<ApiEnv>, { kind, email, find }: Wanted): Promise<Buffer> => {
      const guessers = await guessersOf(c, kind, keyOf(email))
      for (const { limit, key } of guessers)
        if (!(await isWithin(limit, key))) throw new ApiError('code_refused')
      const found = await find()
      if (!found) throw new ApiError('code_refused')
      for (const { limit, key } of guessers) await limit.delete(key)
      return found
    },
  }
}

export type CodeGuesses = ReturnType<typeof createCodeGuesses>
