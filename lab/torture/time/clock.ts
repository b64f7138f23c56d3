import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApi, noMailCaps, noStayCaps } from '@calm-rest/api'
import { createRandom, type Random } from '@calm-rest/testing/random'
import Sqlite from 'better-sqlite3'
import { pino } from 'pino'
import { seedManyRooms } from '../../many-rooms.ts'
import { inspect } from '../inspect-database.ts'
import { randomStay } from '../random-stay.ts'
import type { Scenario } from '../scenario.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** Jumps of the clock, from a correction by seconds to an empty battery. */
const jumpsMs = [
  -2 * hourMs,
  2 * hourMs,
  25 * hourMs,
  -30 * dayMs,
  400 * dayMs,
  -400 * dayMs,
  3 * 365 * dayMs,
  -Date.now(),
]

const pick = <T>(random: Random, values: readonly T[]) =>
  values[Math.floor(random.between(0, values.length))] as T

const pace = { pollMs: 20, retryFirstMs: 20, retryCapMs: 100, leaseMs: 1000 }
const patienceMs = 120_000

/** Opens the API with an adjustable clock. */
const openWrongApi = async (dataDir: string) => {
  let offMs = 0
  const from = { name: 'Calm Rest', address: 'stay@calmrest.example' }
  const transport = { folder: join(dataDir, 'outbox') }
  const api = await createApi({
    dataDir,
    logger: pino({ level: 'silent' }),
    now: () => new Date(Date.now() + offMs),
    mail: { transport, from, publicUrl: 'https://calmrest.example', pace },
    rateLimits: { bookings: Number.MAX_SAFE_INTEGER },
    nightCaps: noStayCaps.nightCaps,
    mailCaps: noMailCaps,
  })
  return {
    ...api,
    setOff: (ms: number) => {
      offMs = ms
    },
  }
}

const headers = { 'Content-Type': 'application/json' }

const guestOf = (api: Awaited<ReturnType<typeof openWrongApi>>, random: Random) => {
  const seen = { asked: 0, failed: 0, acknowledged: [] as string[] }
  const ask = async (path: string, body?: object) => {
    const answer = await api.app.request(
      path,
      body && { method: 'POST', body: JSON.stringify(body), headers },
    )
    seen.asked += 1
    if (answer.status >= 500) seen.failed += 1
    return answer
  }
  const book = async () => {
    const answer = await ask('/api/bookings', randomStay(random))
    if (answer.status === 201) seen.acknowledged.push((await answer.json()).reference)
    return answer.status
  }
  return { seen, ask, book }
}

/** Number of mails that are left after the due ones were sent. */
const mailsLeft = async (dataDir: string) => {
  const db = new Sqlite(join(dataDir, 'calm-rest.db'))
  const sql = 'SELECT COUNT(*) FROM outbox WHERE sent_at IS NULL AND given_up_at IS NULL'
  const waiting = db.prepare<[], number>(sql).pluck()
  for (const end = Date.now() + patienceMs; (waiting.get() ?? 0) > 0 && Date.now() < end; ) await sleep(100)
  const left = waiting.get() ?? Number.NaN
  db.close()
  return left
}

export const clock: Scenario = {
  fault: 'the clock jumps, by hours and by years, ahead and back',
  expected: 'no 5xx, no overlap, nothing lost; once the clock is right again, all goes on as if it had been',
  run: async ({ seed, isShort, dir }) => {
    await seedManyRooms(dir)
    const random = createRandom(`clock ${seed}`)
    const api = await openWrongApi(dir)
    const { seen, ask, book } = guestOf(api, random)
    const jumps = isShort ? 16 : 400
    for (let i = 0; i < jumps; i += 1) {
      api.setOff(random.next() < 0.4 ? 0 : pick(random, jumpsMs))
      for (let n = 0; n < 3; n += 1) await book()
      for (const path of ['/api/rooms', '/api/hotel/day', '/api/testimonials']) await ask(path)
      await sleep(5)
    }
    api.setOff(0)
    let last = await book()
    for (let i = 0; i < 20 && last === 409; i += 1) last = await book()
    const left = await mailsLeft(dir)
    await api.close()
    return [
      { what: 'jumps', value: jumps },
      { what: 'requests', value: seen.asked, atLeast: 1 },
      { what: 'answered 5xx', value: seen.failed, exactly: 0 },
      { what: 'booked by the right clock again', value: last === 201 ? 1 : 0, exactly: 1 },
      { what: 'mails that wait for a time that never was', value: left, exactly: 0 },
      ...inspect(dir, seen.acknowledged),
    ]
  },
}
