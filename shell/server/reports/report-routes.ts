import { releaseReport } from '@calm-rest/contract/releases'
import type { Compositions, Outcomes, PageViewTokens, ReleaseStore } from '@calm-rest/releases'
import { errorBudgetActor, judge } from '@calm-rest/releases'
import { type ClientKey, networkOf } from '@calm-rest/server'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory } from 'rate-limiter-flexible'

/** A release that failed too often, and the act that took it away. */
export interface RolledBack {
  remote: string
  version: string
  act: 'demote' | 'rollback'
  reason: string
}

/** A release that fails by the reports of too few networks to act on. */
export type Suspected = Omit<RolledBack, 'act'>

export interface ReleaseEvents {
  /** Called when a release was demoted or rolled back on its own. */
  onRolledBack: (rolledBack: RolledBack) => void
  /** Called at most once in an hour for one release. */
  onSuspected: (suspected: Suspected) => void
  /** Another machine was faster, or the store did not answer: the next report tries again. */
  onRollbackFailed: (failed: RolledBack & { cause: unknown }) => void
}

interface ReportDeps {
  store: ReleaseStore
  compositions: Compositions
  viewTokens: PageViewTokens
  outcomes: Outcomes
  clientKey: ClientKey
  events: Partial<ReleaseEvents>
  now: () => Date
}

/** Far above what a person's pages report, far below what fills a disk. */
const reportsPerMinute = 120
const maxBytes = 4 * 1024
const suspectAgainMs = 60 * 60 * 1000

/** Receives the outcomes of releases from pages, and rolls back a release that fails too often. */
export const reportRoutes = (deps: ReportDeps) => {
  const { store, compositions, viewTokens, outcomes, clientKey, now, events } = deps
  const limiter = new RateLimiterMemory({ points: reportsPerMinute, duration: 60 })

  const suspectedAt = new LRUCache<string, number>({ max: 100 })
  const suspect = (suspected: Suspected) => {
    const key = `${suspected.remote} ${suspected.version}`
    if (now().getTime() - (suspectedAt.get(key) ?? Number.NEGATIVE_INFINITY) < suspectAgainMs) return
    suspectedAt.set(key, now().getTime())
    events.onSuspected?.(suspected)
  }

  const rollBack = async (remote: string) => {
    const health = (version: string, since: string) => outcomes.health(remote, version, since)
    const channels = store.readChannels(remote)
    const verdict = judge({ channels, now: now(), health })
    if (!verdict) return
    const { act, version, reason } = verdict
    if (act === 'tell') return suspect({ remote, version, reason })
    try {
      if (act === 'demote') await store.demote(remote, errorBudgetActor, reason)
      else await store.rollback(remote, errorBudgetActor, reason, channels.stable ?? undefined)
      events.onRolledBack?.({ remote, version, act, reason })
    } catch (cause) {
      events.onRollbackFailed?.({ remote, version, act, reason, cause })
    }
  }

  /** Whether a page of this composition can show the version: one of its own, or one that it fell back to. */
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
      const view = viewTokens.read(parsed.data.view, now())
      if (!view) return c.body(null, 204)
      for (const { remote, version, outcome, reason } of parsed.data.events) {
        if (!couldShow(view.composition, remote, version)) continue
        const failed = outcome === 'failed'
        const network = viewTokens.networkOf(networkOf(key) ?? key, now())
        const at = now().toISOString()
        const isKept = outcomes.add({ view: view.id, remote, version, failed, reason, network, at })
        if (!isKept) return c.body(null, 503, { 'Retry-After': '60' })
        if (failed) await rollBack(remote)
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
