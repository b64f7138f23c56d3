import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@calm-rest/testing/postgres'
import { countAt, type Pace, secondsAt } from '../pace.ts'
import { startProcess } from '../processes/start-process.ts'
import { medianOf, ratioOf, type Spread, spreadOf } from '../statistics.ts'
import { createMeasure, type Kind, kinds, type Measured } from './measure.ts'
import { serverCpuMs } from './server-cpu.ts'
import { openSetUps, type SetUp } from './set-ups.ts'

export interface EngineFigures {
  perSecond: Spread
  /** Ratio to SQLite in the same round. */
  ratio: Spread
  medianMs: number
  p99Ms: Spread
  p99Ratio: Spread
  cores: Measured['cores']
}

export interface EngineResult {
  name: string
  figures: Record<Kind, EngineFigures>
}

type Rounds = Record<Kind, Measured[]>

const figuresOf = (ours: readonly Measured[], sqlite: readonly Measured[]): EngineFigures => {
  const of = (pick: (one: Measured) => number) => [ours.map(pick), sqlite.map(pick)] as const
  const perSecond = of((one) => one.perSecond)
  const p99 = of((one) => one.p99Ms)
  const cores = (who: keyof Measured['cores']) => medianOf(ours.map((one) => one.cores[who]))
  return {
    perSecond: spreadOf(perSecond[0]),
    ratio: ratioOf(...perSecond),
    medianMs: medianOf(ours.map((one) => one.medianMs)),
    p99Ms: spreadOf(p99[0]),
    p99Ratio: ratioOf(...p99),
    cores: { api: cores('api'), postgres: cores('postgres'), clients: cores('clients') },
  }
}

/** Measures reads and bookings on SQLite in one process and on PostgreSQL in several, in turn in each round. */
export const benchEngines = async (pace: Pace): Promise<EngineResult[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'calm-rest-bench-'))
  const server = await startPostgres({ isDurable: true })
  const load = await startProcess(new URL('../load/load-process.ts', import.meta.url))
  const rounds = countAt(pace, { whole: 7, quick: 2 })
  const seconds = secondsAt(pace, { whole: 2, quick: 0.5 })
  const opened: SetUp[] = []
  try {
    opened.push(...(await openSetUps(folder, server)))
    const measure = createMeasure({ load, postgresCpuMs: () => serverCpuMs(server.pid()) })
    const all = opened.map((): Rounds => ({ cached: [], spans: [], bookings: [] }))
    // warm up: the first requests are before the code is compiled
    for (const setUp of opened) for (const kind of kinds) await measure(setUp, kind, seconds, 0)
    for (let round = 1; round <= rounds; round += 1) {
      for (const kind of kinds)
        for (const [i, setUp] of opened.entries())
          all[i]?.[kind].push(await measure(setUp, kind, seconds, round))
    }
    const [sqlite] = all
    return opened.map(({ name }, i) => {
      const figures = (kind: Kind) => figuresOf(all[i]?.[kind] ?? [], sqlite?.[kind] ?? [])
      return {
        name,
        figures: { cached: figures('cached'), spans: figures('spans'), bookings: figures('bookings') },
      }
    })
  } finally {
    for (const child of [load, ...opened.flatMap(({ processes }) => processes)]) await child.stop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
