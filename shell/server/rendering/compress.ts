import { Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { joinPieces } from './join-pieces.ts'

/** Quick enough to run for each page: higher levels save a few percent and cost more than they save. */
const brotliQuality = 5
const gzipLevel = 6

/**
 * Sends a document piece by piece, packed as the browser likes it; each leaves as soon as it is there, with those that
 * are there at the same time.
 */
export const sendPieces = (
  c: Context,
  status: ContentfulStatusCode,
  pieces: AsyncIterable<string>,
): Response => {
  const encoding = accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip', 'identity'],
    default: 'identity',
    match: (accepted, { supports }) =>
      supports.find((name) => accepted.some(({ type, q }) => type === name && q > 0)) ?? 'identity',
  })
  c.header('Content-Type', 'text/html; charset=utf-8')
  c.header('Vary', 'Accept-Encoding', { append: true })
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  const text = Readable.from(joinPieces(pieces), { objectMode: false })
  const body = encoding === 'identity' ? text : text.pipe(packer(encoding))
  if (body !== text) text.on('error', (cause) => body.destroy(cause))
  return c.body(Readable.toWeb(body) as ReadableStream, status)
}

const packer = (encoding: string) =>
  encoding === 'br'
    ? createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      })
    : createGzip({ level: gzipLevel, flush: constants.Z_SYNC_FLUSH })
