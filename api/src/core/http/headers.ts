import type { MiddlewareHandler } from 'hono'

/** Answers are data: nothing in them may run, be framed or be guessed at. A route with more to say says it itself. */
export const safeHeaders =
  (publicUrl: string | undefined): MiddlewareHandler =>
  async (c, next) => {
    await next()
    // c.header() would make another response for each, and of its body a stream
    const { headers } = c.res
    // where the world comes by HTTP, a browser would shut itself out
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
