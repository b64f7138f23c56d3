import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { seedManyRooms } from '../../many-rooms.ts'
import { residentMb } from '../processes/memory.ts'
import { serve, stop } from '../processes/server.ts'
import type { Scenario, Torture } from '../scenario.ts'
import { attacksOn, type Oversized } from './attacks.ts'

/** Sends a request; returns the status, or 0 where the connection was closed without one, as a server may. */
const send = (port: number, { head, pieces }: Oversized) =>
  new Promise<number>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    let isEnded = false
    const statusOf = () => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
    socket.setTimeout(20_000, () => socket.destroy())
    socket.on('data', (data) => {
      answer += data
      if (answer.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      isEnded = true
      resolve(statusOf())
    })
    const write = async () => {
      socket.write(head)
      for (const piece of pieces) {
        if (isEnded) return
        if (!socket.write(piece))
          await new Promise<void>((go) => {
            socket.once('drain', go)
            socket.once('close', () => go())
          })
      }
    }
    void write()
  })

const isRefusal = (status: number) => status >= 400 && status <= 499

/** Sends the attacks, four at once; returns the statuses. */
const sendAll = async (port: number, attacks: readonly Oversized[], say: Torture['say']) => {
  const statuses: number[] = []
  for (let i = 0; i < attacks.length; i += 4) {
    const four = attacks.slice(i, i + 4)
    const answers = await Promise.all(four.map((attack) => send(port, attack)))
    statuses.push(...answers)
    for (const [n, status] of answers.entries()) {
      const { name, head } = four[n] ?? { name: '', head: '' }
      if (status !== 0 && !isRefusal(status)) say(`${status} for ${name}: ${head.split('\r\n', 1)}`)
    }
  }
  return statuses
}

/** Watches the memory of a process; returns its maximum. */
const watchMemory = (pid: number) => {
  let most = residentMb(pid)
  const timer = setInterval(() => {
    most = Math.max(most, residentMb(pid))
  }, 20)
  return () => {
    clearInterval(timer)
    return most
  }
}

export const oversized: Scenario = {
  fault: 'bodies of 100 MB, deep JSON, half characters, NUL, 17 KiB of headers',
  expected: '4xx, and less than 50 MB more memory',
  run: async (torture) => {
    await seedManyRooms(torture.dir)
    const served = await serve(torture, torture.dir)
    const attacks = attacksOn(torture.isShort ? 10 : 100, torture.isShort)
    // warm up: the cost of the first request of each kind is no growth
    await sendAll(
      served.port,
      attacks.filter(({ name }) => !name.startsWith('100 MB')),
      () => {},
    )
    const before = residentMb(served.pid)
    const mostMemory = watchMemory(served.pid)
    const statuses = await sendAll(served.port, attacks, torture.say)
    const most = mostMemory()
    await sleep(500)
    const after = residentMb(served.pid)
    const isAlive = served.isRunning()
    await stop(served)
    const refused = statuses.filter(isRefusal).length
    const cut = statuses.filter((status) => status === 0).length
    return [
      { what: 'requests', value: statuses.length, atLeast: 1 },
      { what: 'answered 4xx', value: refused, atLeast: 1 },
      { what: 'cut off while they were still sending', value: cut },
      { what: 'answered otherwise', value: statuses.length - refused - cut, exactly: 0 },
      { what: 'memory grown at most', value: most - before, unit: 'MB', atMost: 50 },
      { what: 'memory grown in the end', value: after - before, unit: 'MB', atMost: 50 },
      { what: 'process alive', value: isAlive ? 1 : 0, exactly: 1 },
    ]
  },
}
