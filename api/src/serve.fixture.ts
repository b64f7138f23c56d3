import { expect } from 'vitest'
import { startChild } from './testing/child.ts'
import { variablesOf } from './testing/engine.ts'
import { goodUser } from './testing/inputs.ts'
import { openEmptyDatabase, openTestDatabase } from './testing/test-api.ts'

export const startServe = async (dataDir: string, env: Record<string, string> = {}) => {
  const child = startChild('../serve.ts', [], { ...envOf(dataDir), ...env })
  return { ...child, origin: await originOf(child) }
}

export const envOf = (dataDir: string) => ({ PORT: '0', HOST: '127.0.0.1', ...variablesOf(dataDir) })

const originOf = async (child: ReturnType<typeof startChild>) =>
  `http://127.0.0.1:${JSON.parse(await child.nextLine()).port}`

export const json = { method: 'POST', headers: { 'Content-Type': 'application/json' } }

export const register = (origin: string, email: string) =>
  fetch(`${origin}/api/users`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...goodUser, email }),
  })

/** Sends a signal to a server with registrations in progress: it answers each, stores it, and ends with success. */
export const expectEndOn = async (signal: 'SIGINT' | 'SIGTERM') => {
  const dataDir = await openEmptyDatabase()
  const server = await startServe(dataDir)
  // each takes 24 ms of a core and two run at a time, so most are in progress when the first is done; few enough for a
  // machine that is dozens of times slower
  const requests = Array.from({ length: 10 }, (_, i) => register(server.origin, `guest-${i}@example.com`))
  await Promise.race(requests)
  const toldMs = performance.now()
  server.process.kill(signal)
  const answers = await Promise.all(requests)
  const statuses = answers.map((answer) => answer.status)
  expect(new Set(statuses)).toEqual(new Set([201]))
  expect(await server.ended).toBe(0)
  expect(performance.now() - toldMs).toBeLessThan(10_000)
  await expect(register(server.origin, 'late@example.com')).rejects.toThrow()

  const db = await openTestDatabase(dataDir)
  expect(await db.prepare('SELECT COUNT(*) FROM users').pluck().get()).toBe(statuses.length)
}
