import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assertStrace } from '@calm-rest/testing/strace'
import Sqlite from 'better-sqlite3'
import { addUp, inspect } from '../inspect-database.ts'
import type { Figure, Scenario, Torture } from '../scenario.ts'
import { ofDatabase, runWorker, traceWorker } from './trace.ts'

/** Stays that a worker books before the next start. */
const book = 12

/** Number of calls of each kind in an undisturbed run: the points at which it can be killed. */
const countCalls = async (dir: string): Promise<Record<string, number>> => {
  const log = join(dir, 'calls.log')
  const whole = await traceWorker(join(dir, 'whole'), { book, firstDay: 0 }, ['-o', log])
  if (whole.acknowledged.length !== book) throw new Error(`The worker booked too little: ${whole.errors}`)
  const names = readFileSync(log, 'utf8').matchAll(/^\d+ +(\w+)\(/gm)
  const counts: Record<string, number> = {}
  for (const [, name = ''] of names) counts[name] = (counts[name] ?? 0) + 1
  return Object.fromEntries(ofDatabase.split(',').map((name) => [name, counts[name] ?? 0]))
}

interface Point {
  call: string
  /** The worker is killed at the n-th call of this kind, before the call has an effect. */
  nth: number
}

const dieAt = async ({ call, nth }: Point, dir: string): Promise<Figure[]> => {
  const dataDir = join(dir, `${call}-${nth}`)
  const inject = ['-o', '/dev/null', '-e', `inject=${call}:signal=SIGKILL:when=${nth}`]
  const first = await traceWorker(dataDir, { book, firstDay: 0 }, inject, call)
  const stored = existsSync(join(dataDir, 'calm-rest.db')) ? countBookings(dataDir) : 0
  // the next start has to recover by itself, and to go on booking
  const next = await runWorker(dataDir, { book: 4, firstDay: stored * 2 })
  const isBack = next.ended === 0 && next.acknowledged.length === 4
  const figures = inspect(dataDir, [...first.acknowledged, ...next.acknowledged])
  return [
    { what: 'points at which it died', value: first.ended === 'SIGKILL' ? 1 : 0, atLeast: 1 },
    ...figures,
    { what: 'starts after it that failed', value: isBack ? 0 : 1, exactly: 0 },
  ]
}

/** Counts bookings after recovery of the log; 0 where the worker was killed before the first table. */
const countBookings = (dataDir: string): number => {
  const db = new Sqlite(join(dataDir, 'calm-rest.db'))
  try {
    const isMade = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'bookings'").get()
    return isMade ? ((db.prepare('SELECT COUNT(*) FROM bookings').pluck().get() as number) ?? 0) : 0
  } finally {
    db.close()
  }
}

const pointsOf = (counts: Record<string, number>, isShort: boolean): Point[] => {
  const all = Object.entries(counts).flatMap(([call, times]) =>
    Array.from({ length: times }, (_, i) => ({ call, nth: i + 1 })),
  )
  // a point takes a second: a short run takes some that are spread over the whole run
  return isShort ? all.filter((_, i) => i % Math.ceil(all.length / 6) === 0) : all
}

/** Runs two points at once, one for each core. */
const inPairs = async (points: readonly Point[], torture: Torture) => {
  const all: Figure[][] = []
  let next = 0
  const work = async () => {
    for (let point = points[next++]; point; point = points[next++]) {
      all.push(await dieAt(point, torture.dir))
      if (all.length % 50 === 0) torture.say(`kill-points: ${all.length} of ${points.length}`)
    }
  }
  await Promise.all([work(), work()])
  return all
}

export const killPoints: Scenario = {
  fault: 'killed at every write and every sync of the database',
  expected:
    'from the first table to the last page: the same as under kill -9, and the next start needs no help',
  run: async (torture) => {
    assertStrace()
    const points = pointsOf(await countCalls(torture.dir), torture.isShort)
    return addUp(await inPairs(points, torture))
  },
}
