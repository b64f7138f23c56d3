import type { Context, MiddlewareHandler } from 'hono'
import { ApiError } from './api-error.ts'
import type { ApiEnv } from './env.ts'

const safe = ['GET', 'HEAD', 'OPTIONS']

/** The origin of a request as the browser states it. Other programs state none. */
type Provenance = 'own' | 'foreign' | 'unsaid'

export const provenanceOf = (c: Context, publicUrl: string | undefined): Provenance => {
  const site = c.req.header('Sec-Fetch-Site')
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'own' : 'foreign'
  const origin = c.req.header('Origin')
  if (origin === undefined) return 'unsaid'
  return isOwn(origin, publicUrl, c.req.header('Host')) ? 'own' : 'foreign'
}

/** TLS may end at a proxy, so without PUBLIC_URL only the host can be compared. */
const isOwn = (origin: string, publicUrl: string | undefined, host: string | undefined) => {
  if (publicUrl !== undefined) return origin === publicUrl
  if (host === undefined || !URL.canParse(origin)) return false
  const { protocol, host: claimed } = new URL(origin)
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === claimed
}

/**
 * Refuses requests that another site makes a browser send, with any content type: hono/csrf checks only those of HTML
 * forms, and lets a cross-site JSON POST through. Other programs than browsers send no cookie by themselves and may
 * pass, as may a partner's page with a registered origin.
 */
export const csrf =
  (publicUrl: string | undefined): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const isForeign = provenanceOf(c, publicUrl) === 'foreign' && c.get('partnerOrigin') === undefined
    if (!safe.includes(c.req.method) && isForeign) {
      throw new ApiError('cross_site')
    }
    await next()
  }

/**
 * For calls that rely on a cookie, which browsers add by themselves. With the cookie, a request must come from our own
 * pages. Without it there is nothing to abuse.
 */
export const requireOwn =
  (publicUrl: string | undefined): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const hasCookie = c.req.header('Cookie')?.includes('__Host-calm-rest-') ?? false
    if (hasCookie && provenanceOf(c, publicUrl) !== 'own') throw new ApiError('cross_site')
    await next()
  }
