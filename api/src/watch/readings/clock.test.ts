import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { goodCertificate, key } from './certificates.fixture.ts'
import { createClockReading } from './clock.ts'

/** Reads against a server that sends this date, with a clock that is ahead of ours. */
const readWith = async (date: () => string | undefined, aheadMs = 0) => {
  const asked: (string | undefined)[] = []
  const server = createServer({ cert: goodCertificate, key }, (request, response) => {
    asked.push(request.method)
    response.sendDate = false
    const shown = date()
    if (shown !== undefined) response.setHeader('Date', shown)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const reading = createClockReading(`https://127.0.0.1:${port}/`, () => new Date(Date.now() + aheadMs))
  const offsetMs = await reading.read(AbortSignal.timeout(5_000))
  expect([asked, reading.last()]).toEqual([['HEAD'], offsetMs])
  return offsetMs
}

const today = () => new Date().toUTCString()

it('finds a clock that agrees with another to be right, although an answer has whole seconds', async () => {
  expect(await readWith(today)).toBe(0)
})

it.each([600_000, -600_000])('measures how far it is off: %i ms', async (aheadMs) => {
  const off = (await readWith(today, aheadMs)) - aheadMs
  expect(Math.abs(off)).toBeLessThan(2_000)
})

it('says nothing where no date comes', async () => {
  await expect(readWith(() => undefined)).rejects.toThrow('No date')
  await expect(readWith(() => 'yesterday')).rejects.toThrow('No date')
})
