import { isLang } from '@calm-rest/contract/widget'
import { namesTag } from '@calm-rest/server'
import type { Context, MiddlewareHandler } from 'hono'
import type { ApiEnv } from '../http/env.ts'
import { routeOf } from '../http/request-log.ts'
import type { AnswerCache, CacheRequest } from './answer-cache.ts'
import type { Representation } from './representation.ts'

/** Maximum length of an address that is cached. Our pages never ask for a longer one. */
const mostAddressChars = 400

/**
 * Marks a route whose answer depends only on address, language and encoding. Use it after the query is validated. An
 * address with an unknown or repeated parameter is answered but not cached, so that nobody can fill the memory with
 * equal answers under different addresses.
 */
export const cacheable: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const known = c.req.valid('query' as never) as Record<string, unknown>
  const isPlain = Object.entries(c.req.queries()).every(
    ([name, values]) => name in known && values.length === 1 && (name !== 'lang' || isLang(values[0])),
  )
  if (isPlain && c.req.url.length <= mostAddressChars) c.get('beginCaching')?.()
  await next()
}

/**
 * Answers from the cache, and caches the answers of `cacheable` routes. Register it outside of all middleware that sets
 * headers.
 */
export const cacheAnswers =
  (cache: AnswerCache): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const request = cacheRequestOf(c)
    if (!request) return next()
    const found = cache.get(request, 'now')
    if (found) return answerWith(c, found)
    let before: string | undefined
    c.set('beginCaching', () => {
      before = cache.version.now()
    })
    await next()
    if (before === undefined || c.res.status !== 200) return
    const body = Buffer.from(await c.res.arrayBuffer())
    const original = { route: routeOf(c), headers: c.res.headers, body }
    const representation = await cache.set(request, original, before)
    // otherwise Hono merges the headers of both responses
    c.res = undefined
    c.res = answerWith(c, representation)
  }

const cacheRequestOf = (c: Context): CacheRequest | undefined => {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!isRead || c.req.header('Authorization') !== undefined) return undefined
  return {
    address: c.req.url.slice(c.req.url.indexOf('/', 'https://'.length)),
    acceptLanguage: c.req.header('Accept-Language'),
    acceptEncoding: c.req.header('Accept-Encoding'),
  }
}

const answerWith = (c: Context, representation: Representation) =>
  namesTag(c.req.header('If-None-Match'), representation.tag)
    ? new Response(null, { status: 304, headers: representation.unchangedHeaders })
    : new Response(representation.body as Uint8Array<ArrayBuffer>, { headers: representation.headers })
