import { Hono } from 'hono'
import type { Database } from '../database/open.ts'
import { ApiError } from '../http/api-error.ts'
import type { ApiEnv } from '../http/env.ts'

/** 200 when the database answers. */
export const healthRoutes = (db: Database) => {
  const ask = db.prepare('SELECT 1 FROM room_types LIMIT 1')
  return new Hono<ApiEnv>().get('/', (c) => {
    try {
      ask.get()
    } catch {
      throw new ApiError('unavailable')
    }
    return c.json({ ok: true }, 200, { 'Cache-Control': 'no-store' })
  })
}
