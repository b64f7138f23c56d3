import { Readable } from 'node:stream'
import { namesTag } from '@calm-rest/server'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { joinPieces } from '../rendering/join-pieces.ts'
import { forever } from '../static/caching.ts'
import { type Encoding, encodingFor, packer } from './pack-page.ts'
import { type CachedPage, pack } from './page-cache.ts'

const begin = (c: Context): Encoding => {
  const encoding = encodingFor(c)
  c.header('Content-Type', 'text/html; charset=utf-8')
  c.header('Vary', 'Accept-Encoding', { append: true })
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  return encoding
}

/** Streams a document in the best encoding; pieces that are ready at the same time are sent together. */
export const sendPieces = (
  c: Context,
  status: ContentfulStatusCode,
  pieces: AsyncIterable<string>,
): Response => {
  const encoding = begin(c)
  const text = Readable.from(joinPieces(pieces), { objectMode: false })
  const body = encoding === 'identity' ? text : text.pipe(packer(encoding))
  if (body !== text) text.on('error', (cause) => body.destroy(cause))
  return c.body(Readable.toWeb(body) as ReadableStream, status)
}

/**
 * Identifies the copy of a page that is rendered for each guest, by its tag. Returns 304 for a browser that
 * has the copy already; undefined otherwise.
 */
export const sendUnchanged = (c: Context, tag: string): Response | undefined => {
  // its bytes differ between guests, and must not be shared
  c.header('ETag', `W/${tag}`)
  c.header('Cache-Control', 'private, no-cache')
  if (!namesTag(c.req.header('If-None-Match'), tag)) return undefined
  c.header('Vary', 'Accept-Encoding', { append: true })
  return c.body(null, 304)
}

/** Sends JSON that never changes. */
export const sendForever = async (c: Context, content: CachedPage): Promise<Response> => {
  const { body } = await pack(content, begin(c))
  c.header('Content-Type', 'application/json')
  c.header('Cache-Control', forever)
  return c.body(body as Uint8Array<ArrayBuffer>)
}

/** Sends a whole document, or 304. */
export const sendCached = async (c: Context, page: CachedPage): Promise<Response> => {
  const { body, tag } = await pack(page, begin(c))
  c.header('ETag', tag)
  if (namesTag(c.req.header('If-None-Match'), tag)) {
    c.header('Content-Encoding', undefined)
    return c.body(null, 304)
  }
  c.header('Content-Length', String(body.length))
  return c.body(body as Uint8Array<ArrayBuffer>)
}
