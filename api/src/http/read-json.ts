import { limits } from '@calm-rest/contract/limits'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ApiError } from './api-error.ts'

const json = /^application\/json\s*(;|$)/i

/** Before any of the body is read: its type and, with or without a declared length, its size. */
export const limitBody = bodyLimit({
  maxSize: limits.bodyBytes,
  onError: () => {
    throw new ApiError('payload_too_large')
  },
})

export const readJson = async (c: Context): Promise<unknown> => {
  if (!json.test(c.req.header('Content-Type') ?? '')) throw new ApiError('unsupported_media_type')
  try {
    const bytes = await c.req.arrayBuffer()
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new ApiError('invalid_json')
  }
}
