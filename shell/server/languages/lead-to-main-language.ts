import { isLang } from '@calm-rest/contract/widget'
import type { RequestOrigin } from '@calm-rest/server'
import type { MiddlewareHandler } from 'hono'
import type { SpokenLanguages } from './spoken-languages.ts'

/**
 * Redirects the address of a page in a language that the property does not have to the same page in its main one. Only
 * for now: the owner may add the language again.
 */
export const leadToMainLanguage =
  (spoken: SpokenLanguages, originOf: RequestOrigin): MiddlewareHandler =>
  async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const asked = c.req.query('lang')
    if (!isRead || !isLang(asked) || (await spoken(c.req.path)).includes(asked)) return next()
    const { pathname, search } = new URL(c.req.url)
    c.header('Cache-Control', 'no-store')
    return c.redirect(originOf(c) + pathname + withoutLang(search), 302)
  }

/** Everything else of a query as it was written. */
const withoutLang = (search: string): string => {
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => !new URLSearchParams(part).has('lang'))
  return others.length > 0 ? `?${others.join('&')}` : ''
}
