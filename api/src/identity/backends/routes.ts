import { calls } from '@calm-rest/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { accountHolderOf, unauthorized } from '../../core/http/guard.ts'
import { jsonBody, params } from '../../core/http/validate.ts'
import type { AccountQueries } from '../accounts/queries.ts'
import { createConsents } from './consents.ts'
import { createIssueToken } from './issue-token.ts'
import { findService, type KnownBackends, serviceOf } from './known-backends.ts'

interface BackendIdentityDeps {
  db: Database
  accounts: Pick<AccountQueries, 'findById'>
  backends: KnownBackends
  /** Public origin of the site; by default that of each request. */
  publicUrl: string | undefined
  now: () => Date
  limit: MiddlewareHandler<ApiEnv>
}

/** Who a guest is to servers of teams: tokens for one backend each, and what the guest has agreed to. */
export const backendIdentityRoutes = ({
  db,
  accounts,
  backends,
  publicUrl,
  now,
  limit,
}: BackendIdentityDeps) => {
  const consents = createConsents(db)
  const tokens = createIssueToken(db, accounts, now)

  const there = (remote: string, backend: string) => {
    const found = findService(backends(), remote, backend)
    if (!found) throw new ApiError('backend_unknown')
    return found
  }

  /** Whether a guest has agreed to everything that a backend asks for today. */
  const hasAgreed = async (userId: string, remote: string, scopes: readonly string[]) => {
    const agreed: readonly string[] | undefined = (await consents.find(userId, remote))?.scopes
    return agreed !== undefined && scopes.every((scope) => agreed.includes(scope))
  }

  return new Hono<ApiEnv>()
    .post('/me/backend-tokens', limit, jsonBody(calls.issueBackendToken.body), async (c) => {
      const { userId } = accountHolderOf(c)
      const { remote, backend } = c.req.valid('json')
      const { scopes } = there(remote, backend)
      if (!(await hasAgreed(userId, remote, scopes))) throw new ApiError('backend_not_agreed')
      const issuer = publicUrl ?? new URL(c.req.url).origin
      const issued = await tokens.issue({ userId, remote, backend, scopes, issuer })
      if (!issued) throw unauthorized()
      return c.json(issued)
    })
    .get('/me/backend-consents', async (c) => {
      const known = backends()
      const agreed = await consents.ofUser(accountHolderOf(c).userId)
      const named = agreed.map((one) => ({ ...one, service: serviceOf(known, one.remote, c.get('lang')) }))
      return c.json(named.toSorted((a, b) => a.service.localeCompare(b.service, c.get('lang'))))
    })
    .post('/me/backend-consents', limit, jsonBody(calls.giveBackendConsent.body), async (c) => {
      const { remote, backend, scopes } = c.req.valid('json')
      const asked = there(remote, backend).scopes
      // what the backend does not ask for is not stored
      const agreed = asked.filter((scope) => scopes.includes(scope))
      await consents.give(accountHolderOf(c).userId, remote, agreed, now())
      return c.json({ success: true }, 201)
    })
    .get('/me/backend-consents/:remote/:backend', params(calls.readBackendRequest.params), async (c) => {
      const { remote, backend } = c.req.valid('param')
      const { service, scopes } = there(remote, backend)
      const agreed = await hasAgreed(accountHolderOf(c).userId, remote, scopes)
      return c.json({ remote, backend, service: service[c.get('lang')], scopes, agreed })
    })
    .post('/me/backend-consents/:remote/end', limit, params(calls.endBackendConsent.params), async (c) => {
      await consents.end(accountHolderOf(c).userId, c.req.valid('param').remote)
      return c.json({ success: true })
    })
    .get('/identity-keys', async (c) => {
      c.header('Cache-Control', 'public, max-age=300')
      return c.json(await tokens.published())
    })
}
