import { createHash } from 'node:crypto'
import { type Encoding, leastPackedBytes, pack } from './encoding.ts'

/** What was answered once, as it came from its route. */
export interface Original {
  /** Pattern of the route, for the log. */
  route: string
  headers: Headers
  body: Buffer
}

/** An answer in one encoding, ready to be sent. */
export interface Form {
  route: string
  /** Strong; every encoding has its own. */
  tag: string
  body: Buffer
  headers: Record<string, string>
  /** Of the 304: nothing about a body that is not there. */
  unchangedHeaders: Record<string, string>
}

const tagOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url').slice(0, 22)

export const formOf = async ({ route, headers, body }: Original, wanted: Encoding): Promise<Form> => {
  const encoding = body.length < leastPackedBytes ? 'identity' : wanted
  const packed = await pack(body, encoding)
  const tag = `"${tagOf(body)}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const { 'content-type': type = '', ...others } = Object.fromEntries(headers)
  const unchangedHeaders = {
    ...others,
    vary: `${others.vary ?? 'Accept-Language'}, Accept-Encoding`,
    etag: tag,
  }
  return {
    ...{ route, tag, body: packed, unchangedHeaders },
    headers: {
      ...unchangedHeaders,
      'content-type': type,
      'content-length': String(packed.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  }
}

/** Whether `If-None-Match` names this form; compared weakly, as it has to be. */
export const hasForm = (ifNoneMatch: string | undefined, { tag }: Form) =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === tag))
