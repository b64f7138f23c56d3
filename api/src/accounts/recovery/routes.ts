import { calls } from '@calm-rest/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import { ApiError } from '../../http/api-error.ts'
import type { ApiEnv } from '../../http/env.ts'
import { jsonBody } from '../../http/validate.ts'
import type { MailLimit } from '../mail-limit.ts'
import { hashNew } from '../new-password.ts'
import type { Passwords } from '../passwords.ts'
import type { RecoveryQueries } from './queries.ts'

interface RecoveryDeps {
  recovery: RecoveryQueries
  passwords: Passwords
  mailLimit: MailLimit
  now: () => Date
  limits: { forgot: MiddlewareHandler<ApiEnv>; links: MiddlewareHandler<ApiEnv> }
}

/** The ways back into an account, and the link that confirms an address. */
export const recoveryRoutes = ({ recovery, passwords, mailLimit, now, limits }: RecoveryDeps) =>
  new Hono<ApiEnv>()
    .post('/forgot', limits.forgot, jsonBody(calls.forgotPassword.body), async (c) => {
      const { email } = c.req.valid('json')
      await mailLimit.count(c, email)
      if (await mailLimit.mayMail(c, email, 'link')) await recovery.forgot(email, c.get('lang'), now())
      return c.json({ success: true }, 202)
    })
    .post('/reset', limits.links, jsonBody(calls.resetPassword.body), async (c) => {
      const { token, password } = c.req.valid('json')
      if (!(await recovery.canReset(token, now()))) throw new ApiError('link_invalid')
      const passwordHash = await hashNew(passwords, c, password)
      const isDone = await recovery.reset({ token, passwordHash, lang: c.get('lang'), now: now() })
      if (!isDone) throw new ApiError('link_invalid')
      return c.json({ success: true })
    })
    .post('/confirm', limits.links, jsonBody(calls.confirmEmail.body), async (c) => {
      const { token } = c.req.valid('json')
      const confirmed = await recovery.confirm({ token, memberId: c.get('member')?.userId, now: now() })
      if (!confirmed) throw new ApiError('link_invalid')
      return c.json({ success: true, ...confirmed })
    })
