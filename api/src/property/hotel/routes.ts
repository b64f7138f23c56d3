import type { HotelDay } from '@calm-rest/contract/api'
import { calls } from '@calm-rest/contract/openapi'
import { Hono } from 'hono'
import { cacheable } from '../../core/cache/cache-answers.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { query } from '../../core/http/validate.ts'
import type { StoredOpening } from '../opening/opening.ts'
import { propertyTermsOf } from '../rates/property-terms.ts'
import type { RatesStore } from '../rates/rates-store.ts'
import { shownFacts } from './facts-row.ts'
import type { StoredPropertyFacts } from './property-facts.ts'

interface HotelDeps {
  today: () => string
  facts: Pick<StoredPropertyFacts, 'current'>
  rates: Pick<RatesStore, 'current'>
  opening: Pick<StoredOpening, 'stage'>
}

export const hotelRoutes = ({ today, facts, rates, opening }: HotelDeps) =>
  new Hono<ApiEnv>().get('/day', query(calls.readHotelDay.query), cacheable, async (c) => {
    const stage = await opening.stage()
    const shown = shownFacts(await facts.current())
    const day: HotelDay = {
      today: today(),
      timeZone: shown.timeZone,
      facts: shown,
      terms: propertyTermsOf((await rates.current()).rates),
      ...(stage === 'preparing' && { opensSoon: true }),
      ...(stage === 'paused' && { isPaused: true }),
    }
    return c.json(day)
  })
