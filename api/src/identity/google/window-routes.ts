import { limits } from '@calm-rest/contract/limits'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { ApiEnv } from '../../core/http/env.ts'
import { newToken } from '../../core/secrets/token.ts'
import { endWindow } from './end-window.ts'
import { beginFlow, forgetFlow, readFlow, rememberProof } from './flow.ts'
import type { OidcOptions } from './options.ts'
import { createProvider } from './provider.ts'
import type { GoogleQueries } from './queries.ts'

interface WindowDeps {
  oidc: OidcOptions
  google: GoogleQueries
  now: () => Date
  logger: Logger
  limit: MiddlewareHandler<ApiEnv>
}

/** Routes of the sign-in window: to the provider and back. */
export const windowRoutes = ({ oidc, google, now, logger, limit }: WindowDeps) => {
  const provider = createProvider(oidc)
  const { host } = new URL(oidc.publicUrl)
  const log = (reason: string) => logger.warn({ reason }, 'google')

  return new Hono<ApiEnv>()
    .get('/start', limit, async (c) => {
      const lang = c.get('lang')
      // the provider would redirect the visitor to the configured host, where the cookie is missing
      if (new URL(c.req.url).host !== host) return endWindow(c, lang, { problem: 'wrong_domain' })
      try {
        const flow = beginFlow(c, lang)
        return c.redirect((await provider.authorizationUrl(flow)).href)
      } catch {
        log('provider_unreachable')
        forgetFlow(c)
        return endWindow(c, lang, { problem: 'network' })
      }
    })
    .get('/callback', limit, async (c) => {
      const flow = readFlow(c)
      const found = flow
        ? await provider.identify(new URL(c.req.url).search, flow)
        : { problem: 'refused' as const, reason: 'flow_missing' }
      const lang = flow?.lang ?? c.get('lang')
      if ('problem' in found) {
        log(found.reason)
        forgetFlow(c)
        return endWindow(c, lang, { problem: found.problem })
      }
      const { token, hash } = newToken()
      const time = now()
      const expiresAt = new Date(time.getTime() + limits.googleProofSeconds * 1000).toISOString()
      await google.storeProof({ ...found.identity, tokenHash: hash, expiresAt }, time.toISOString())
      rememberProof(c, token, limits.googleProofSeconds)
      return endWindow(c, lang, found.identity.profile)
    })
}
