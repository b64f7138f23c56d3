import { createRandom } from '@calm-rest/testing/random'
import { seedManyRooms } from '../../many-rooms.ts'
import { inspect } from '../inspect-database.ts'
import { residentMb, watchLiveMemory } from '../processes/memory.ts'
import { serve, stop } from '../processes/server.ts'
import type { Figure, Scenario } from '../scenario.ts'
import { quantileOf, slopeOf } from '../statistics.ts'
import { noVisits, visit } from './guests.ts'

const guests = 50
const secondMs = 1000

const times = (what: string, values: readonly number[], atMost: number | undefined): Figure[] => [
  { what: `${what}, median`, value: quantileOf(values, 0.5), unit: 'ms' },
  {
    what: `${what}, 99 of 100`,
    value: quantileOf(values, 0.99),
    unit: 'ms',
    ...(atMost !== undefined && { atMost }),
  },
]

const memoryFigures = (resident: number, live: { x: number; y: number }[]): Figure[] => [
  { what: 'memory that the system counts, with ssr workers, at most', value: resident, unit: 'MB' },
  { what: 'memory in use without garbage, in the end', value: live.at(-1)?.y ?? Number.NaN, unit: 'MB' },
  { what: 'of that grown each minute, second half', value: slopeOf(live), unit: 'MB', atMost: 1 },
]

export const load: Scenario = {
  fault: `${guests} guests who click all the time`,
  expected:
    'reads within 50 ms and bookings within 150 ms in 99 of 100 cases, no 5xx, memory that does not grow',
  run: async ({ seed, isShort, minutes, dir, say }) => {
    await seedManyRooms(dir)
    const live = watchLiveMemory(dir)
    const served = await serve({ isShort }, dir, { env: live.env })
    const random = createRandom(`load ${seed}`)
    const visits = noVisits()
    const wholeMs = isShort ? 3 * secondMs : minutes * 60 * secondMs
    const beganMs = performance.now()
    const endMs = performance.now() + wholeMs
    let resident = 0
    const watch = setInterval(() => {
      resident = Math.max(resident, residentMb(served.pid))
      say(`load: ${Math.round((performance.now() - beganMs) / 60_000)} of ${minutes} min`)
    }, 60 * secondMs)
    await Promise.all(
      Array.from({ length: guests }, (_, n) => visit(served.port, n, random, visits, endMs, !isShort)),
    )
    clearInterval(watch)
    await stop(served)
    // caches fill and code is compiled in the first half
    const later = live
      .read()
      .map((y, x) => ({ x, y }))
      .filter(({ x }) => x >= minutes / 2)
    const answered = Object.values(visits.statuses).reduce((sum, count) => sum + count, 0)
    const failed = Object.entries(visits.statuses).filter(([status]) => Number(status) >= 500)
    // times of a short run beside other tests say nothing
    const limit = (ms: number) => (isShort ? undefined : ms)
    return [
      { what: 'minutes', value: wholeMs / 60_000 },
      { what: 'requests', value: answered, atLeast: 1 },
      { what: 'each second', value: answered / (wholeMs / secondMs) },
      { what: 'without an answer', value: visits.unanswered, exactly: 0 },
      { what: 'answered 5xx', value: failed.reduce((sum, [, count]) => sum + count, 0), exactly: 0 },
      ...times('reads', visits.reads, limit(50)),
      ...times('bookings', visits.bookings, limit(150)),
      ...(isShort ? [] : times('whole pages', visits.pages, undefined)),
      ...(isShort ? [] : memoryFigures(resident, later)),
      ...inspect(dir, visits.acknowledged),
    ]
  },
}
