import { limits } from '@calm-rest/contract/limits'
import type { LocalBuild } from '@calm-rest/contract/releases'
import type { MiddlewareHandler } from 'hono'
import { localFor } from './composition/local-build.ts'

/** Security headers of every response. HSTS is set if the public address is HTTPS. */
export const safeHeaders =
  (publicUrl: string | undefined): MiddlewareHandler =>
  async (c, next) => {
    await next()
    c.res.headers.set('X-Content-Type-Options', 'nosniff')
    if (publicUrl?.startsWith('https:')) c.res.headers.set('Strict-Transport-Security', 'max-age=31536000')
  }

/** Longer than any page's address; no longer one may become a cache key. */
export const refuseLongAddress: MiddlewareHandler = async (c, next) => {
  if (c.req.url.length > limits.addressChars) return c.text('This address is too long.', 414)
  await next()
}

/** A shell from sources is for its own machine: other host names have no released shell. */
export const localShellOnly =
  (local: LocalBuild | undefined): MiddlewareHandler =>
  async (c, next) => {
    if (local?.shell && !localFor(local, c.req.url)) return c.text('This site is for its own machine.', 421)
    await next()
  }
