import type { StaffBackups } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { Hono } from 'hono'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { query } from '../../core/http/validate.ts'
import { createChart } from './chart.ts'
import { createDay } from './day.ts'
import { createTakings } from './takings.ts'

interface OverviewDeps {
  db: Database
  now: () => Date
  /** Undefined if there is no bucket for backups. */
  backups: (() => StaffBackups | undefined) | undefined
}

/** The first screens of the front desk: the day, its payments, and the chart of all units. */
export const overviewRoutes = ({ db, now, backups }: OverviewDeps) => {
  const dayOf = createDay(db, now)
  const chartOf = createChart(db, now)
  const takingsOf = createTakings(db, now)
  return new Hono<ApiEnv>()
    .get('/day', query(staffCalls.readDay.query), async (c) =>
      c.json({
        ...(await dayOf(c.req.valid('query').day, c.get('lang'))),
        backups: backups?.(),
      }),
    )
    .get('/takings', query(staffCalls.readTakings.query), async (c) =>
      c.json(await takingsOf(c.req.valid('query').day)),
    )
    .get('/chart', query(staffCalls.readChart.query), async (c) =>
      c.json(await chartOf(c.req.valid('query'), c.get('lang'))),
    )
}
