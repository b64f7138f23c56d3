import { Hono } from 'hono'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { isReady, type Readiness } from './readiness.ts'

const fresh = { 'Cache-Control': 'no-store' }

/** Whether the service answers (`/`), is alive (`/live`), and is ready for guests (`/ready`). */
export const healthRoutes = (db: Database, readiness: Readiness) => {
  const ask = db.prepare('SELECT 1 FROM room_types LIMIT 1')
  return new Hono<ApiEnv>()
    .get('/', async (c) => {
      try {
        await ask.get()
      } catch {
        throw new ApiError('unavailable')
      }
      return c.json({ ok: true }, 200, fresh)
    })
    .get('/live', (c) => c.json({ ok: true }, 200, fresh))
    .get('/ready', async (c) => {
      const facts = await readiness.facts()
      if (isReady(facts)) return c.json({ ok: true, readiness: facts }, 200, fresh)
      c.set('failureShape', () => ({ ok: false, readiness: facts }))
      throw new ApiError('unavailable', { headers: { 'Retry-After': '5' } })
    })
}
