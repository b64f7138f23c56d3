import { retention } from '@calm-rest/contract/limits'
import type { WidgetVitals } from '@calm-rest/contract/releases'
import { isSiteStateUnavailable, type SiteState } from '../site-state.ts'
import { type Estimate, quantileOf, shareOf } from '../statistics/intervals.ts'
import type { Channel } from './channel.ts'
import { bounds, bucketOf, type Metric, metrics } from './metrics.ts'

/** Report of one widget on a page view. `at` is an ISO time. */
export interface WidgetVisit extends Pick<WidgetVitals, 'remote' | 'version' | Metric> {
  view: string
  /** Empty for errors of no single widget. */
  widget: string
  /** Channel of the version at the time of the report. */
  channel: Channel
  composition: string
  /** Keyed hash of the visitor's network; it changes every day. */
  network: string
  at: string
  handlerErrors: number
  rejections: number
  /** The first error, as kind and position: `TypeError room-list.js:1:2345`. */
  error?: string | undefined
}

/** One page view of a release, for a comparison. */
export interface ReleaseVisit {
  network: string
  at: string
  /** Bucket of the worst Interaction to Next Paint of its widgets; null without an interaction. */
  inp: number | null
  hasFailed: boolean
}

/** Vitals of a release, or of one of its widgets, on guests' page views. */
export interface VitalsSummary {
  views: number
  /** 75th percentile of each metric that was measured. */
  p75: Partial<Record<Metric, Estimate & { views: number }>>
  /** Share of page views with an uncaught error. */
  failed: Estimate | undefined
  handlerErrors: number
  rejections: number
}

/** An error of a release, with the newest set of releases in which it occurred. */
export interface SeenError {
  error: string
  views: number
  composition: string
}

/**
 * Most stored page views of a widget for each network and day: a thousand page views of one visitor say no
 * more than ten.
 */
export const storedOfNetwork = 10

/** Days after which a page view is deleted, with its network. A canary is compared for as long. */
export const storedDays = retention.viewDays

const storedMs = storedDays * 24 * 60 * 60 * 1000
const shownErrors = 3

interface Row extends Record<Metric, number | null> {
  count: number
  failed: number
  handlerErrors: number
  rejections: number
}

/** Vitals that pages report, in buckets, in this machine's state of the site. */
export const createVitals = ({ db }: SiteState) => {
  const insert = db.prepare(`
    INSERT INTO vitals SELECT @view, @remote, @version, @widget, @channel, @composition, @network, @at,
      @lcpMs, @inpMs, @cls, @loadMs, @handlerErrors, @rejections, @error
    WHERE (SELECT COUNT(*) FROM vitals WHERE remote = @remote AND version = @version AND widget = @widget
      AND network = @network AND at >= @since) < ${storedOfNetwork}
    ON CONFLICT DO NOTHING`)
  const prune = db.prepare<[string]>('DELETE FROM vitals WHERE at < ?')
  const ofGuests = `FROM vitals WHERE remote = ? AND version = ? AND channel <> 'preview'`
  const widgetRows = db.prepare<[string, string], Row & { widget: string }>(`
    SELECT widget, lcpMs, inpMs, cls, loadMs, COUNT(*) AS count, SUM(handlerErrors + rejections > 0) AS failed,
      SUM(handlerErrors) AS handlerErrors, SUM(rejections) AS rejections
    ${ofGuests} AND widget <> '' GROUP BY widget, lcpMs, inpMs, cls, loadMs ORDER BY widget`)
  const wholeRows = db.prepare<[string, string], Row>(`
    SELECT lcpMs, inpMs, cls, loadMs, COUNT(*) AS count, SUM(failed) AS failed,
      SUM(handlerErrors) AS handlerErrors, SUM(rejections) AS rejections
    FROM (SELECT MAX(lcpMs) AS lcpMs, MAX(inpMs) AS inpMs, MAX(cls) AS cls, MAX(loadMs) AS loadMs,
        MAX(handlerErrors + rejections > 0) AS failed, SUM(handlerErrors) AS handlerErrors,
        SUM(rejections) AS rejections ${ofGuests} GROUP BY view)
    GROUP BY lcpMs, inpMs, cls, loadMs`)
  const visits = db.prepare<[string, string, string], Omit<ReleaseVisit, 'hasFailed'> & { failed: number }>(`
    SELECT network, MIN(at) AS at, MAX(inpMs) AS inp, MAX(handlerErrors + rejections > 0) AS failed
    ${ofGuests} AND at >= ? GROUP BY network, view ORDER BY at`)
  const errors = db.prepare<[string, string, number], SeenError>(`
    SELECT error, COUNT(*) AS views, composition, MAX(at) AS newest
    ${ofGuests} AND error IS NOT NULL GROUP BY error ORDER BY views DESC, error LIMIT ?`)

  return {
    /**
     * `since`: the last change of the live versions, after which networks count anew; networks with enough
     * stored views would be missing beside a canary otherwise. `ignored`: the view was counted before, or its
     * network often enough. `unavailable`: nothing can be written, as on a full disk.
     */
    add: (visit: WidgetVisit, since = ''): 'counted' | 'ignored' | 'unavailable' => {
      const buckets = metrics.map((metric) => {
        const value = visit[metric]
        return [metric, value === undefined ? null : bucketOf(metric, value)] as const
      })
      try {
        prune.run(new Date(Date.parse(visit.at) - storedMs).toISOString())
        const { changes } = insert.run({
          ...visit,
          since,
          ...Object.fromEntries(buckets),
          error: visit.error ?? null,
        })
        return changes > 0 ? 'counted' : 'ignored'
      } catch (cause) {
        if (isSiteStateUnavailable(cause)) return 'unavailable'
        throw cause
      }
    },
    /** Guests' page views, oldest first. */
    visits: (remote: string, version: string, since: string): ReleaseVisit[] =>
      visits
        .all(remote, version, since)
        .map(({ failed, ...visit }) => ({ ...visit, hasFailed: failed === 1 })),
    /**
     * Vitals of a release on guests' pages: as a whole, each page view by its worst widget, and by widget.
     */
    summary: (remote: string, version: string) => ({
      whole: summaryOf(wholeRows.all(remote, version)),
      widgets: [...Map.groupBy(widgetRows.all(remote, version), ({ widget }) => widget)].map(
        ([widget, rows]) => ({ widget, ...summaryOf(rows) }),
      ),
      errors: errors.all(remote, version, shownErrors),
    }),
  }
}

const sumOf = (rows: readonly Row[], key: 'count' | 'failed' | 'handlerErrors' | 'rejections') =>
  rows.reduce((sum, row) => sum + row[key], 0)

const summaryOf = (rows: readonly Row[]): VitalsSummary => {
  const views = sumOf(rows, 'count')
  return {
    views,
    p75: Object.fromEntries(
      metrics.flatMap((metric) => {
        const counts = histogramOf(rows, metric)
        const views = counts.reduce((sum, count) => sum + count, 0)
        return views > 0 ? [[metric, { views, ...quantileOf(counts, bounds[metric], 0.75) }]] : []
      }),
    ),
    failed: views > 0 ? shareOf({ hits: sumOf(rows, 'failed'), of: views }) : undefined,
    handlerErrors: sumOf(rows, 'handlerErrors'),
    rejections: sumOf(rows, 'rejections'),
  }
}

const histogramOf = (rows: readonly Row[], metric: Metric) => {
  const counts = [...bounds[metric], Number.POSITIVE_INFINITY].map(() => 0)
  for (const { [metric]: bucket, count } of rows)
    if (bucket !== null) counts[bucket] = (counts[bucket] ?? 0) + count
  return counts
}

export type Vitals = ReturnType<typeof createVitals>
export type ReleaseVitals = ReturnType<Vitals['summary']>
