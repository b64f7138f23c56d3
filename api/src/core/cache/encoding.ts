import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

/** Content encoding of a body. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** Minimum size in bytes for compression. Compressing a smaller body saves no packet. */
export const leastCompressedBytes = 1024

/**
 * Output is a third larger than at the highest quality, in a thirtieth of the time. Bodies are compressed again after
 * each write.
 */
const brotliQuality = 5

/** Returns the best encoding that `Accept-Encoding` permits, whatever its weight; identity without the header. */
export const parseEncoding = (header = ''): Encoding => {
  const accepted = new Map(parseAccept(header).map(({ type, params }) => [type.toLowerCase(), params.q]))
  const takes = (encoding: Encoding) => {
    const name = accepted.has(encoding) ? encoding : '*'
    return accepted.has(name) && Number(accepted.get(name) ?? 1) > 0
  }
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

/** Compresses in Node's thread pool. */
export const compress = async (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'br') {
    return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
  }
  return encoding === 'gzip' ? promisify(gzip)(body) : body
}
