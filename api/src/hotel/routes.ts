import type { HotelDay } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import { Hono } from 'hono'
import type { ApiEnv } from '../http/env.ts'
import type { StoredPropertyFacts } from './property-facts.ts'

interface HotelDeps {
  today: () => string
  facts: Pick<StoredPropertyFacts, 'current'>
}

export const hotelRoutes = ({ today, facts }: HotelDeps) =>
  new Hono<ApiEnv>().get('/day', async (c) => {
    const day: HotelDay = { today: today(), timeZone: hotel.timeZone, facts: await facts.current() }
    return c.json(day)
  })
