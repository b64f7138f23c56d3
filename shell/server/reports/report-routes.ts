import { type ReleaseReport, releaseReport } from '@calm-rest/contract/releases'
import type { Compositions, Outcomes, PageViewTokens, ReleaseStore, Vitals } from '@calm-rest/releases'
import { channelOf, judge, judgeVitals, lastLiveChange } from '@calm-rest/releases'
import { type ClientKey, networkOf } from '@calm-rest/server'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { createActOnVerdict, type VerdictEvents } from './act-on-verdict.ts'
import { type ReportedVisit, widgetVisits } from './widget-visits.ts'

export interface ReleaseEvents extends VerdictEvents {
  /** Called after the outcome of a widget was counted. */
  onWidgetVisited: (visit: ReportedVisit) => void
}

interface ReportDeps {
  store: ReleaseStore
  compositions: Compositions
  viewTokens: PageViewTokens
  outcomes: Outcomes
  vitals: Vitals
  clientKey: ClientKey
  events: Partial<ReleaseEvents>
  now: () => Date
}

/** One page view of a report, with the server's facts about it. */
interface ReportingView {
  id: string
  composition: string
  network: string
  at: string
}

/** Far above one person's page views, far below what would fill a disk. */
const reportsPerMinute = 120
const maxBytes = 4 * 1024
/** A comparison reads all page views since the canary began. */
const compareAgainMs = 30 * 1000

/**
 * Receives outcomes and vitals of releases from pages, and rolls back a release that fails too often, or a
 * canary that is worse than the release beside it.
 */
export const reportRoutes = (deps: ReportDeps) => {
  const { store, compositions, viewTokens, outcomes, vitals, clientKey, now, events } = deps
  const limiter = new RateLimiterMemory({ points: reportsPerMinute, duration: 60 })
  const act = createActOnVerdict({ store, events, now })

  const judgeOutcomes = async (remote: string) => {
    const health = (version: string, since: string) => outcomes.health(remote, version, since)
    const verdict = judge({ channels: store.readChannels(remote), now: now(), health })
    if (verdict) await act(remote, verdict)
  }

  const comparedAt = new Map<string, number>()
  const compareCanary = async (remote: string) => {
    const channels = store.readChannels(remote)
    const isDue = now().getTime() - (comparedAt.get(remote) ?? Number.NEGATIVE_INFINITY) >= compareAgainMs
    if (!channels.canary || !isDue) return
    comparedAt.set(remote, now().getTime())
    const visits = (version: string, since: string) => vitals.visits(remote, version, since)
    const verdict = judgeVitals({ channels, now: now(), visits })
    if (verdict) await act(remote, verdict)
  }

  /** Whether a page of this composition can show the version: one of its own, or one that it fell back to. */
  const couldShow = (composition: string, remote: string, version: string) => {
    const { stable, previous } = store.readChannels(remote)
    return [compositions.read(composition)?.[remote], stable, previous].includes(version)
  }

  /** False if nothing can be written now. */
  const addOutcomes = async ({ id, composition, ...view }: ReportingView, report: ReleaseReport) => {
    for (const { remote, version, outcome, reason } of report.events) {
      if (!couldShow(composition, remote, version)) continue
      const failed = outcome === 'failed'
      if (!outcomes.add({ view: id, remote, version, failed, reason, ...view })) return false
      if (failed) await judgeOutcomes(remote)
    }
    return true
  }

  /** False if nothing can be written now. */
  const addVitals = async ({ id, ...view }: ReportingView, report: ReleaseReport) => {
    const visits = widgetVisits(report, (remote, version) => {
      if (!couldShow(view.composition, remote, version)) return undefined
      const release = store.release(remote, version)
      const channel = channelOf(store.readChannels(remote), version)
      return release && { manifest: release.manifest, channel }
    })
    const counted = new Set<string>()
    for (const visit of visits) {
      const changed = lastLiveChange(store.readChannels(visit.remote))
      const added = vitals.add({ ...visit, ...view, view: id }, changed)
      if (added === 'unavailable') return false
      if (added === 'ignored') continue
      events.onWidgetVisited?.(visit)
      counted.add(visit.remote)
    }
    for (const remote of counted) await compareCanary(remote)
    return true
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
      const page = viewTokens.read(parsed.data.view, now())
      if (!page) return c.body(null, 204)
      const network = viewTokens.networkOf(networkOf(key) ?? key, now())
      const view = { ...page, network, at: now().toISOString() }
      const isStored = (await addOutcomes(view, parsed.data)) && (await addVitals(view, parsed.data))
      return isStored ? c.body(null, 204) : c.body(null, 503, { 'Retry-After': '60' })
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
