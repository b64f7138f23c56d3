import type { Figure, RouteResult, SiteName } from '../pages/measure.ts'
import { kinds } from '../pages/traffic.ts'
import type { Bars } from './chart.ts'
import { figure, ratio, spread, table } from './markdown.ts'

/** Largest paint, blocking in milliseconds and script in KB; the second of each with the peer's own options to combine and defer. */
const qloApps = [
  ['home', '9,164 / 7,792', '607 / 678', '226 / 176'],
  ['list of rooms', '2,996 / 1,716', '563 / 429', '217 / 167'],
  ['a room', '4,932 / 3,160', '625 / 675', '240 / 183'],
  ['booking form', '2,860 / 1,324', '199 / 348', '219 / 167'],
]

/** The most used open site of its kind, as it was measured once; it runs on no machine of ours. */
const peerReport = (): string =>
  [
    '#### Beside QloApps',
    'QloApps 1.7.0.0 (PHP 8.2, nginx, MariaDB, gzip), as it comes and tuned by its own options, on the same phone and line: medians of five rounds in November 2026 on another machine. Blocking is of the whole load.',
    table(['', 'largest paint, ms', 'blocked, ms', 'script, KB'], qloApps),
  ].join('\n\n')

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
