import { Hono } from 'hono'
import type { ApiEnv } from '../http/env.ts'
import { onlyHere } from '../http/only-here.ts'
import type { Metrics } from './metrics.ts'

export const metricsRoutes = (metrics: Metrics) =>
  new Hono<ApiEnv>().get('/', onlyHere, async (c) =>
    c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }),
  )
