import type { MiddlewareHandler } from 'hono'

/** Answers are data: nothing in them may run, be framed or be guessed at. A route with more to say says it itself. */
export const safeHeaders =
  (publicUrl: string | undefined): MiddlewareHandler =>
  async (c, next) => {
    await next()
    // where the world comes by HTTP, a browser would shut itself out
    if (publicUrl?.startsWith('https:')) c.header('Strict-Transport-Security', 'max-age=31536000')
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'no-referrer')
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    }
    if (!c.res.headers.has('Cache-Control')) {
      const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
      c.header('Cache-Control', isRead ? 'no-cache' : 'no-store')
    }
  }
