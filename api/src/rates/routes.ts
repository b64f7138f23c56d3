import { calls } from '@calm-rest/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import type { ApiEnv } from '../http/env.ts'
import { jsonBody } from '../http/validate.ts'
import type { createQuotes } from './quotes.ts'

interface QuoteRouteDeps {
  quote: ReturnType<typeof createQuotes>
  limit: MiddlewareHandler<ApiEnv>
}

export const quoteRoutes = ({ quote, limit }: QuoteRouteDeps) =>
  new Hono<ApiEnv>().post('/', limit, jsonBody(calls.createQuote.body), async (c) => {
    c.header('Cache-Control', 'no-store')
    return c.json(await quote(c.req.valid('json'), c.get('lang')))
  })
