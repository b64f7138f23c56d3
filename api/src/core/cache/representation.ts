import { createHash } from 'node:crypto'
import { compress, type Encoding, leastCompressedBytes } from './encoding.ts'

/** An answer as its route returned it. */
export interface Original {
  /** Pattern of the route, for the log. */
  route: string
  headers: Headers
  body: Buffer
}

/** An answer in one encoding, ready to send. */
export interface Representation {
  route: string
  /** A strong ETag, different for each encoding. */
  tag: string
  body: Buffer
  headers: Record<string, string>
  /** Headers of the 304: without those that describe the body. */
  unchangedHeaders: Record<string, string>
}

const tagOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url').slice(0, 22)

export const toRepresentation = async (
  { route, headers, body }: Original,
  wanted: Encoding,
): Promise<Representation> => {
  const encoding = body.length < leastCompressedBytes ? 'identity' : wanted
  const compressed = await compress(body, encoding)
  const tag = `"${tagOf(body)}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const { 'content-type': type = '', ...others } = Object.fromEntries(headers)
  const unchangedHeaders = {
    ...others,
    vary: `${others.vary ?? 'Accept-Language'}, Accept-Encoding`,
    etag: tag,
  }
  return {
    route,
    tag,
    body: compressed,
    unchangedHeaders,
    headers: {
      ...unchangedHeaders,
      'content-type': type,
      'content-length': String(compressed.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  }
}
