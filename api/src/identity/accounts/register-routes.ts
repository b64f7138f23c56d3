import { randomUUID } from 'node:crypto'
import { calls } from '@calm-rest/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody } from '../../core/http/validate.ts'
import type { MailLimit } from '../../core/mail-limits/mail-limit.ts'
import { hashNew } from './new-password.ts'
import type { Passwords } from './passwords.ts'
import type { AccountQueries } from './queries.ts'

interface RegisterDeps {
  accounts: AccountQueries
  passwords: Passwords
  mailLimit: MailLimit
  now: () => Date
  limit: MiddlewareHandler<ApiEnv>
}

/** Answers a known address exactly like a new one, so that nobody learns who has an account. */
export const registerRoutes = ({ accounts, passwords, mailLimit, now, limit }: RegisterDeps) =>
  new Hono<ApiEnv>().post('/', limit, jsonBody(calls.register.body), async (c) => {
    const { password, ...person } = c.req.valid('json')
    const passwordHash = await hashNew(passwords, c, password)
    await accounts.register(
      { ...person, id: randomUUID(), passwordHash, lang: c.get('lang'), createdAt: now().toISOString() },
      { mayMailUser: await mailLimit.mayMail(c, person.email, 'receipt') },
    )
    return c.json({ success: true }, 201)
  })
