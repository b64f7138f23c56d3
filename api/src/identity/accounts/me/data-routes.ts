import { calls } from '@calm-rest/contract/openapi'
import { Hono } from 'hono'
import { invalidFields } from '../../../core/http/api-error.ts'
import type { ApiEnv } from '../../../core/http/env.ts'
import { accountHolderOf } from '../../../core/http/guard.ts'
import { jsonBody } from '../../../core/http/validate.ts'
import { keyOf } from '../../../core/user-row.ts'
import type { StayServices } from '../../../stays/index.ts'
import type { Credentials, PasswordCheck } from '../password-check.ts'
import { forgetRefreshToken } from '../sessions/cookie.ts'
import type { Export } from './export.ts'
import type { OwnAccountQueries } from './queries.ts'
import { there } from './routes.ts'

interface DataDeps {
  own: OwnAccountQueries
  passwordCheck: PasswordCheck
  exportOf: Export
  remove: StayServices['removal']
  now: () => Date
}

/** Routes of a guest's own data: export and deletion. */
export const dataRoutes = ({ own, passwordCheck, exportOf, remove, now }: DataDeps) =>
  new Hono<ApiEnv>()
    .get('/data', async (c) =>
      c.json(there(await exportOf(accountHolderOf(c).userId, { lang: c.get('lang'), now: now() }))),
    )
    // requires the guest to prove their identity again
    .post('/removal', jsonBody(calls.removeAccount.body), async (c) => {
      const { userId } = accountHolderOf(c)
      const { password, email } = c.req.valid('json')
      const credentials = there(await own.credentials(userId))
      if (credentials.passwordHash === undefined) assertEmail(credentials, email)
      else await passwordCheck.demand(c, 'password', credentials, password)
      await remove(userId, now())
      forgetRefreshToken(c)
      return c.json({ success: true })
    })

const assertEmail = (credentials: Credentials, typed: string | undefined) => {
  if (typed === undefined) throw invalidFields({ field: 'email', code: 'required' })
  if (keyOf(typed) !== keyOf(credentials.email)) throw invalidFields({ field: 'email', code: 'wrong_email' })
}
