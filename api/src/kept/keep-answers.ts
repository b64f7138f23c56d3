import { isLang } from '@calm-rest/contract/widget'
import type { Context, MiddlewareHandler } from 'hono'
import type { ApiEnv } from '../http/env.ts'
import { routeOf } from '../http/request-log.ts'
import { type Form, hasForm } from './form.ts'
import type { Asked, KeptAnswers } from './kept-answers.ts'

/** Longer addresses of ours are those that somebody made up. */
const mostAddressChars = 400

/**
 * For a route that answers everybody the same, as far as address, language and encoding are the same; after its query
 * was validated. An address with a parameter that the call does not have, or has twice, is answered and not kept:
 * nobody can fill the memory with answers that differ in name only.
 */
export const kept: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const known = c.req.valid('query' as never) as Record<string, unknown>
  const isPlain = Object.entries(c.req.queries()).every(
    ([name, values]) => name in known && values.length === 1 && (name !== 'lang' || isLang(values[0])),
  )
  if (isPlain && c.req.url.length <= mostAddressChars) c.get('beginKeeping')?.()
  await next()
}

/** Answers from memory what is known, and keeps what a `kept` route answers. Outside of all that writes headers. */
export const keepAnswers =
  (answers: KeptAnswers): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const asked = askedOf(c)
    if (!asked) return next()
    const known = answers.find(asked, 'now')
    if (known) return answerWith(c, known)
    let before: string | undefined
    c.set('beginKeeping', () => {
      before = answers.version.now()
    })
    await next()
    if (before === undefined || c.res.status !== 200) return
    const body = Buffer.from(await c.res.arrayBuffer())
    const form = await answers.keep(asked, { route: routeOf(c), headers: c.res.headers, body }, before)
    // or hono adds the headers of the one to those of the other
    c.res = undefined
    c.res = answerWith(c, form)
  }

const askedOf = (c: Context): Asked | undefined => {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!isRead || c.req.header('Authorization') !== undefined) return undefined
  return {
    address: c.req.url.slice(c.req.url.indexOf('/', 'https://'.length)),
    acceptLanguage: c.req.header('Accept-Language'),
    acceptEncoding: c.req.header('Accept-Encoding'),
  }
}

const answerWith = (c: Context, form: Form) =>
  hasForm(c.req.header('If-None-Match'), form)
    ? new Response(null, { status: 304, headers: form.unchangedHeaders })
    : new Response(form.body as Uint8Array<ArrayBuffer>, { headers: form.headers })
