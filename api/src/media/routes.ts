import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { DrawingSet } from '@calm-rest/contract/staff'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { ApiError } from '../core/http/api-error.ts'
import type { ApiEnv } from '../core/http/env.ts'
import { type LogoFile, logoFiles, type PhotoFormat, photoFile, photoTypes } from './files.ts'
import type { MediaStore } from './store/media-store.ts'

const scenes = new URL('../../media/', import.meta.url)

// partner pages show pictures too
const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

const sceneHeaders = {
  ...shared,
  'Content-Type': 'image/svg+xml; charset=utf-8',
  // an SVG opened by itself is a page: styles are permitted and nothing else
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  // drawn pictures keep their address when redrawn, so they are cached for a day only; the ETag makes revalidation
  // cheap
  'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
}

const photoHeaders = {
  ...shared,
  // the address identifies the content
  'Cache-Control': 'public, max-age=31536000, immutable',
}

const orNotFound = (body: Buffer<ArrayBuffer> | undefined) => {
  if (!body) throw new ApiError('not_found')
  return body
}

/** Prevents the answer from being cached. */
const storeAway = () => {
  throw new ApiError('unavailable')
}

/**
 * Serves the drawn pictures, and the photographs of `media`. Segments of an address have no slashes, and no dots but
 * the one before the format, so that no address leaves the two folders. `drawings` tells which placeholder suits the
 * property.
 */
export const mediaRoutes = (media: Pick<MediaStore, 'read'>, drawings: () => Promise<DrawingSet>) => {
  const sendScene = async (path: string) => {
    const body = orNotFound(await readFile(new URL(path, scenes)).catch(() => undefined))
    const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    return new Response(body, { headers: { ...sceneHeaders, ETag: `"${tag}"` } })
  }
  const sendPhoto = async (hash: string, width: number, format: PhotoFormat) => {
    const file = photoFile(width, format)
    const body = orNotFound(await media.read(hash, file).catch(storeAway))
    return new Response(body, {
      headers: { ...photoHeaders, 'Content-Type': photoTypes[format], ETag: `"${hash}-${file}"` },
    })
  }

  const sendLogo = async (hash: string, file: LogoFile) => {
    const body = orNotFound(await media.read(hash, file).catch(storeAway))
    const type = file.endsWith('.webp') ? 'image/webp' : 'image/png'
    return new Response(body, {
      headers: { ...photoHeaders, 'Content-Type': type, ETag: `"${hash}-${file}"` },
    })
  }

  return new Hono<ApiEnv>()
    .use(etag())
    .get(`/logos/:hash{[0-9a-f]{32}}/:file{${logoFiles.join('|').replaceAll('.', '\\.')}}`, (c) => {
      const { hash, file } = c.req.param()
      return sendLogo(hash, file as LogoFile)
    })
    .get('/placeholder.svg', async () =>
      sendScene((await drawings()) === 'coast' ? 'placeholder.svg' : 'plain-placeholder.svg'),
    )
    .get('/scenes/:name{[a-z0-9-]+\\.svg}', (c) => sendScene(`scenes/${c.req.param('name')}`))
    .get('/photos/:hash{[0-9a-f]{32}}/:file{[1-9][0-9]{2,4}\\.(avif|webp|jpg)}', (c) => {
      const { hash, file } = c.req.param()
      const [width, format] = file.split('.') as [string, PhotoFormat]
      return sendPhoto(hash, Number(width), format)
    })
}
