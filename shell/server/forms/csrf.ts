import type { MiddlewareHandler } from 'hono'

/** Whether an Origin is this site's. A proxy may terminate TLS, so without a public URL only the host can be compared. */
export const isOwnOrigin = (origin: string, publicUrl: string | undefined, host: string | undefined) => {
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin
  if (host === undefined || !URL.canParse(origin)) return false
  const { protocol, host: claimed } = new URL(origin)
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === claimed
}

/**
 * Rejects cross-origin form posts. Requests without Origin come from non-browsers, which carry no cookies of
 * a guest.
 */
export const csrf =
  (publicUrl: string | undefined): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header('Origin')
    if (origin !== undefined && !isOwnOrigin(origin, publicUrl, c.req.header('Host'))) {
      return c.text('This form belongs to another site.', 403)
    }
    await next()
  }
