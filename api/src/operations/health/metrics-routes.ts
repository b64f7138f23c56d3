import { Hono } from 'hono'
import type { ApiEnv } from '../../core/http/env.ts'
import { loopbackOnly } from '../../core/http/loopback-only.ts'
import { tokenOnly } from '../../core/http/token-only.ts'
import type { Metrics } from '../../core/metrics/metrics.ts'

/** For programs on this machine, or, if there is a `token`, only for holders of it. */
export const metricsRoutes = (metrics: Metrics, token: string | undefined) =>
  new Hono<ApiEnv>().get('/', token === undefined ? loopbackOnly : tokenOnly(token), async (c) =>
    c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }),
  )
