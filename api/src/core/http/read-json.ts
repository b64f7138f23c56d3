import { limits } from '@calm-rest/contract/limits'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ApiError } from './api-error.ts'

const json = /^application\/json\s*(;|$)/i

const refuse = () => {
  throw new ApiError('payload_too_large')
}

const limitUndeclared = bodyLimit({ maxSize: limits.bodyBytes, onError: refuse })

/**
 * Checks the declared length before reading. Node's server accepts no more than that, so the middleware, which turns
 * every body into a stream, is only for bodies without a length.
 */
export const limitBody: MiddlewareHandler = async (c, next) => {
  const declared = c.req.header('Content-Length')
  if (declared === undefined || c.req.header('Transfer-Encoding') !== undefined) {
    return limitUndeclared(c, next)
  }
  if (Number(declared) > limits.bodyBytes) refuse()
  await next()
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

export const readJson = async (c: Context): Promise<unknown> => {
  if (!json.test(c.req.header('Content-Type') ?? '')) throw new ApiError('unsupported_media_type')
  try {
    const bytes = await c.req.arrayBuffer()
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw new ApiError('invalid_json')
  }
}
