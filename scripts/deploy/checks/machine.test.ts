import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { checkClock } from './clock.ts'
import { checkDisk, checkMemory } from './machine.ts'

const megabyte = 1024 * 1024

it.each([
  [200, 128, 'problem'],
  [24_000, 128, 'warning'],
  [512, 400, 'warning'],
  [2000, 900, 'ok'],
])('with %i MB memory, %i of it free: %s', (total, available, level) => {
  const [finding] = checkMemory({ total: total * megabyte, available: available * megabyte })
  expect(finding?.level).toBe(level)
})

it('reads the room of a real disk', async () => {
  const [finding] = await checkDisk(temporaryFolder('disk'))
  expect(finding?.says).toMatch(/^\d+ MB are free at \//)
})

/** A server whose Date header is that of the current moment. */
const startClock = async () => {
  const server = createServer((_, response) => response.end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

it.each([
  [0, 'ok', 'agrees'],
  [4_000, 'ok', 'agrees'],
  [6_500, 'problem', 'ahead of'],
  [-60_000, 'problem', 'behind'],
])('compares a clock that is %i ms off: %s', async (offMs, level, words) => {
  const clock = await startClock()
  const [finding] = await checkClock({
    clocks: ['http://127.0.0.1:1/', clock],
    now: () => Date.now() + offMs,
  })
  expect(finding).toMatchObject({ level, says: expect.stringContaining(words) })
})

it('says where nobody could be asked for the time', async () => {
  const [finding] = await checkClock({ clocks: ['http://127.0.0.1:1/'] })
  expect(finding).toMatchObject({
    level: 'warning',
    says: expect.stringContaining('127.0.0.1:1 did not answer'),
  })
})
