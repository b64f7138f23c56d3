import type { EngineFigures, EngineResult } from '../engines/index.ts'
import type { Kind } from '../engines/measure.ts'
import type { Bars } from './chart.ts'
import { figure, ratio, spread, table } from './markdown.ts'

const titles: Record<Kind, string> = {
  cached: 'reads from the cache',
  spans: 'availability, always of another span',
  bookings: 'bookings',
}

const rowOf = (name: string, { perSecond, ratio: toSqlite, p99Ms, p99Ratio, cores }: EngineFigures) => [
  name,
  spread(perSecond),
  ratio(toSqlite),
  spread(p99Ms),
  ratio(p99Ratio),
  // processor time per answer depends less on other programs than answers per second do
  [cores.api, cores.postgres, cores.clients]
    .map((busy) => figure(Math.round((busy / perSecond.median) * 1e6)))
    .join(' + '),
]

export const enginesReport = (results: readonly EngineResult[]) =>
  (Object.keys(titles) as Kind[])
    .map((kind) =>
      table(
        [titles[kind], 'per s', '', 'p99, ms', '', 'µs of a core for each: API + PostgreSQL + clients'],
        results.map(({ name, figures }) => rowOf(name, figures[kind])),
      ),
    )
    .join('\n\n')

export const enginesChart = (results: readonly EngineResult[]): Bars => ({
  title: 'SQLite and PostgreSQL',
  unit: 'a second with 64 clients, to SQLite in one process',
  groups: results.map(({ name }) => name),
  series: (Object.keys(titles) as Kind[]).map((kind) => ({
    name: titles[kind],
    values: results.map(({ figures }) => figures[kind].ratio.median),
  })),
})
