import type { ClientKey } from '@calm-rest/server'
import { type Context, Hono } from 'hono'
import type { Database } from '../core/database/database.ts'
import type { ApiEnv } from '../core/http/env.ts'
import type { Limit, RateLimits } from '../core/http/rate-limit.ts'
import { hotelRoutes } from './hotel/routes.ts'
import { createOfferDays } from './offers/offer-days.ts'
import { createOffers } from './offers/offers.ts'
import { offerRoutes } from './offers/routes.ts'
import { hideUntilOpen } from './opening/hide-until-open.ts'
import { createCodeGuesses } from './rates/code-guesses.ts'
import { createDayPrices } from './rates/day-prices.ts'
import type { ExchangeRates } from './rates/exchange/read-reference-rates.ts'
import { createQuoteTokens } from './rates/quote-tokens.ts'
import { createQuotes } from './rates/quotes.ts'
import { quoteRoutes } from './rates/routes.ts'
import { createPublishedRooms } from './rooms/published-rooms.ts'
import { createRoomQueries } from './rooms/queries.ts'
import { roomRoutes } from './rooms/routes.ts'
import { propertyOf } from './services.ts'
import { textRoutes } from './texts/routes.ts'

interface PropertyDeps {
  db: Database
  now: () => Date
  /** Date at the property. */
  today: () => string
  exchangeRates: (() => ExchangeRates) | undefined
  clientKey: ClientKey
  rateLimits: Pick<RateLimits, 'wrongCodes'>
  limit: Limit
  /** Whether the caller sees the property before it opens. */
  isInsider: (c: Context<ApiEnv>) => Promise<boolean>
}

/** Routes for everything that guests read of the property, below /api, and the prices that bookings need. */
export const createProperty = (deps: PropertyDeps) => {
  const { db, now, today, exchangeRates, clientKey, rateLimits, limit, isInsider } = deps
  const { facts, rates, availability, opening, texts } = propertyOf(db)
  const rooms = createRoomQueries(db)
  const published = createPublishedRooms(db, rooms, today)
  const offers = createOffers(db, rooms)
  const offerDays = createOfferDays(db, rooms)
  const quotes = createQuoteTokens(db, now)
  const quote = createQuotes({ db, exchangeRates, tokens: quotes, now })
  const guesses = createCodeGuesses({ db, clientKey, wrongCodes: rateLimits.wrongCodes })
  const hidden = hideUntilOpen({ opening, isInsider })
  const routes = new Hono<ApiEnv>()
    .use('/rooms/*', hidden)
    .use('/offers/*', hidden)
    .use('/quotes/*', hidden)
    .route('/rooms', roomRoutes({ rooms: published, today, availability, dayPrices: createDayPrices(db) }))
    .route('/offers', offerRoutes({ offers, offerDays, today }))
    .route('/quotes', quoteRoutes({ quote, guesses, limit: limit('quotes') }))
    .route('/hotel', hotelRoutes({ today, facts, rates, opening }))
    .route('/texts', textRoutes(texts))
  return { routes, quotes, guesses }
}

export type Property = ReturnType<typeof createProperty>
