import { addDays, dateInZone } from '@calm-rest/contract/stay'
import { manyRooms } from '../../many-rooms.ts'
import type { LoadResult } from '../load/clients.ts'
import type { BenchProcess } from '../processes/start-process.ts'
import { medianOf, quantileOf } from '../statistics.ts'
import type { SetUp } from './set-ups.ts'

/** cached: an answer from memory · spans: availability, always of another span · bookings: each acknowledged. */
export const kinds = ['cached', 'spans', 'bookings'] as const
export type Kind = (typeof kinds)[number]

/** Result of one set-up in one round. */
export interface Measured {
  perSecond: number
  medianMs: number
  p99Ms: number
  /** Cores that were busy on average, by program. */
  cores: { api: number; postgres: number; clients: number }
}

interface MeasureDeps {
  load: BenchProcess<object>
  postgresCpuMs: () => number
}

const clients = 64
/** Nights of each room that one round may book. */
const nights = 30

const today = () => dateInZone(new Date(), 'Asia/Colombo')

/** Measures one kind of request on one set-up; `round` selects nights and spans that are still new. */
export const createMeasure = ({ load, postgresCpuMs }: MeasureDeps) => {
  let spans = 0

  const ask = async (kind: Kind, ports: readonly number[], seconds: number, round: number) => {
    const job = { ports, clients, seconds }
    if (kind === 'cached') {
      const path = '/api/rooms/coral-suite?lang=de'
      return load.ask<LoadResult>('read', { ...job, path, headers: {} })
    }
    const rooms = manyRooms
    if (kind === 'spans') {
      const result = await load.ask<LoadResult>('readSpans', {
        ...job,
        rooms,
        firstNight: today(),
        asked: spans,
      })
      spans += result.answers
      return result
    }
    const firstNight = addDays(today(), 2 + round * nights)
    return load.ask<LoadResult>('book', { ...job, rooms, firstNight, nights })
  }

  const cpuOf = async ({ processes }: SetUp) => {
    const api = await Promise.all(processes.map((one) => one.ask<number>('cpuMs')))
    return {
      api: api.reduce((sum, ms) => sum + ms, 0),
      postgres: postgresCpuMs(),
      clients: await load.ask<number>('cpuMs'),
    }
  }

  return async (setUp: SetUp, kind: Kind, seconds: number, round: number): Promise<Measured> => {
    const before = await cpuOf(setUp)
    const ports = setUp.processes.map(({ ready }) => ready.port)
    const { answers, seconds: took, statuses, latenciesMs } = await ask(kind, ports, seconds, round)
    const after = await cpuOf(setUp)
    if (statuses[kind === 'bookings' ? 201 : 200] !== answers)
      throw new Error(`${setUp.name}, ${kind}: ${JSON.stringify(statuses)}`)
    const busy = (who: keyof typeof before) => (after[who] - before[who]) / (took * 1000)
    return {
      perSecond: answers / took,
      medianMs: medianOf(latenciesMs),
      p99Ms: quantileOf(latenciesMs, 0.99),
      cores: { api: busy('api'), postgres: busy('postgres'), clients: busy('clients') },
    }
  }
}
