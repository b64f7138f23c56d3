import { calls } from '@calm-rest/contract/openapi'
import { Hono } from 'hono'
import { cacheable } from '../cache/cache-answers.ts'
import type { ApiEnv } from '../http/env.ts'
import { query } from '../http/validate.ts'
import type { createOffers } from './offers.ts'

interface OfferDeps {
  offers: ReturnType<typeof createOffers>
  today: () => string
}

export const offerRoutes = ({ offers, today }: OfferDeps) =>
  new Hono<ApiEnv>().get('/', query(calls.listOffers.query), cacheable, async (c) =>
    c.json(await offers(c.req.valid('query'), { lang: c.get('lang'), today: today() })),
  )
