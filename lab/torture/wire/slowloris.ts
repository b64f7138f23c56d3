import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { seedManyRooms } from '../../many-rooms.ts'
import { createClient } from '../load/client.ts'
import { residentMb } from '../processes/memory.ts'
import { serve, stop } from '../processes/server.ts'
import type { Scenario } from '../scenario.ts'
import { quantileOf } from '../statistics.ts'

const sockets = 500
const pauseMs = 500

/** Two ways to keep a server waiting: endless headers, and an endless body. */
const beginnings = [
  'GET /api/rooms HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'POST /api/messages HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"fullName":"',
]

interface Attack {
  opened: number
  /** Number of connections that the server cut. */
  cut: number
  stop(): void
}

const attack = (port: number): Attack => {
  const open = new Set<Socket>()
  const state: Attack = {
    opened: 0,
    cut: 0,
    stop: () => {
      isOver = true
      clearInterval(drip)
      for (const socket of open) socket.destroy()
    },
  }
  let isOver = false
  const begin = (i: number) => {
    if (isOver) return
    const socket = connect(port, '127.0.0.1', () => {
      state.opened += 1
      socket.write(beginnings[i % beginnings.length] ?? '')
    })
    open.add(socket)
    socket.resume()
    socket.on('error', () => {})
    socket.on('close', () => {
      open.delete(socket)
      state.cut += 1
      setTimeout(begin, 100, i)
    })
  }
  for (let i = 0; i < sockets; i += 1) begin(i)
  const drip = setInterval(() => {
    for (const socket of open) socket.write('a')
  }, pauseMs)
  return state
}

/** A well-behaved client with a new connection for every second request. */
const goodClient = async (port: number, endMs: number) => {
  const times: number[] = []
  let failed = 0
  while (performance.now() < endMs) {
    const client = createClient(port, 1)
    for (const path of ['/api/rooms', '/api/rooms/coral-suite']) {
      const beganMs = performance.now()
      const isGood = await client.ask(path).then(
        ({ status }) => status === 200,
        () => false,
      )
      times.push(performance.now() - beganMs)
      if (!isGood) failed += 1
      await sleep(20)
    }
    client.close()
  }
  return { times, failed }
}

export const slowloris: Scenario = {
  fault: `slowloris: ${sockets} sockets that send a byte now and then`,
  expected: 'a good client is served as ever, 99 of 100 times within 200 ms; the slow ones are cut off',
  run: async (torture) => {
    await seedManyRooms(torture.dir)
    const served = await serve(torture, torture.dir)
    const before = residentMb(served.pid)
    const attacking = attack(served.port)
    await sleep(1000)
    const seconds = torture.isShort ? 3 : 60
    const { times, failed } = await goodClient(served.port, performance.now() + seconds * 1000)
    const grown = residentMb(served.pid) - before
    const { opened, cut } = attacking
    attacking.stop()
    await stop(served)
    return [
      { what: 'slow sockets opened', value: opened, atLeast: sockets },
      // the first one after the 10 s limit of headers
      { what: 'of them cut off', value: cut, ...(!torture.isShort && { atLeast: sockets }) },
      { what: 'requests of a good client', value: times.length, atLeast: 1 },
      { what: 'of them failed', value: failed, exactly: 0 },
      // a short run shares the machine with other tests: a stall makes one answer late, not half of them
      {
        what: 'answered, median',
        value: quantileOf(times, 0.5),
        unit: 'ms',
        ...(torture.isShort && { atMost: 200 }),
      },
      {
        what: 'answered, 99 of 100',
        value: quantileOf(times, 0.99),
        unit: 'ms',
        ...(!torture.isShort && { atMost: 200 }),
      },
      { what: 'memory grown', value: grown, unit: 'MB' },
    ]
  },
}
