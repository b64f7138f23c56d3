import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Fast enough for each page: higher levels save a few percent and cost more. */
const gzipLevel = 6
const brotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}

/** The best encoding that a browser accepts. */
export const encodingFor = (c: Context): Encoding => {
  const supports: Encoding[] = ['br', 'gzip', 'identity']
  const found = accepts(c, {
    header: 'Accept-Encoding',
    supports,
    default: 'identity',
    match: (accepted) =>
      supports.find((name) => accepted.some(({ type, q }) => type === name && q > 0)) ?? 'identity',
  })
  return found as Encoding
}

/** A whole document in one encoding, with a strong ETag of its own. */
export interface PackedPage {
  body: Buffer
  tag: string
}

/** Compresses in a thread of Node's pool. */
export const packPage = async (text: Buffer, encoding: Encoding): Promise<PackedPage> => {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return { body: await bodyIn(encoding, text), tag: `"${hash}-${encoding}"` }
}

const bodyIn = async (encoding: Encoding, text: Buffer): Promise<Buffer> => {
  if (encoding === 'br') return promisify(brotliCompress)(text, { params: brotliParams })
  return encoding === 'gzip' ? promisify(gzip)(text, { level: gzipLevel }) : text
}

/** Compresses a streamed document; each piece is flushed. */
export const packer = (encoding: Exclude<Encoding, 'identity'>) =>
  encoding === 'br'
    ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: brotliParams })
    : createGzip({ level: gzipLevel, flush: constants.Z_SYNC_FLUSH })
