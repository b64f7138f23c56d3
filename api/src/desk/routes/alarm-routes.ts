import { Hono } from 'hono'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { createAlarms } from '../../watch/index.ts'

/** What the site found wrong with itself, for the owner. */
export const alarmRoutes = (db: Database) => {
  const alarms = createAlarms(db)
  return new Hono<ApiEnv>().get('/', async (c) => {
    const open = await alarms.open(c.get('lang'))
    return c.json({
      alarms: open.map(({ id, severity, beganAt: since, title, text, advice }) => ({
        id,
        severity,
        since,
        title,
        text,
        advice,
      })),
    })
  })
}
