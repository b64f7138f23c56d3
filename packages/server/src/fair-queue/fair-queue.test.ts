import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { ClientGone, createFairQueue, defaultLimits, type FairQueueLimits, QueueFull } from './fair-queue.ts'

/** The other end of a request. */
class AConnection extends EventEmitter {
  closed = false
  leave() {
    this.closed = true
    this.emit('close')
  }
}

/** A queue for one request at a time, with work that costs nothing unless a test sets a budget. */
const aQueue = (limits: Partial<FairQueueLimits> = {}, now = () => 0, activeMs = () => 0) => {
  const queue = createFairQueue(
    { ...defaultLimits, atWork: { all: 1, network: 1 }, refusalMs: 0, ...limits },
    { now, activeMs },
  )
  const order: string[] = []
  /** Asks for a turn, records it as `name`, and ends it when told to. */
  const ask = (network: string | undefined, name = String(network), costMs = 0) => {
    const connection = new AConnection()
    const turn = queue.enter({ network, connection }, costMs)
    const started = turn.then(
      () => void order.push(name),
      (cause: Error) => void order.push(`${name}: ${cause.name}`),
    )
    const end = async () => {
      await started
      ;(await turn).end()
    }
    return { connection, turn, started, end, leave: () => connection.leave() }
  }
  return { queue, order, ask }
}

const settled = async () => {
  for (let i = 0; i < 20; i += 1) await new Promise(setImmediate)
}

it('serves networks in turn, however many requests one of them has', async () => {
  const { order, ask } = aQueue()
  const flood = Array.from({ length: 50 }, (_, n) => ask('flood', `flood ${n}`))
  const guests = [ask('a'), ask('b')]
  for (const one of flood.slice(0, 2)) await one.end()
  for (const one of guests) await one.end()
  await settled()
  // one was running when the guests came, and one of the flood was next
  expect(order).toEqual(['flood 0', 'flood 1', 'a', 'b', 'flood 2'])
})

it('leaves room that no single network can take', async () => {
  const { order, ask } = aQueue({ atWork: { all: 4, network: 2 } })
  for (let n = 0; n < 10; n += 1) ask('flood', `flood ${n}`)
  ask('a')
  ask('b')
  await settled()
  expect(order).toEqual(['flood 0', 'flood 1', 'a', 'b'])
})

it('never works on more requests at once than its limit', async () => {
  const { queue, ask } = aQueue({ atWork: { all: 3, network: 2 } })
  const all = Array.from({ length: 30 }, (_, n) => ask(`network ${n % 5}`))
  let most = 0
  for (const one of all) {
    void one.end()
    await one.started
    most = Math.max(most, queue.size().atWork)
  }
  await settled()
  expect(most).toBeLessThanOrEqual(3)
  expect(queue.size()).toMatchObject({ atWork: 0, waiting: 0 })
})

it('drops a request whose client has gone, before any work', async () => {
  const { queue, order, ask } = aQueue()
  const first = ask('a', 'first')
  const second = ask('a', 'second')
  const third = ask('a', 'third')
  second.leave()
  await expect(second.turn).rejects.toThrow(ClientGone)
  await first.end()
  await third.end()
  expect(order).toEqual(['first', 'second: ClientGone', 'third'])
  await settled()
  expect(queue.size()).toMatchObject({ atWork: 0, waiting: 0 })
})

it("refuses what exceeds a network's line, and nothing of other networks", async () => {
  const { queue, ask } = aQueue({ waiting: { all: 100, network: 3 } })
  const flood = Array.from({ length: 6 }, () => ask('flood'))
  await expect(flood[4]?.turn).rejects.toThrow(QueueFull)
  await expect(flood[5]?.turn).rejects.toMatchObject({ of: 'network', retryAfterSeconds: 5 })
  const guest = ask('guest')
  await flood[0]?.end()
  await flood[1]?.end()
  await guest.end()
  expect(queue.size().refused).toBe(2)
})

it('makes room for a short line at the cost of the longest if the queue is full', async () => {
  const { ask } = aQueue({ waiting: { all: 5, network: 5 } })
  ask('a')
  const [, , , , last] = Array.from({ length: 5 }, () => ask('flood'))
  const guest = ask('guest')
  await expect(last?.turn).rejects.toMatchObject({ of: 'all' })
  const more = ask('flood')
  await expect(more.turn).rejects.toMatchObject({ of: 'all' })
  expect(await Promise.race([guest.turn, 'waits'])).toBe('waits')
})

it('delays refusals, so that no client is refused a thousand times a second, and drops them with their client', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { ask } = aQueue({ waiting: { all: 100, network: 0 }, refusalMs: 1000 })
    ask('a')
    const patient = ask('a')
    const gone = ask('a')
    gone.leave()
    await expect(gone.turn).rejects.toThrow(ClientGone)
    expect(await Promise.race([patient.turn, 'waits'])).toBe('waits')
    const refused = expect(patient.turn).rejects.toThrow(QueueFull)
    vi.advanceTimersByTime(1000)
    await refused
  } finally {
    vi.useRealTimers()
  }
})

it('lets only a network wait that has used up its budget', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let nowMs = 0
    const { order, ask, queue } = aQueue({ budget: { msPerSecond: 100, savedMs: 50 } }, () => nowMs)
    await ask('flood', 'first', 60).end()
    const second = ask('flood', 'second', 10)
    await ask('guest').end()
    await settled()
    expect(order).toEqual(['first', 'guest'])
    expect(queue.pass({ network: 'guest', connection: new AConnection() }, 1)).toBeUndefined()
    expect(queue.pass({ network: 'flood', connection: new AConnection() }, 1)).toBeInstanceOf(Promise)
    nowMs = 120
    vi.advanceTimersByTime(120)
    await second.started
    expect(order).toEqual(['first', 'guest', 'second'])
  } finally {
    vi.useRealTimers()
  }
})

it('serves a line whose network has budget again as soon as another request arrives', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let nowMs = 0
    const { order, ask } = aQueue({ budget: { msPerSecond: 100, savedMs: 50 } }, () => nowMs)
    await ask('office', 'first', 60).end()
    ask('office', 'second', 10)
    nowMs = 105
    vi.advanceTimersByTime(105)
    // half a millisecond of budget: the line is about to be served
    ask('office', 'third', 10)
    nowMs = 1000
    vi.advanceTimersByTime(1000)
    await settled()
    expect(order.slice(0, 2)).toEqual(['first', 'second'])
  } finally {
    vi.useRealTimers()
  }
})

it('shares processor time among running requests: two in parallel pay for it once', async () => {
  let activeMs = 0
  const { ask, queue } = aQueue(
    { atWork: { all: 2, network: 2 }, budget: { msPerSecond: 100, savedMs: 200 } },
    () => 0,
    () => activeMs,
  )
  const one = ask('office', 'one', 10)
  const two = ask('office', 'two', 10)
  await settled()
  activeMs = 100
  await one.end()
  await two.end()
  // 100 of the 200 are left
  expect(queue.pass({ network: 'office', connection: new AConnection() }, 95)).toBeUndefined()
  expect(queue.pass({ network: 'office', connection: new AConnection() }, 10)).toBeUndefined()
  expect(queue.pass({ network: 'office', connection: new AConnection() }, 1)).toBeInstanceOf(Promise)
})

it('counts the time that work took if it exceeds its cost, at most ten times as much', async () => {
  let activeMs = 0
  const budget = { msPerSecond: 100, savedMs: 50 }
  const { ask, queue } = aQueue(
    { budget },
    () => 0,
    () => activeMs,
  )
  const { started, end } = ask('slow', 'slow', 20)
  await started
  activeMs = 60
  await end()
  expect(queue.pass({ network: 'slow', connection: new AConnection() }, 1)).toBeInstanceOf(Promise)
  const request = { network: 'other', connection: new AConnection() }
  expect(queue.pass(request, 4)).toBeUndefined()
  queue.took(request, 4, 1000)
  expect(queue.pass(request, 9)).toBeUndefined()
  queue.took(request, 9, 10)
  expect(queue.pass(request, 1)).toBeInstanceOf(Promise)
})

it('gives no budget to a connection that may serve anyone', async () => {
  const { ask, queue } = aQueue()
  for (let n = 0; n < 100; n += 1) await ask(undefined, 'all', 1000).end()
  expect(queue.pass({ network: undefined, connection: new AConnection() }, 1)).toBeUndefined()
})

it('does not block a request that has its turn: it never waits for itself', async () => {
  const { queue, ask } = aQueue()
  const { connection, end } = ask('a')
  const inner = await queue.enter({ network: 'a', connection }, 5)
  inner.end()
  expect(queue.size().atWork).toBe(1)
  await end()
  expect(queue.size().atWork).toBe(0)
})

it('charges work that turns out dearer when it is known, and no second time at its end', async () => {
  let workedMs = 0
  const { queue } = aQueue({ budget: { msPerSecond: 1, savedMs: 30 } }, undefined, () => workedMs)
  const work = async (network: string, chargeMs: number, tookMs: number) => {
    const turn = await queue.enter({ network, connection: new AConnection() }, 2)
    turn.charge(chargeMs)
    workedMs += tookMs
    turn.end()
    turn.end()
  }
  const passesAtOnce = (network: string) =>
    queue.pass({ network, connection: new AConnection() }, 0) === undefined
  await work('a', 20, 22)
  await work('b', 30, 22)
  // longer than what was charged
  await work('c', 3, 40)
  expect([passesAtOnce('a'), passesAtOnce('b'), passesAtOnce('c')]).toEqual([true, false, false])
})
