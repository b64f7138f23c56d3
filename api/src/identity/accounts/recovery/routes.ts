import { calls } from '@calm-rest/contract/openapi'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { ApiError } from '../../../core/http/api-error.ts'
import type { ApiEnv } from '../../../core/http/env.ts'
import { jsonBody } from '../../../core/http/validate.ts'
import type { AccountLinkKind } from '../../../core/links/account-links.ts'
import type { MailLimit } from '../../../core/mail-limits/mail-limit.ts'
import { hashToken } from '../../../core/secrets/token.ts'
import { hashNew } from '../new-password.ts'
import type { Passwords } from '../passwords.ts'
import type { CodeGuesses } from './code-guesses.ts'
import type { RecoveryQueries } from './queries.ts'

interface RecoveryDeps {
  recovery: RecoveryQueries
  guesses: CodeGuesses
  passwords: Passwords
  mailLimit: MailLimit
  now: () => Date
  limits: { forgot: MiddlewareHandler<ApiEnv>; links: MiddlewareHandler<ApiEnv> }
}

/** Proof in the contract that somebody read the mail. */
interface MailedProof {
  token?: string | undefined
  email?: string | undefined
  code?: string | undefined
}

/** Routes to recover an account, and to confirm an address. */
export const recoveryRoutes = ({ recovery, guesses, passwords, mailLimit, now, limits }: RecoveryDeps) => {
  const linkOf = async (c: Context<ApiEnv>, kind: AccountLinkKind, proof: MailedProof) => {
    const { token, email = '', code = '' } = proof
    if (token !== undefined) return hashToken(token)
    return guesses.take(c, { kind, email, find: () => recovery.findByCode({ kind, email, code }) })
  }
  return new Hono<ApiEnv>()
    .post('/forgot', limits.forgot, jsonBody(calls.forgotPassword.body), async (c) => {
      const { email } = c.req.valid('json')
      await mailLimit.count(c, email)
      if (await mailLimit.mayMail(c, email, 'link')) await recovery.forgot(email, c.get('lang'), now())
      await guesses.asked(c, email)
      return c.json({ success: true }, 202)
    })
    .post('/reset', limits.links, jsonBody(calls.resetPassword.body), async (c) => {
      const { password, ...proof } = c.req.valid('json')
      const link = await linkOf(c, 'reset', proof)
      if (!(await recovery.canReset(link, now()))) throw new ApiError('link_invalid')
      const passwordHash = await hashNew(passwords, c, password)
      const isDone = await recovery.reset({ link, passwordHash, lang: c.get('lang'), now: now() })
      if (!isDone) throw new ApiError('link_invalid')
      return c.json({ success: true })
    })
    .post('/confirm', limits.links, jsonBody(calls.confirmEmail.body), async (c) => {
      const link = await linkOf(c, 'confirm', c.req.valid('json'))
      const confirmed = await recovery.confirm({ link, memberId: c.get('accountHolder')?.userId, now: now() })
      if (!confirmed) throw new ApiError('link_invalid')
      return c.json({ success: true, ...confirmed })
    })
}
