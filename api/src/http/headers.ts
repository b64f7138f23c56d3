import { createMiddleware } from 'hono/factory'

/** Answers are data: nothing in them may run, be framed or be guessed at. A route with more to say says it itself. */
export const safeHeaders = createMiddleware(async (c, next) => {
  await next()
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Referrer-Policy', 'no-referrer')
  if (!c.res.headers.has('Content-Security-Policy')) {
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  }
  if (!c.res.headers.has('Cache-Control')) {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    c.header('Cache-Control', isRead ? 'no-cache' : 'no-store')
  }
})
