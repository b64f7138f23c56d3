import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@calm-rest/testing/free-port'
import { startNginx } from '@calm-rest/testing/nginx'
import { createRandom, type Random } from '@calm-rest/testing/random'
import { seedManyRooms } from '../../many-rooms.ts'
import { addUp, inspect } from '../inspect-database.ts'
import { createClient } from '../load/client.ts'
import { idempotencyKey } from '../load/idempotency-key.ts'
import { type Served, serve, stop } from '../processes/server.ts'
import { randomStay } from '../random-stay.ts'
import type { Figure, Scenario, Torture } from '../scenario.ts'
import { quantileOf } from '../statistics.ts'
import { runbookNginx } from './runbook-nginx.ts'

const clients = 24

/** Longest pause of a client: an idle connection of nginx meets a process that ends, too. */
const longestPauseMs = 60

interface Seen {
  reads: number[]
  bookings: number[]
  acknowledged: string[]
  /** Responses 5xx. */
  failed: number
  /** Requests without an answer. */
  cut: number
  /** Responses with an unexpected status for a read or a booking. */
  strange: number
  isOver: boolean
}

const paths = ['/api/rooms', '/api/rooms/coral-suite?lang=de', '/api/testimonials?limit=10'] as const

const visit = async (port: number, number: number, random: Random, hasPages: boolean, seen: Seen) => {
  const client = createClient(port, number)
  const looks = hasPages ? [...paths, '/', '/rooms'] : paths
  while (!seen.isOver) {
    const isBooking = random.next() < 0.4
    const look = looks[Math.floor(random.between(0, looks.length))] ?? '/api/rooms'
    try {
      const { status, body, ms } = isBooking
        ? await client.ask('/api/bookings', {
            method: 'POST',
            body: randomStay(random),
            // as our pages send it
            headers: { 'Idempotency-Key': idempotencyKey(random) },
          })
        : await client.ask(look)
      seen[isBooking ? 'bookings' : 'reads'].push(ms)
      if (status === 201) seen.acknowledged.push(JSON.parse(body).reference)
      else if (status >= 500) seen.failed += 1
      else if (status !== 200 && status !== 409) seen.strange += 1
    } catch {
      seen.cut += 1
    }
    await sleep(random.between(0, longestPauseMs))
  }
  client.close()
}

/** Two processes of the site on one data folder, each with a port that it keeps. */
const openTwo = async (torture: Torture) => {
  const dataDir = join(torture.dir, 'site')
  await seedManyRooms(dataDir)
  const first = await freePort({ run: 3 })
  const ports = [first, first + 1]
  const port = first + 2
  const start = (which: number) => serve(torture, dataDir, { env: { PORT: String(ports[which]) } })
  // one after the other: the first publishes what was never released
  const processes: Served[] = [await start(0), await start(1)]
  const nginx = await startNginx(join(torture.dir, 'nginx'), runbookNginx({ port, behind: ports }), port)
  return {
    dataDir,
    port,
    /**
     * Stops one process as an operator does, and starts it again; returns its exit code and how long it took.
     */
    roll: async (which: number) => {
      const one = processes[which] as Served
      const askedMs = performance.now()
      one.signal('SIGTERM')
      const code = await one.ended
      const endMs = performance.now() - askedMs
      processes[which] = await start(which)
      return { code, endMs }
    },
    /** Lines of the log of nginx. */
    countErrors: (pattern: RegExp) =>
      readFileSync(join(torture.dir, 'nginx', 'error.log'), 'utf8')
        .split('\n')
        .filter((line) => pattern.test(line)).length,
    close: async () => {
      await nginx.stop()
      await Promise.all(processes.map(stop))
    },
  }
}

export const rolling: Scenario = {
  fault: `SIGTERM of one of two processes behind nginx, then of the other, under load of ${clients} clients`,
  expected: 'no request is lost: no 5xx, no cut connection, every acknowledged booking is there',
  run: async (torture) => {
    const rolls = torture.isShort ? 2 : 20
    const random = createRandom(`rolling ${torture.seed}`)
    const two = await openTwo(torture)
    const seen: Seen = {
      reads: [],
      bookings: [],
      acknowledged: [],
      failed: 0,
      cut: 0,
      strange: 0,
      isOver: false,
    }
    const guests = Array.from({ length: clients }, (_, n) =>
      visit(two.port, n, random, !torture.isShort, seen),
    )
    const ends: Awaited<ReturnType<typeof two.roll>>[] = []
    for (let i = 0; i < rolls; i += 1) {
      await sleep(random.between(100, 600))
      ends.push(await two.roll(i % 2))
    }
    seen.isOver = true
    await Promise.all(guests)
    await two.close()
    const figures: Figure[] = [
      { what: 'processes ended and started again', value: ends.length, atLeast: rolls },
      { what: 'reads answered', value: seen.reads.length, atLeast: 1 },
      { what: 'bookings answered', value: seen.bookings.length, atLeast: 1 },
      { what: 'answers 5xx', value: seen.failed, exactly: 0 },
      { what: 'requests without an answer', value: seen.cut, exactly: 0 },
      { what: 'answers with an unexpected status', value: seen.strange, exactly: 0 },
      {
        what: 'connections refused, of which nginx asked the other process',
        value: two.countErrors(/Connection refused/),
      },
      {
        what: 'connections reset, of which nginx did the same',
        value: two.countErrors(/reset by peer|prematurely closed/),
      },
      { what: 'reads, 99 of 100', value: quantileOf(seen.reads, 0.99), unit: 'ms' },
      { what: 'bookings, 99 of 100', value: quantileOf(seen.bookings, 0.99), unit: 'ms' },
      { what: 'slowest end', value: Math.max(...ends.map(({ endMs }) => endMs)), unit: 'ms', atMost: 10_000 },
      { what: 'exit codes other than 0', value: ends.filter(({ code }) => code !== 0).length, exactly: 0 },
    ]
    return [...figures, ...addUp([inspect(two.dataDir, seen.acknowledged)])]
  },
}
