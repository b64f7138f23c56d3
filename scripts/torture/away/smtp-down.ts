import { createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApi } from '@calm-rest/api'
import Sqlite from 'better-sqlite3'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { createRandom } from '../../scenes/pen/random.ts'
import { makeHouse, someStay } from '../house/stays.ts'
import type { Figure, Row } from '../row.ts'

const host = '127.0.0.1'

/** Takes connections and says nothing. */
const startSilent = async (port: number) => {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  return async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
}

/** A mail server that takes the Message-ID of what it gets; one in five times it refuses first. */
const startMailServer = async (port: number, isMoody: boolean) => {
  const received: string[] = []
  let asked = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData: (stream, _, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk
      })
      stream.on('end', () => {
        asked += 1
        if (isMoody && asked % 5 === 1)
          return done(Object.assign(new Error('try later'), { responseCode: 451 }))
        received.push(/^Message-ID: *(\S+)/im.exec(text)?.[1] ?? 'none')
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, host, () => resolve()))
  return { received, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

const freePort = async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** As by default, but that nobody waits half a minute for the first new attempt. */
const pace = { pollMs: 100, retryFirstMs: 50, retryCapMs: 500, deadlineMs: 1500, leaseMs: 3000 }

const patienceMs = 120_000

export const smtpDown: Row = {
  fault: 'the mail server refuses, hangs, comes back in a bad mood',
  expected: 'bookings succeed all the time; every mail arrives in the end',
  run: async ({ seed, isShort, dir }) => {
    await makeHouse(dir)
    const port = await freePort()
    const from = { name: 'Calm Rest', address: 'stay@calmrest.example' }
    const mail = {
      transport: { smtpUrl: `smtp://${host}:${port}` },
      from,
      publicUrl: 'https://calmrest.example',
      pace,
    }
    const rateLimits = { bookings: Number.MAX_SAFE_INTEGER }
    const api = createApi({ dataDir: dir, logger: pino({ level: 'silent' }), mail, rateLimits })
    const db = new Sqlite(join(dir, 'calm-rest.db'))
    const count = (where: string) =>
      db.prepare<[], number>(`SELECT COUNT(*) FROM outbox WHERE ${where}`).pluck().get() ?? Number.NaN
    const random = createRandom(`smtp ${seed}`)
    const times: number[] = []
    const statuses: number[] = []
    const book = async (guests: number) => {
      for (let i = 0; i < guests; i += 1) {
        const beganMs = performance.now()
        const headers = { 'Content-Type': 'application/json' }
        const { status } = await api.app.request('/api/bookings', {
          method: 'POST',
          body: JSON.stringify(someStay(random)),
          headers,
        })
        statuses.push(status)
        times.push(performance.now() - beganMs)
        await sleep(10)
      }
    }
    const guests = isShort ? 10 : 200
    await book(guests)
    const wake = await startSilent(port)
    await book(guests)
    await wake()
    const server = await startMailServer(port, true)
    await book(guests)
    for (const end = Date.now() + patienceMs; count('sent_at IS NULL') > 0 && Date.now() < end; )
      await sleep(100)
    const known = new Set(db.prepare<[], string>('SELECT message_id FROM outbox').pluck().all())
    const figures: Figure[] = [
      { what: 'bookings asked for', value: statuses.length },
      {
        what: 'answered neither 201 nor 409',
        value: statuses.filter((status) => status !== 201 && status !== 409).length,
        exactly: 0,
      },
      { what: 'slowest answer', value: Math.max(...times), unit: 'ms', atMost: 1000 },
      { what: 'mails', value: known.size, atLeast: statuses.filter((status) => status === 201).length * 2 },
      {
        what: 'mails that never arrived',
        value: [...known].filter((id) => !server.received.includes(id)).length,
        exactly: 0,
      },
      { what: 'mails given up', value: count('given_up_at IS NOT NULL'), exactly: 0 },
      {
        what: 'mails that arrived twice',
        value: server.received.length - new Set(server.received).size,
        exactly: 0,
      },
    ]
    db.close()
    await api.close()
    await server.stop()
    return figures
  },
}
