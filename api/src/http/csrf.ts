import type { Context, MiddlewareHandler } from 'hono'
import { ApiError } from './api-error.ts'
import type { ApiEnv } from './env.ts'

const safe = ['GET', 'HEAD', 'OPTIONS']

/** What a browser says about where a request comes from; another program says nothing. */
type Provenance = 'own' | 'foreign' | 'unsaid'

export const provenanceOf = (c: Context, publicUrl: string | undefined): Provenance => {
  const site = c.req.header('Sec-Fetch-Site')
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'own' : 'foreign'
  const origin = c.req.header('Origin')
  if (origin === undefined) return 'unsaid'
  return isOwn(origin, publicUrl, c.req.header('Host')) ? 'own' : 'foreign'
}

/** TLS may end at a proxy, so that without PUBLIC_URL only the host can be compared. */
const isOwn = (origin: string, publicUrl: string | undefined, host: string | undefined) => {
  if (publicUrl !== undefined) return origin === publicUrl
  if (host === undefined || !URL.canParse(origin)) return false
  const { protocol, host: claimed } = new URL(origin)
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === claimed
}

/**
 * Refuses what another site makes a browser send, whatever the type of its body. What is no browser carries nothing
 * that it was not given, and is let through, as is a partner's page where `crossOrigin` found it registered.
 */
export const refuseForeign =
  (publicUrl: string | undefined): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const isForeign = provenanceOf(c, publicUrl) === 'foreign' && c.get('partnerOrigin') === undefined
    if (!safe.includes(c.req.method) && isForeign) {
      throw new ApiError('cross_site')
    }
    await next()
  }

/**
 * For calls that live by a cookie, which a browser adds by itself: with it, they must say that they come from
 * here. Without it there is nothing to abuse.
 */
export const requireOwn =
  (publicUrl: string | undefined): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const hasCookie = c.req.header('Cookie')?.includes('__Host-calm-rest-') ?? false
    if (hasCookie && provenanceOf(c, publicUrl) !== 'own') throw new ApiError('cross_site')
    await next()
  }
