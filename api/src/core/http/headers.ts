import type { MiddlewareHandler } from 'hono'

/** Answers are data: browsers may not run, frame or sniff them. A route may set headers of its own. */
export const safeHeaders =
  (publicUrl: string | undefined): MiddlewareHandler =>
  async (c, next) => {
    await next()
    // c.header() would create a new response for each, and turn its body into a stream
    const { headers } = c.res
    // on a site served by HTTP, it would lock browsers out
    if (publicUrl?.startsWith('https:')) headers.set('Strict-Transport-Security', 'max-age=31536000')
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'no-referrer')
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    }
    if (!headers.has('Cache-Control')) {
      const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
      headers.set('Cache-Control', isRead ? 'no-cache' : 'no-store')
    }
  }
