import type { Origins } from '@calm-rest/contract/openapi'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { ApiError } from './api-error.ts'
import { provenanceOf } from './csrf.ts'
import type { ApiEnv } from './env.ts'
import { isAnswer, ruleOf, rulesAt } from './rules.ts'

/** Whether an active partner has registered exactly this origin. */
export type IsPartnerOrigin = (origin: string) => Promise<boolean>

interface CorsDeps {
  app: Hono<ApiEnv>
  isPartnerOrigin: IsPartnerOrigin
  publicUrl: string | undefined
}

/**
 * Headers that a page of another origin may send. Authorization is missing, so that such a page never acts for a
 * signed-in guest.
 */
const requestHeaders = 'Accept-Language, Content-Type, Idempotency-Key, X-Composition'

/** Headers that such a page may read. */
const answerHeaders = 'ETag, Link, Retry-After, X-Request-Id'

/** How long a browser may cache a preflight, in seconds; Chromium's maximum. */
const preflightSeconds = 7200

/**
 * Permits pages of other origins according to the rule of a call, never with credentials. An answer for every origin is
 * always the same, so that it can be cached; one for partners names its origin.
 */
export const cors = ({ app, isPartnerOrigin, publicUrl }: CorsDeps): MiddlewareHandler<ApiEnv> => {
  const assertRegistered = async (origin: string | undefined): Promise<string> => {
    if (origin !== undefined && (await isPartnerOrigin(origin))) return origin
    throw new ApiError('origin_not_allowed', { headers: { Vary: 'Origin' } })
  }

  const answerPreflight = async (c: Context<ApiEnv>, method: string, origins: Origins) => {
    const allowed = origins === 'every' ? '*' : await assertRegistered(c.req.header('Origin'))
    return c.body(null, 204, {
      'Access-Control-Allow-Origin': allowed,
      'Access-Control-Allow-Methods': method,
      'Access-Control-Allow-Headers': requestHeaders,
      'Access-Control-Max-Age': String(preflightSeconds),
      ...(origins === 'partners' && { Vary: 'Origin' }),
    })
  }

  return async (c, next) => {
    const asked = c.req.method === 'OPTIONS' ? c.req.header('Access-Control-Request-Method') : undefined
    const origins = asked === undefined ? originsOf(c) : originsAt(app, asked, c.req.path)
    if (asked !== undefined && origins) return answerPreflight(c, asked, origins)
    if (origins === 'partners' && provenanceOf(c, publicUrl) === 'foreign') {
      c.set('partnerOrigin', await assertRegistered(c.req.header('Origin')))
    }
    await next()
    if (!origins) return
    const allowed = origins === 'every' ? '*' : c.get('partnerOrigin')
    if (origins === 'partners') c.res.headers.append('Vary', 'Origin')
    if (allowed === undefined) return
    c.res.headers.set('Access-Control-Allow-Origin', allowed)
    c.res.headers.set('Access-Control-Expose-Headers', answerHeaders)
  }
}

const originsOf = (c: Context<ApiEnv>) => rulesAt(c)[0]?.origins

/** Returns the permitted origins of the call that a preflight asks about. */
const originsAt = (app: Hono<ApiEnv>, method: string, path: string): Origins | undefined => {
  const routes = app.router.match(method, path)[0].map(([[, route]]) => route)
  return routes.filter(isAnswer).map((route) => ruleOf(route)?.origins)[0]
}
