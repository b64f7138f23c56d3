import type { Metrics } from '@calm-rest/api'
import { channelOf, type ReleaseStore } from '@calm-rest/releases'
import type { SiteEvents } from '@calm-rest/shell/server'

const labels = ['remote', 'version', 'channel', 'widget'] as const

const paintSeconds = [0.2, 0.5, 1, 1.8, 2.5, 4, 10]
const answerSeconds = [0.05, 0.1, 0.2, 0.3, 0.5, 1]
const shifts = [0.01, 0.05, 0.1, 0.25, 0.5]

/**
 * Adds figures that guests' pages report of each widget, for the live versions: those of others end, and previews are
 * not counted. Returns a function that counts a visit.
 */
export const addWidgetFigures = (
  { counter, histogram }: Pick<Metrics, 'counter' | 'histogram'>,
  store: Pick<ReleaseStore, 'readChannels'>,
): SiteEvents['onWidgetVisited'] => {
  const isCurrent = ({ remote, version, channel }: Record<(typeof labels)[number], string>) =>
    channelOf(store.readChannels(remote), version) === channel
  const views = counter({
    labels,
    isCurrent,
    name: 'calm_rest_widget_views_total',
    help: 'Page views that told how a widget did',
  })
  const errors = counter({
    labels: [...labels, 'kind'] as const,
    isCurrent,
    name: 'calm_rest_widget_errors_total',
    help: 'Errors of widgets that nobody caught, by kind: handler, rejection',
  })
  const lcp = histogram({
    labels,
    isCurrent,
    buckets: paintSeconds,
    name: 'calm_rest_widget_lcp_seconds',
    help: 'Largest Contentful Paint of pages whose largest thing is in the widget',
  })
  const inp = histogram({
    labels,
    isCurrent,
    buckets: answerSeconds,
    name: 'calm_rest_widget_inp_seconds',
    help: 'Interaction to Next Paint of the widget',
  })
  const cls = histogram({
    labels,
    isCurrent,
    buckets: shifts,
    name: 'calm_rest_widget_cls',
    help: 'Cumulative Layout Shift of the widget',
  })
  const load = histogram({
    labels,
    isCurrent,
    buckets: paintSeconds,
    name: 'calm_rest_widget_load_seconds',
    help: 'From when a page asked for the widget until it was shown and hydrated',
  })

  return ({ remote, version, channel, widget, ...visit }) => {
    if (channel === 'preview') return
    const of = { remote, version, channel, widget }
    views(of, 1)
    if (visit.handlerErrors > 0) errors({ ...of, kind: 'handler' }, visit.handlerErrors)
    if (visit.rejections > 0) errors({ ...of, kind: 'rejection' }, visit.rejections)
    if (visit.lcpMs !== undefined) lcp(of, visit.lcpMs / 1000)
    if (visit.inpMs !== undefined) inp(of, visit.inpMs / 1000)
    if (visit.cls !== undefined) cls(of, visit.cls)
    if (visit.loadMs !== undefined) load(of, visit.loadMs / 1000)
  }
}
