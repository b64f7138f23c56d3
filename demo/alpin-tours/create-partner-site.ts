import { readFileSync } from 'node:fs'
import { parseLang } from '@calm-rest/contract/widget'
import { keepSpaceCss } from '@calm-rest/embed/keep-space'
import { Hono } from 'hono'
import { partnerPage, policyOf } from './page.ts'

const types = {
  'alpin-tours.css': 'text/css; charset=utf-8',
  'alpin-tours.js': 'text/javascript; charset=utf-8',
  'panorama.svg': 'image/svg+xml',
} as const

/** The web server of an invented partner: its page and its own files, and nothing of ours. */
export const createPartnerSite = (site: string) => {
  const app = new Hono().get('/', (c) => {
    // German by default, like its guests
    const lang = parseLang(c.req.query('lang') ?? 'de')
    c.header('Content-Security-Policy', policyOf(site))
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    c.header('X-Content-Type-Options', 'nosniff')
    return c.html(partnerPage(site, lang))
  })
  for (const [name, type] of Object.entries(types)) {
    const own = readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8')
    const text = name === 'alpin-tours.css' ? own + keepSpaceCss : own
    app.get(`/${name}`, (c) =>
      c.body(text, 200, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' }),
    )
  }
  return app
}
