import { calls } from '@calm-rest/contract/openapi'
import { Hono } from 'hono'
import { invalidFields } from '../../http/api-error.ts'
import type { ApiEnv } from '../../http/env.ts'
import { memberOf } from '../../http/guard.ts'
import { jsonBody } from '../../http/validate.ts'
import type { Credentials, Guesses } from '../guesses.ts'
import { forgetRefreshToken } from '../sessions/cookie.ts'
import { keyOf } from '../user-row.ts'
import type { OwnAccountQueries } from './queries.ts'
import type { Removal } from './removal.ts'
import { there } from './routes.ts'

interface RemovalParts {
  own: OwnAccountQueries
  guesses: Guesses
  remove: Removal
  now: () => Date
}

/** Deletes the account of whoever is signed in and says once more who they are. */
export const removalRoutes = ({ own, guesses, remove, now }: RemovalParts) =>
  new Hono<ApiEnv>().post('/removal', jsonBody(calls.removeAccount.body), async (c) => {
    const { userId } = memberOf(c)
    const { password, email } = c.req.valid('json')
    const credentials = there(await own.credentials(userId))
    if (credentials.passwordHash === undefined) assertEmail(credentials, email)
    else await guesses.demand(c, 'password', credentials, password)
    await remove(userId, now())
    forgetRefreshToken(c)
    return c.json({ success: true })
  })

const assertEmail = (credentials: Credentials, typed: string | undefined) => {
  if (typed === undefined) throw invalidFields({ field: 'email', code: 'required' })
  if (keyOf(typed) !== keyOf(credentials.email)) throw invalidFields({ field: 'email', code: 'wrong_email' })
}
