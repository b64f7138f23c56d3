import { type ErrorCode, errorStatus, errorWords } from '@calm-rest/contract/errors'
import { parseLang } from '@calm-rest/contract/widget'
import type { PageViewTokens, ReleaseStore } from '@calm-rest/releases'
import type { ClientKey } from '@calm-rest/server'
import type { Tracing } from '@calm-rest/telemetry'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { mostSpans } from '../../src/trace/sent-spans.ts'
import { spanReport } from './span-report.ts'
import { toReportedSpan } from './to-reported-span.ts'

interface SpanDeps {
  tracing: Tracing
  store: Pick<ReleaseStore, 'release'>
  viewTokens: Pick<PageViewTokens, 'read'>
  clientKey: ClientKey
  now: () => Date
}

/** Above what one person's pages send, two for each page view. */
const reportsPerMinute = 60
/** Of everybody: 150 whole page views. More are a flood, which the collector would store. */
const spansPerMinute = 6_000
const maxBytes = 8 * 1024
/** Page views whose spans are counted; each takes some hundred bytes. */
const mostViews = 20_000

const refuse = (c: Context, code: ErrorCode) => {
  const lang = parseLang(c.req.header('Accept-Language'))
  return c.json({ error: errorWords[code][lang], code }, errorStatus[code], { 'Cache-Control': 'no-store' })
}

const readJson = async (request: Request): Promise<unknown> => {
  try {
    return JSON.parse(await request.text())
  } catch {
    return undefined
  }
}

/** Receives spans of pages that this site gave out, and exports them with its own. */
export const spanRoutes = ({ tracing, store, viewTokens, clientKey, now }: SpanDeps) => {
  const limiter = new RateLimiterMemory({ points: reportsPerMinute, duration: 60 })
  const ofAll = new RateLimiterMemory({ points: spansPerMinute, duration: 60 })
  const sentOf = new LRUCache<string, number>({ max: mostViews })
  /** Whether a page view may report so many more: no page sends more than `mostSpans`, wherever its token is used. */
  const mayReport = (view: string, count: number) => {
    const sent = (sentOf.get(view) ?? 0) + count
    if (sent > mostSpans) return false
    sentOf.set(view, sent)
    return true
  }
  const isWithin = (limit: RateLimiterMemory, key: string, points: number) =>
    limit.consume(key, points).then(
      () => true,
      () => false,
    )
  const isWidget = (remote: string, version: string, widget: string) =>
    store.release(remote, version)?.manifest.exposes[widget] !== undefined

  return new Hono<{ Bindings: Partial<HttpBindings> }>().post(
    '/',
    bodyLimit({ maxSize: maxBytes, onError: (c) => refuse(c, 'payload_too_large') }),
    async (c) => {
      if (!(await isWithin(limiter, clientKey(c), 1))) return refuse(c, 'too_many_requests')
      const { data } = spanReport.safeParse(await readJson(c.req.raw))
      const view = data && viewTokens.read(data.view, now())
      if (!view) return refuse(c, 'invalid_request')
      const { traceparent, spans } = data
      if (!mayReport(view.id, spans.length) || !(await isWithin(ofAll, 'all', spans.length)))
        return refuse(c, 'too_many_requests')
      const page = { traceparent, composition: view.composition, isWidget, nowMs: Date.now() }
      tracing.report(spans.flatMap((span) => toReportedSpan(span, page) ?? []))
      return c.body(null, 204)
    },
  )
}
