import type { RemotesResult } from '../remotes/index.ts'
import { figure, ratio, spread, table } from './markdown.ts'

type Row = (result: RemotesResult) => string

const rowsFor = (results: readonly RemotesResult[]): [string, Row][] => {
  const paths = Object.keys(results[0]?.documentBytes ?? {})
  return [
    ['publish, ms', ({ publishMs }) => spread(publishMs)],
    ['promoted, until a whole page has it, ms', ({ promoteMs }) => spread(promoteMs)],
    ['start of the site, ms', ({ startMs }) => spread(startMs)],
    ['`/` from memory, ms', ({ cachedPageMs }) => spread(cachedPageMs)],
    ['largest paint (LCP) of `/`, ms', ({ largestPaintMs }) => spread(largestPaintMs)],
    ...paths.map((path): [string, Row] => [
      `document of \`${path}\`, bytes before compression`,
      ({ documentBytes }) => figure(documentBytes[path] ?? Number.NaN),
    ]),
    ['the site, MB', ({ siteMb }) => spread(siteMb)],
    ['processes of server bundles, MB', ({ bundlesMb }) => spread(bundlesMb)],
    ['number of them', ({ processes }) => figure(processes)],
    ['a page whose bundle sleeps, ms', ({ wake }) => spread(wake?.asleepMs)],
    ['a page whose bundle is awake, ms', ({ wake }) => spread(wake?.awakeMs)],
    ['pages that came without their widget’s HTML', ({ pages }) => `${pages.withoutHtml} of ${pages.asked}`],
  ]
}

const ratioRows = [
  ['publish', 'publishMs'],
  ['promoted', 'promoteMs'],
  ['start', 'startMs'],
  ['`/` from memory', 'cachedPageMs'],
  ['largest paint', 'largestPaintMs'],
] as const

export const remotesReport = (results: readonly RemotesResult[]) => {
  const heads = results.map(({ remotes }) => `${remotes} remotes`)
  return [
    table(
      ['', ...heads],
      rowsFor(results).map(([name, row]) => [name, ...results.map(row)]),
    ),
    table(
      ['ratio to the smallest', ...heads],
      ratioRows.map(([name, key]) => [name, ...results.map(({ ratios }) => ratio(ratios[key]))]),
    ),
  ].join('\n\n')
}
