import type { Handler, MiddlewareHandler } from 'hono'

/** Cache-Control of immutable files. */
export const forever = 'public, max-age=31536000, immutable'

export const cacheFor =
  (value: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    // on uncompressed answers as well: a cache must not give them to every client
    if (!c.res.headers.has('Vary')) c.header('Vary', 'Accept-Encoding')
    if (c.res.ok) c.header('Cache-Control', value)
  }

/** Never the HTML of a page: a missing script must fail as one. */
export const noSuchFile: Handler = (c) =>
  c.text('There is no such file.', 404, { 'Cache-Control': 'no-store' })
