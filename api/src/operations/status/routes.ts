import { Hono } from 'hono'
import type { ApiEnv } from '../../core/http/env.ts'
import type { StatusWatch } from './status.ts'

/** What works now, for everybody, also while the database is away. */
export const statusRoutes = ({ current }: Pick<StatusWatch, 'current'>) =>
  new Hono<ApiEnv>().get('/', async (c) =>
    c.json(await current(), 200, { 'Cache-Control': 'public, max-age=30' }),
  )
