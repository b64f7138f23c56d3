import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

/** How a body goes over the wire. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** A body below this many bytes is sent as it is: compressed, it would save no packet. */
export const leastCompressedBytes = 1024

/** Leaves a third more bytes than the highest quality, in a thirtieth of its time: bodies are compressed after each write. */
const brotliQuality = 5

/** The best encoding that `Accept-Encoding` takes, whatever its weight; identity without the header. */
export const parseEncoding = (header = ''): Encoding => {
  const accepted = new Map(parseAccept(header).map(({ type, params }) => [type.toLowerCase(), params.q]))
  const takes = (encoding: Encoding) => {
    const name = accepted.has(encoding) ? encoding : '*'
    return accepted.has(name) && Number(accepted.get(name) ?? 1) > 0
  }
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

/** Compresses in a thread of Node's pool. */
export const compress = async (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'br') {
    return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
  }
  return encoding === 'gzip' ? promisify(gzip)(body) : body
}
