import { expect, it } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'

const openGate = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { promise, open: resolve }
}

it('runs the permitted number at once, queues some, refuses the rest, and continues after a failure', async () => {
  const queue = createBoundedQueue({ running: 2, waiting: 2 }, () => {
    throw new Error('full')
  })
  const gate = openGate()
  let active = 0
  let most = 0
  const job = async () => {
    active += 1
    most = Math.max(most, active)
    await gate.promise
    active -= 1
    throw new Error('job failed')
  }
  const results = Promise.allSettled(Array.from({ length: 6 }, () => queue(job)))
  gate.open()
  const reasons = (await results).map((result) =>
    result.status === 'rejected' ? result.reason.message : 'done',
  )
  expect(reasons).toEqual(['job failed', 'job failed', 'job failed', 'job failed', 'full', 'full'])
  expect(most).toBe(2)
  expect(await queue(async () => 'free again')).toBe('free again')
})

const openLines = async () => {
  const queue = createBoundedQueue({ running: 1, waiting: 6, waitingOfLine: 4 }, () => {
    throw new Error('full')
  })
  const gate = openGate()
  const order: string[] = []
  const running = queue(() => gate.promise, 'first')
  const ask = (line: string, count: number) =>
    Array.from({ length: count }, () =>
      queue(async () => void order.push(line), line).catch(() => void order.push(`${line} refused`)),
    )
  return { gate, order, running, ask }
}

it('serves lines in turn, and limits the length of each line', async () => {
  const { gate, order, running, ask } = await openLines()
  const asked = [...ask('long', 6), ...ask('short', 1)]
  gate.open()
  await Promise.all([running, ...asked])
  expect(order).toEqual(['long refused', 'long refused', 'long', 'short', 'long', 'long', 'long'])
})

it('drops from the longest line when all places are taken, but not from an equally short one', async () => {
  const { gate, order, running, ask } = await openLines()
  const asked = [...ask('a', 4), ...ask('b', 2), ...ask('c', 1), ...ask('b', 1), ...ask('c', 1)]
  gate.open()
  await Promise.all([running, ...asked])
  expect(order.filter((line) => line.endsWith('refused')).sort()).toEqual([
    'a refused',
    'a refused',
    'b refused',
  ])
  expect(order.filter((line) => !line.endsWith('refused'))).toEqual(['a', 'b', 'c', 'a', 'b', 'c'])
})
