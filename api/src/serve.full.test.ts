import { expect, it } from 'vitest'
import { envOf, expectEndOn, startServe } from './serve.fixture.ts'
import { startChild } from './testing/child.ts'
import { claimNewerVersion } from './testing/engine.ts'
import { openEmptyDatabase, openTempDir, openTestDatabase } from './testing/test-api.ts'

it('on SIGINT finishes requests in progress, then ends with success', () => expectEndOn('SIGINT'))

it('under load answers every request that it accepted', async () => {
  const server = await startServe(await openEmptyDatabase())
  let answered = 0
  const client = async () => {
    // until the server stops listening: a connection is refused or closed without a request on it
    for (;;) {
      const answer = await fetch(`${server.origin}/api/rooms/coral-suite`).catch(() => undefined)
      if (!answer) return
      await answer.json()
      answered += 1
      if (answered === 50) server.process.kill('SIGTERM')
    }
  }
  const log = server.lines()
  await Promise.all(Array.from({ length: 16 }, client))
  expect(await server.ended).toBe(0)
  const taken = (await log).map((line) => JSON.parse(line)).filter((line) => line.route === '/api/rooms/:id')
  expect(taken.every((line) => line.status === 200)).toBe(true)
  expect(answered).toBe(taken.length)
})

it('keeps its data across a restart', async () => {
  const dataDir = await openEmptyDatabase()
  const first = await startServe(dataDir)
  const reviews = await (await fetch(`${first.origin}/api/testimonials`)).text()
  first.process.kill('SIGTERM')
  await first.ended
  const second = await startServe(dataDir)
  expect(await (await fetch(`${second.origin}/api/testimonials`)).text()).toBe(reviews)
})

it.each([
  [{ PORT: '70000' }, 'PORT'],
  [{ HOST: '' }, 'HOST'],
  [{ DATA_DIR: '' }, 'DATA_DIR'],
  [{ MORNING_MAIL: '7 am' }, 'MORNING_MAIL'],
  [{ TRUSTED_PROXIES: '10.0.0.1, proxy.local' }, 'TRUSTED_PROXIES'],
])('refuses to start with %j, and says why', async (env, name) => {
  const dataDir = openTempDir()
  const child = startChild('../serve.ts', [], { PORT: '0', DATA_DIR: dataDir, ...env })
  expect(await child.ended).toBe(1)
  expect(child.errors()).toContain(name)
})

it('refuses to start on a newer database, and says what to do', async () => {
  const dataDir = await openEmptyDatabase()
  await claimNewerVersion(await openTestDatabase(dataDir))
  const child = startChild('../serve.ts', [], envOf(dataDir))
  expect(await child.ended).toBe(1)
  expect(child.errors()).toContain('Did you forget to update the code?')
})
