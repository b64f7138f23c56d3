import { releaseReport } from '@calm-rest/contract/releases'
import type { Compositions, Outcomes, ReleaseStore, Views } from '@calm-rest/releases'
import { errorBudget, judge } from '@calm-rest/releases'
import { networkOf } from '@calm-rest/server'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory } from 'rate-limiter-flexible'

/** Who a request comes from, as a key for limits. */
export type ClientKey = (c: Context<{ Bindings: Partial<HttpBindings> }>) => string

/** A release that failed too often, and what was done. */
export interface TakenBack {
  remote: string
  version: string
  act: 'demote' | 'rollback'
  reason: string
}

/** A release that fails, but only as few networks say. */
export type Doubted = Omit<TakenBack, 'act'>

interface ReportParts {
  store: ReleaseStore
  compositions: Compositions
  views: Views
  outcomes: Outcomes
  clientKey: ClientKey
  onTakenBack: (taken: TakenBack) => void
  /** Told at most once in an hour of a release. */
  onDoubted: (doubted: Doubted) => void
  /** Another was faster, or the store of releases is away: the next report tries again. */
  onNotTakenBack: (taken: TakenBack & { cause: unknown }) => void
  now: () => Date
}

/** Far above what a person's pages report, far below what fills a disk. */
const reportsPerMinute = 120
const maxBytes = 4 * 1024
const doubtedAgainMs = 60 * 60 * 1000

/** Pages tell here how their releases did; a release that fails too often is taken back. */
export const reportRoutes = (parts: ReportParts) => {
  const { store, compositions, views, outcomes, clientKey, now } = parts
  const limiter = new RateLimiterMemory({ points: reportsPerMinute, duration: 60 })

  const toldAt = new LRUCache<string, number>({ max: 100 })
  const tell = (doubted: Doubted) => {
    const key = `${doubted.remote} ${doubted.version}`
    if (now().getTime() - (toldAt.get(key) ?? Number.NEGATIVE_INFINITY) < doubtedAgainMs) return
    toldAt.set(key, now().getTime())
    parts.onDoubted(doubted)
  }

  const takeBack = async (remote: string) => {
    const health = (version: string, since: string) => outcomes.health(remote, version, since)
    const channels = store.readChannels(remote)
    const verdict = judge({ channels, now: now(), health })
    if (!verdict) return
    const { act, version, reason } = verdict
    if (act === 'tell') return tell({ remote, version, reason })
    try {
      if (act === 'demote') await store.demote(remote, errorBudget, reason)
      else await store.rollback(remote, errorBudget, reason, channels.stable ?? undefined)
      parts.onTakenBack({ remote, version, act, reason })
    } catch (cause) {
      parts.onNotTakenBack({ remote, version, act, reason, cause })
    }
  }

  /** A page knows the releases it was composed of, and those it may have fallen back to. */
  const couldShow = (composition: string, remote: string, version: string) => {
    const { stable, previous } = store.readChannels(remote)
    return [compositions.read(composition)?.[remote], stable, previous].includes(version)
  }

  return new Hono<{ Bindings: Partial<HttpBindings> }>().post(
    '/',
    bodyLimit({ maxSize: maxBytes }),
    async (c) => {
      const key = clientKey(c)
      const allowed = await limiter.consume(key).then(
        () => true,
        () => false,
      )
      if (!allowed) return c.body(null, 429)
      const parsed = releaseReport.safeParse(await readJson(c.req.raw))
      if (!parsed.success) return c.body(null, 400)
      const view = views.read(parsed.data.view, now())
      if (!view) return c.body(null, 204)
      for (const { remote, version, outcome, reason } of parsed.data.events) {
        if (!couldShow(view.composition, remote, version)) continue
        const failed = outcome === 'failed'
        const network = views.networkOf(networkOf(key) ?? key, now())
        const at = now().toISOString()
        const isKept = outcomes.add({ view: view.id, remote, version, failed, reason, network, at })
        if (!isKept) return c.body(null, 503, { 'Retry-After': '60' })
        if (failed) await takeBack(remote)
      }
      return c.body(null, 204)
    },
  )
}

const readJson = async (request: Request): Promise<unknown> => {
  try {
    return JSON.parse(await request.text())
  } catch {
    return undefined
  }
}
