import { isLang, parseLang } from '@calm-rest/contract/widget'
import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from './env.ts'

/** Uses `?lang=` if the language is supported, otherwise Accept-Language, otherwise English. */
export const language: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const asked = c.req.query('lang')
  const lang = isLang(asked) ? asked : parseLang(c.req.header('Accept-Language'))
  c.set('lang', lang)
  await next()
  c.res.headers.set('Content-Language', lang)
  c.res.headers.append('Vary', 'Accept-Language')
}
