import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { ApiError } from '../http/api-error.ts'
import type { ApiEnv } from '../http/env.ts'

const folder = new URL('../../media/', import.meta.url)

const headers = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  // an SVG opened by itself is a page: it may be styled and nothing else
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  // pictures keep their name when they are redrawn, so a day and not for ever; the ETag makes the check cheap
  'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
  // partner pages show them too
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** The drawn pictures. Their names have no dots or slashes, so that no address leads out of the folder. */
export const mediaRoutes = () => {
  const send = async (path: string) => {
    const body = await readFile(new URL(path, folder)).catch(() => {
      throw new ApiError('not_found')
    })
    const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    return new Response(body, { headers: { ...headers, ETag: `"${tag}"` } })
  }

  return new Hono<ApiEnv>()
    .use(etag())
    .get('/placeholder.svg', () => send('placeholder.svg'))
    .get('/scenes/:name{[a-z0-9-]+\\.svg}', (c) => send(`scenes/${c.req.param('name')}`))
}
