import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { startChild } from './testing/child.ts'
import { goodUser } from './testing/inputs.ts'
import { openTempDir } from './testing/test-api.ts'

const startServe = async (dataDir: string) => {
  const child = startChild('../serve.ts', [], { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir })
  const { port } = JSON.parse(await child.nextLine())
  return { ...child, origin: `http://127.0.0.1:${port}` }
}

const register = (origin: string, email: string) =>
  fetch(`${origin}/api/users`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...goodUser, email }),
  })

it.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s finishes what is in flight, then ends well',
  async (signal) => {
    const dataDir = openTempDir()
    const server = await startServe(dataDir)
    const startedMs = performance.now()
    // each takes 24 ms of a core, so most of them are in flight when the first is done
    const requests = Array.from({ length: 30 }, (_, i) => register(server.origin, `guest-${i}@example.com`))
    await Promise.race(requests)
    server.process.kill(signal)
    const statuses = (await Promise.all(requests)).map((answer) => answer.status)
    expect(new Set(statuses)).toEqual(new Set([201]))
    expect(await server.ended).toBe(0)
    expect(performance.now() - startedMs).toBeLessThan(10_000)
    await expect(register(server.origin, 'late@example.com')).rejects.toThrow()

    const db = new Sqlite(join(dataDir, 'calm-rest.db'), { readonly: true })
    expect(db.prepare('SELECT COUNT(*) FROM users').pluck().get()).toBe(statuses.length)
    db.close()
  },
)

it('keeps its data over a restart', async () => {
  const dataDir = openTempDir()
  const first = await startServe(dataDir)
  const reviews = await (await fetch(`${first.origin}/api/testimonials`)).text()
  first.process.kill('SIGTERM')
  await first.ended
  const second = await startServe(dataDir)
  expect(await (await fetch(`${second.origin}/api/testimonials`)).text()).toBe(reviews)
})

it.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ HOST: '' }, 'HOST'],
  [{ DATA_DIR: '' }, 'DATA_DIR'],
  [{ TRUSTED_PROXIES: '10.0.0.1, proxy.local' }, 'TRUSTED_PROXIES'],
])('does not start with %j, and says why', async (env, name) => {
  const dataDir = openTempDir()
  const child = startChild('../serve.ts', [], { PORT: '0', DATA_DIR: dataDir, ...env })
  expect(await child.ended).toBe(1)
  expect(child.errors()).toContain(name)
})

it('does not start on a database that is newer, and says what to do', async () => {
  const dataDir = openTempDir()
  const db = new Sqlite(join(dataDir, 'calm-rest.db'))
  db.pragma('user_version = 9999')
  db.close()
  const child = startChild('../serve.ts', [], { PORT: '0', DATA_DIR: dataDir })
  expect(await child.ended).toBe(1)
  expect(child.errors()).toContain('Did you forget to update the code?')
})
