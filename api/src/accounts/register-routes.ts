import { randomUUID } from 'node:crypto'
import { calls } from '@calm-rest/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import { invalidFields } from '../http/api-error.ts'
import type { ApiEnv } from '../http/env.ts'
import { jsonBody } from '../http/validate.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { Passwords } from './passwords.ts'
import type { AccountQueries } from './queries.ts'

interface RegisterParts {
  accounts: AccountQueries
  passwords: Passwords
  now: () => Date
  limit: MiddlewareHandler<ApiEnv>
}

/** A known address is answered exactly like a new one: nobody learns here who has an account. */
export const registerRoutes = ({ accounts, passwords, now, limit }: RegisterParts) =>
  new Hono<ApiEnv>().post('/', limit, jsonBody(calls.register.body), async (c) => {
    const { firstName, lastName, country, email, password } = c.req.valid('json')
    if (isCommonPassword(password)) throw invalidFields({ field: 'password', code: 'common_password' })
    const passwordHash = await passwords.hash(password)
    const createdAt = now().toISOString()
    const person = { email, firstName, lastName, country }
    await accounts.register({ ...person, id: randomUUID(), passwordHash, lang: c.get('lang'), createdAt })
    return c.json({ success: true }, 201)
  })
