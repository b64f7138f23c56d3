import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PropertyFacts } from '@calm-rest/contract/api'
import { blankFacts } from '@calm-rest/contract/hotel'
import type { ShellBuild } from '@calm-rest/contract/releases'
import type { Status } from '@calm-rest/contract/schemas'
import { type Lang, parseLang } from '@calm-rest/contract/widget'
import { Hono } from 'hono'
import type { ReadFacts } from '../content-api/current-facts.ts'
import { statusPage } from './status-page.ts'
import { statusStyle } from './status-style.ts'

export type ReadStatus = () => Promise<Status>

interface StatusRoutesDeps {
  build: Pick<ShellBuild, 'fonts'>
  readStatus: ReadStatus
  readFacts: ReadFacts
}

/** The page says a minute, so it need not be made more often. */
const freshMs = 15_000
/** Facts that come later are those of last time. */
const factsMs = 500

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

interface Made {
  identity: Buffer
  br: Buffer
  gzip: Buffer
}

const pack = async (text: string): Promise<Made> => {
  const identity = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return { identity, br: await inBrotli(identity, { params }), gzip: await inGzip(identity) }
}

const encodingOf = (accepted: string): keyof Made =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'

/** A page for which nothing else has to work. It is made four times a minute at most, and sent from memory. */
export const statusRoutes = ({ build, readStatus, readFacts }: StatusRoutesDeps) => {
  const style = statusStyle(build)
  const policy = [
    "default-src 'none'",
    `style-src '${style.integrity}'`,
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const pages = new Map<Lang, { made: Promise<Made>; atMs: number }>()
  let facts: PropertyFacts = blankFacts

  const knownFacts = async (): Promise<PropertyFacts> => {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, factsMs, undefined).unref())
    const found = await Promise.race([readFacts().catch(() => undefined), late])
    facts = found?.facts ?? facts
    return facts
  }
  const make = async (lang: Lang): Promise<Made> => {
    const [status, known] = await Promise.all([readStatus(), knownFacts()])
    return pack(statusPage({ status, lang, css: style.text, property: known }))
  }
  const pageIn = (lang: Lang): Promise<Made> => {
    const nowMs = performance.now()
    const known = pages.get(lang)
    if (known && nowMs - known.atMs < freshMs) return known.made
    const made = make(lang)
    pages.set(lang, { made, atMs: nowMs })
    made.catch(() => pages.delete(lang))
    return made
  }

  return new Hono().get('/', async (c) => {
    // its first page needs the languages of the property; later ones have those that the last page was made with
    if (facts === blankFacts) await knownFacts()
    const lang = parseLang(c.req.query('lang') ?? c.req.header('Accept-Language'), facts.languages)
    const made = await pageIn(lang)
    const encoding = encodingOf(c.req.header('Accept-Encoding') ?? '')
    return c.body(new Uint8Array(made[encoding]), 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': lang,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      Vary: 'Accept-Encoding, Accept-Language',
      'Cache-Control': 'public, max-age=15',
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    })
  })
}
