import { calls } from '@calm-rest/contract/openapi'
import { Hono } from 'hono'
import { cacheable } from '../../core/cache/cache-answers.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { query } from '../../core/http/validate.ts'
import { assertDays } from '../rooms/span.ts'
import type { createOfferDays } from './offer-days.ts'
import type { createOffers } from './offers.ts'

interface OfferDeps {
  offers: ReturnType<typeof createOffers>
  offerDays: ReturnType<typeof createOfferDays>
  today: () => string
}

export const offerRoutes = ({ offers, offerDays, today }: OfferDeps) =>
  new Hono<ApiEnv>()
    .get('/', query(calls.listOffers.query), cacheable, async (c) =>
      c.json(await offers(c.req.valid('query'), { lang: c.get('lang'), today: today() })),
    )
    .get('/days', query(calls.listOfferDays.query), cacheable, async (c) => {
      const wanted = c.req.valid('query')
      assertDays(wanted, today())
      return c.json(await offerDays(wanted, { lang: c.get('lang'), today: today() }))
    })
