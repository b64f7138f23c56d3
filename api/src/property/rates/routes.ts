import { calls } from '@calm-rest/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody } from '../../core/http/validate.ts'
import type { CodeGuesses } from './code-guesses.ts'
import type { createQuotes } from './quotes.ts'

interface QuoteRouteDeps {
  quote: ReturnType<typeof createQuotes>
  guesses: CodeGuesses
  limit: MiddlewareHandler<ApiEnv>
}

export const quoteRoutes = ({ quote, guesses, limit }: QuoteRouteDeps) =>
  new Hono<ApiEnv>().post('/', limit, jsonBody(calls.createQuote.body), async (c) => {
    c.header('Cache-Control', 'no-store')
    const request = c.req.valid('json')
    return c.json(await guesses(c, request.promotionCode, () => quote(request, c.get('lang'))))
  })
