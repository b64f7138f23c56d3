import type { Figure, RouteResult, SiteName } from '../pages/measure.ts'
import { kinds } from '../pages/traffic.ts'
import type { Bars } from './chart.ts'
import { figure, ratio, spread, table } from './markdown.ts'
import { peerReport } from './peer.ts'

const siteNames: Record<SiteName, string> = {
  ours: 'Calm Rest',
  oneBundle: 'one bundle',
  static: 'static page',
  document: 'Calm Rest without scripts',
}

const rows: readonly { figure: Figure; what: string }[] = [
  { figure: 'firstPaintMs', what: 'first paint, ms' },
  { figure: 'largestPaintMs', what: 'largest paint (LCP), ms' },
  { figure: 'clickWorksMs', what: 'a click works, ms' },
  { figure: 'blockingMs', what: 'blocked after the first paint, ms' },
  { figure: 'layoutShift', what: 'layout shift (CLS)' },
  { figure: 'requests', what: 'requests' },
]

const names = Object.keys(siteNames) as SiteName[]

const section = ({ path, cache, control, sites, ratios }: RouteResult) => {
  // stored results may be older than the measurement without scripts
  const shown = names.filter((site) => sites[site] !== undefined)
  const figures = rows.map(({ figure: name, what }) => [
    name === 'clickWorksMs' ? `${what} (${control})` : what,
    ...shown.map((site) => spread(sites[site].figures[name])),
    ratio(ratios.oneBundle[name]),
    ratio(ratios.static[name]),
    ratio(ratios.document?.[name]),
  ])
  const bytes = kinds.map((kind) => [
    `${kind}, KB`,
    ...shown.map((site) => figure(sites[site].bytes[kind] / 1000)),
    '',
    '',
    '',
  ])
  const heads = ['', ...shown.map((site) => siteNames[site]), 'to one bundle', 'to static', 'to its document']
  return `#### \`${path}\`, ${cache}\n\n${table(heads, [...figures, ...bytes])}`
}

export const pagesReport = (results: readonly RouteResult[]) =>
  [...results.map(section), peerReport()].join('\n\n')

export const pagesCharts = (results: readonly RouteResult[]): Record<string, Bars> => {
  const cold = results.filter(({ cache }) => cache === 'cold')
  const bars = (title: string, name: Figure, sites: readonly SiteName[]): Bars => ({
    title,
    unit: 'ms, cold, slow 4G, 4× CPU',
    groups: cold.map(({ path }) => path.split('?')[0] ?? path),
    series: sites.map((site) => ({
      name: siteNames[site],
      values: cold.map((route) => route.sites[site].figures[name]?.median ?? 0),
    })),
  })
  return {
    'largest-paint': bars('Largest paint', 'largestPaintMs', ['ours', 'oneBundle', 'static']),
    'click-works': bars('Until a click works', 'clickWorksMs', ['ours', 'oneBundle']),
  }
}
