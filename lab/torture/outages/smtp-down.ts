import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApi, noMailCaps, noStayCaps } from '@calm-rest/api'
import { freePort } from '@calm-rest/testing/free-port'
import { createRandom } from '@calm-rest/testing/random'
import Sqlite from 'better-sqlite3'
import { pino } from 'pino'
import { seedManyRooms } from '../../many-rooms.ts'
import { randomStay } from '../random-stay.ts'
import type { Figure, Scenario } from '../scenario.ts'
import { quantileOf } from '../statistics.ts'
import { host, startMailServer, startSilent } from './mail-servers.ts'

/** Timing of the outbox: the default, except for an earlier first retry. */
const paceOf = (isShort: boolean) => ({
  pollMs: 100,
  retryFirstMs: 50,
  retryCapMs: 500,
  // the machine of a short run may stall for seconds while a mail is being sent: a short lease would send it twice
  ...(isShort ? { deadlineMs: 30_000, leaseMs: 60_000 } : { deadlineMs: 1500, leaseMs: 3000 }),
})

const patienceMs = 240_000

const openMailingApi = (dataDir: string, port: number, pace: ReturnType<typeof paceOf>) => {
  const from = { name: 'Calm Rest', address: 'stay@calmrest.example' }
  const transport = { smtpUrl: `smtp://${host}:${port}` }
  return createApi({
    dataDir,
    logger: pino({ level: 'silent' }),
    mail: { transport, from, publicUrl: 'https://calmrest.example', pace },
    rateLimits: {
      bookings: Number.MAX_SAFE_INTEGER,
      bookingsOfDay: Number.MAX_SAFE_INTEGER,
      mailedLinks: Number.MAX_SAFE_INTEGER,
    },
    nightCaps: noStayCaps.nightCaps,
    mailCaps: noMailCaps,
  })
}

interface Guests {
  statuses: number[]
  times: number[]
}

type Api = Awaited<ReturnType<typeof openMailingApi>>

const headers = { 'Content-Type': 'application/json' }

/** Books this number of stays one after another. */
const bookerOf = (api: Api, seed: number, count: number, { statuses, times }: Guests) => {
  const random = createRandom(`smtp ${seed}`)
  return async () => {
    for (let i = 0; i < count; i += 1) {
      const beganMs = performance.now()
      const body = JSON.stringify(randomStay(random))
      const { status } = await api.app.request('/api/bookings', { method: 'POST', body, headers })
      statuses.push(status)
      times.push(performance.now() - beganMs)
      await sleep(10)
    }
  }
}

/** Waits until no mail is waiting, and returns the result of each. */
const whatBecameOfMail = async (dataDir: string) => {
  const db = new Sqlite(join(dataDir, 'calm-rest.db'))
  const count = (where: string) =>
    db.prepare<[], number>(`SELECT COUNT(*) FROM outbox WHERE ${where}`).pluck().get() ?? Number.NaN
  const end = Date.now() + patienceMs
  while (count('sent_at IS NULL AND given_up_at IS NULL') > 0 && Date.now() < end) await sleep(100)
  const ids = new Set(db.prepare<[], string>('SELECT message_id FROM outbox').pluck().all())
  const givenUp = count('given_up_at IS NOT NULL')
  db.close()
  return { ids, givenUp }
}

const figuresOf = (
  { statuses, times }: Guests,
  { ids, givenUp }: Awaited<ReturnType<typeof whatBecameOfMail>>,
  received: readonly string[],
  slowestMs: number,
): Figure[] => {
  const booked = statuses.filter((status) => status === 201).length
  const strange = statuses.filter((status) => status !== 201 && status !== 409).length
  const lost = [...ids].filter((id) => !received.includes(id)).length
  return [
    { what: 'bookings asked for', value: statuses.length },
    { what: 'bookings taken', value: booked, atLeast: 1 },
    { what: 'answered neither 201 nor 409', value: strange, exactly: 0 },
    // unlike the slowest answer, the median does not depend on a stall of the machine
    { what: 'median answer', value: quantileOf(times, 0.5), unit: 'ms', atMost: 1000 },
    { what: 'slowest answer', value: Math.max(...times), unit: 'ms', atMost: slowestMs },
    { what: 'mails', value: ids.size, atLeast: booked * 2 },
    { what: 'mails that never arrived', value: lost, exactly: 0 },
    { what: 'mails given up', value: givenUp, exactly: 0 },
    { what: 'mails that arrived twice', value: received.length - new Set(received).size, exactly: 0 },
  ]
}

export const smtpDown: Scenario = {
  fault: 'the mail server refuses, hangs, comes back in a bad mood',
  expected: 'bookings succeed all the time; every mail arrives in the end',
  run: async ({ seed, isShort, dir }) => {
    await seedManyRooms(dir)
    const port = await freePort()
    const pace = paceOf(isShort)
    const api = await openMailingApi(dir, port, pace)
    const guests: Guests = { statuses: [], times: [] }
    const book = bookerOf(api, seed, isShort ? 10 : 100, guests)
    await book()
    const wake = await startSilent(port)
    await book()
    await wake()
    const server = await startMailServer(port, true)
    await book()
    const mail = await whatBecameOfMail(dir)
    await api.close()
    await server.stop()
    // a booking that waited for the silent server would take about as long as the deadline of a mail
    return figuresOf(guests, mail, server.received, isShort ? pace.deadlineMs / 2 : 1000)
  },
}
