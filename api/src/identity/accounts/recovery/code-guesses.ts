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
  /** Returns the hash of the link beside the code if the code is right. */
  find: () => Promise<Buffer | undefined>
}

const quarterSeconds = 15 * 60

/**
 * Limits guesses of the code mailed beside a link. A browser that requested the mail, or has a session, is counted
 * apart from its network, so that others there cannot use up its guesses. Other browsers may enter the code as well:
 * the link may open on another device than the one that requested it.
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
    const browser = c.get('accountHolder')?.sessionId ?? (await requests.find(c, address))
    if (browser === undefined) return [{ limit: ofStranger, key: place }]
    return [
      { limit: ofBrowser, key: `${kind} ${address} ${browser}` },
      { limit: ofNetwork, key: place },
    ]
  }

  return {
    /** Remembers that this browser requested a mail to this address, known or not. */
    asked: (c: Context<ApiEnv>, email: string): Promise<void> => requests.remember(c, keyOf(email)),
    /** Throws `code_refused` for any fault: the address, the code, or too many guesses. */
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
