import { identityKeysPath } from '@calm-rest/contract/backends'
import { identityKeysSchema } from '@calm-rest/contract/schemas'
import { Hono } from 'hono'
import type { CallApi } from '../rendering/call-api.ts'
import { readIdentityKeys } from './guest-tokens.ts'

/** /.well-known/jwks.json: public keys by which servers of teams verify who a guest is. */
export const identityKeyRoutes = (callApi: CallApi) =>
  new Hono().get(identityKeysPath, async (c) => {
    const keys = await readIdentityKeys(callApi)
      .then(async (answer) => identityKeysSchema.parse(await answer.json()))
      .catch(() => undefined)
    if (!keys) return c.json({ error: 'The keys cannot be read.' }, 503, { 'Retry-After': '5' })
    return c.json(keys, 200, { 'Cache-Control': 'public, max-age=300' })
  })
