import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedManyRooms } from '../../many-rooms.ts'
import { countAt, type Pace, secondsAt } from '../pace.ts'
import { startProcess } from '../processes/start-process.ts'
import { type BookingsResult, measureBookings } from './bookings.ts'
import { measureRead, type ReadResult, readCases } from './reads.ts'

export interface ApiResult {
  reads: ReadResult[]
  bookings: BookingsResult
}

const script = (name: string) => new URL(name, import.meta.url)

/** Reads and bookings per second under 64 clients, beside the least that could answer or store the same. */
export const benchApi = async (pace: Pace): Promise<ApiResult> => {
  const folder = mkdtempSync(join(tmpdir(), 'calm-rest-bench-'))
  const seededDir = join(folder, 'seeded')
  const ourDir = join(folder, 'ours')
  const rawDir = join(folder, 'raw')
  const rawHttpDir = join(folder, 'raw-http')
  await seedManyRooms(ourDir)
  for (const copy of [rawDir, rawHttpDir]) cpSync(ourDir, copy, { recursive: true })
  // reads use the database as seeded, without the many rooms for bookings
  const seeded = await startProcess<{ port: number }>(script('serve-api.ts'), [seededDir])
  const api = await startProcess<{ port: number }>(script('serve-api.ts'), [ourDir])
  const bare = await startProcess<{ port: number }>(script('serve-bare.ts'))
  const raw = await startProcess<{ port: number }>(script('raw-bookings.ts'), [rawDir])
  const rawHttp = await startProcess<{ port: number }>(script('raw-bookings.ts'), [rawHttpDir])
  const load = await startProcess(script('../load/load-process.ts'))
  const length = {
    rounds: countAt(pace, { whole: 9, quick: 2 }),
    seconds: secondsAt(pace, { whole: 2, quick: 0.5 }),
  }
  try {
    const reads: ReadResult[] = []
    for (const asked of readCases)
      reads.push(await measureRead({ api: seeded, bare, load, ...length }, asked))
    const bookings = await measureBookings({ api, raw, rawHttp, load, ...length })
    return { reads, bookings }
  } finally {
    for (const child of [seeded, api, bare, raw, rawHttp, load]) await child.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
