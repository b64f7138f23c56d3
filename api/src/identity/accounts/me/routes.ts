import { calls } from '@calm-rest/contract/openapi'
import { Hono } from 'hono'
import { invalidFields } from '../../../core/http/api-error.ts'
import type { ApiEnv } from '../../../core/http/env.ts'
import { accountHolderOf, unauthorized } from '../../../core/http/guard.ts'
import { jsonBody } from '../../../core/http/validate.ts'
import type { MailLimit } from '../../../core/mail-limits/mail-limit.ts'
import { hashNew } from '../new-password.ts'
import type { PasswordCheck } from '../password-check.ts'
import type { Passwords } from '../passwords.ts'
import type { OwnAccountQueries } from './queries.ts'

export interface OwnAccountDeps {
  own: OwnAccountQueries
  passwordCheck: PasswordCheck
  passwords: Passwords
  mailLimit: MailLimit
  now: () => Date
}

/** The account of the signed-in guest. No call takes an id, so that a guest cannot address another account. */
export const ownAccountRoutes = ({ own, passwordCheck, passwords, mailLimit, now }: OwnAccountDeps) =>
  new Hono<ApiEnv>()
    .get('/', async (c) => c.json(there(await own.read(accountHolderOf(c).userId))))
    .patch('/', jsonBody(calls.changeAccount.body), async (c) =>
      c.json(there(await own.change(accountHolderOf(c).userId, c.req.valid('json')))),
    )
    .post('/password', jsonBody(calls.changePassword.body), async (c) => {
      const { userId, sessionId } = accountHolderOf(c)
      const { currentPassword, password } = c.req.valid('json')
      const credentials = there(await own.credentials(userId))
      const before = credentials.passwordHash
      if (before !== undefined) await passwordCheck.demand(c, 'currentPassword', credentials, currentPassword)
      const passwordHash = await hashNew(passwords, c, password)
      const mayMailUser = await mailLimit.mayMail(c, credentials.email, 'link')
      const told = { mayMailUser, lang: c.get('lang'), now: now() }
      const change = { userId, sessionId, before, passwordHash, ...told }
      if (await own.changePassword(change)) return c.json({ success: true })
      throw invalidFields({ field: 'currentPassword', code: 'wrong_password' })
    })
    .post('/confirmation', async (c) => {
      const { userId } = accountHolderOf(c)
      const { email } = there(await own.credentials(userId))
      await mailLimit.count(c, email)
      if (await mailLimit.mayMail(c, email, 'link')) await own.askConfirmation(userId, c.get('lang'), now())
      return c.json({ success: true }, 202)
    })

/** If the account was just deleted, nobody is signed in. */
export const there = <T>(found: T | undefined): T => {
  if (found === undefined) throw unauthorized()
  return found
}
