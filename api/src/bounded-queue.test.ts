import { expect, it } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'

const openGate = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { promise, open: resolve }
}

it('runs so many at once, lets so many wait, refuses the rest, and goes on after a failure', async () => {
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
