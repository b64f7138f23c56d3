import type { MiddlewareHandler } from 'hono'

/** TLS may end at a proxy, so that without a public address only the host can be compared. */
const isOwn = (origin: string, publicUrl: string | undefined, host: string | undefined) => {
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin
  if (host === undefined || !URL.canParse(origin)) return false
  const { protocol, host: claimed } = new URL(origin)
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === claimed
}

/**
 * A form of another site has no effect here. A client that is not a browser sends no origin, and carries
 * nothing of a visitor.
 */
export const csrf =
  (publicUrl: string | undefined): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header('Origin')
    if (origin !== undefined && !isOwn(origin, publicUrl, c.req.header('Host'))) {
      return c.text('This form belongs to another site.', 403)
    }
    await next()
  }
