import { hotel } from '@calm-rest/contract/hotel'
import { Hono } from 'hono'
import type { ApiEnv } from '../http/env.ts'

export const hotelRoutes = (today: () => string) =>
  new Hono<ApiEnv>().get('/day', (c) => c.json({ today: today(), timeZone: hotel.timeZone }))
