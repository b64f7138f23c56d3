import { createHash } from 'node:crypto'
import type { Context } from 'hono'

/** JSON with the ETag of its content, which hono's etag() then compares; hashing the text here spares it a stream. */
export const taggedJson = (c: Context, data: unknown) => {
  const body = JSON.stringify(data)
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return c.body(body, 200, { 'Content-Type': 'application/json', ETag: `"${tag}"` })
}
