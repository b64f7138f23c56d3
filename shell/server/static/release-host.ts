import type { Hono, MiddlewareHandler } from 'hono'

/** Whether an address is of the origin for files of releases; false if there is no such origin. */
export const isReleaseHost = (origin: string | undefined, address: string): boolean =>
  origin !== undefined && new URL(address).host === new URL(origin).host

/** Handles every request for that origin by `files`, and leaves all others to the site. */
export const releaseHost =
  (origin: string | undefined, files: Hono): MiddlewareHandler =>
  (c, next) =>
    isReleaseHost(origin, c.req.url) ? Promise.resolve(files.fetch(c.req.raw, c.env)) : next()
