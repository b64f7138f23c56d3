import type { Failure, Result, SessionApi } from '@calm-rest/contract/api'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSignOutDelivery } from './sign-out-delivery.ts'

beforeEach(() => {
  vi.useFakeTimers()
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  // without TLS there are no locks over tabs
  vi.stubGlobal('navigator', {})
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const refused = (status: number, code: string) => ({ kind: 'api', status, code }) as Failure
const unreachable: Failure = { kind: 'network' }

/** A server that answers a sign-out with these failures, and then accepts it. */
const serverWith = (...failures: Failure[]) => {
  const signOut = vi.fn(async (): Promise<Result<unknown>> => {
    const failure = failures.shift()
    return failure ? { ok: false, failure } : { ok: true, value: undefined }
  })
  return { signOut, client: { signOut } as unknown as SessionApi }
}

const isDue = () => localStorage.getItem('signing-out') === 'true'
/** Carries out what is begun, and lets this much time pass. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('stores the note before it asks the server, and removes it once the server has answered', async () => {
  const { signOut, client } = serverWith()
  await createSignOutDelivery(client).begin()
  expect(isDue()).toBe(true)
  await pass(0)
  expect(signOut).toHaveBeenCalledOnce()
  expect(isDue()).toBe(false)
  await pass(60 * 60_000)
  expect(signOut).toHaveBeenCalledOnce()
})

it('tries again after 2 s, 4 s, 8 s …, and every 5 minutes at last', async () => {
  const { signOut, client } = serverWith(...Array.from({ length: 20 }, () => unreachable))
  const delivery = createSignOutDelivery(client)
  await delivery.begin()
  await pass(0)
  for (const [i, seconds] of [2, 4, 8, 16, 32, 64, 128, 256, 300, 300].entries()) {
    await pass(seconds * 1000 - 1)
    expect(signOut, `before ${seconds} s`).toHaveBeenCalledTimes(i + 1)
    await pass(1)
    expect(signOut, `after ${seconds} s`).toHaveBeenCalledTimes(i + 2)
  }
  expect(isDue()).toBe(true)
  await delivery.begin()
  await pass(0)
  signOut.mockClear()
  await pass(2000)
  expect(signOut, 'a new sign-out begins with 2 s').toHaveBeenCalledOnce()
})

it.each([
  ['again', 'no connection', unreachable],
  ['again', 'an error of the server', refused(500, 'internal')],
  ['again', 'too many requests', refused(429, 'too_many_requests')],
  ['no more', 'a session that has ended', refused(401, 'session_ended')],
  ['no more', 'the last status below an error of the server', refused(499, 'unknown')],
] as const)('asks %s after %s', async (expected, _, failure) => {
  const { signOut, client } = serverWith(failure)
  await createSignOutDelivery(client).begin()
  await pass(0)
  expect(isDue()).toBe(expected === 'again')
  await pass(2000)
  expect(signOut).toHaveBeenCalledTimes(expected === 'again' ? 2 : 1)
  expect(isDue()).toBe(false)
})

it('delivers on the next page what is due, and asks nothing where nothing is', async () => {
  const { signOut, client } = serverWith()
  await createSignOutDelivery(client).retry()
  expect(signOut).not.toHaveBeenCalled()
  localStorage.setItem('signing-out', 'true')
  await createSignOutDelivery(client).retry()
  expect(signOut).toHaveBeenCalledOnce()
  expect(isDue()).toBe(false)
})

it('asks no more after a sign-in, which has a cookie of its own', async () => {
  const { signOut, client } = serverWith(unreachable, unreachable)
  const delivery = createSignOutDelivery(client)
  await delivery.begin()
  await pass(0)
  await delivery.finish()
  expect(signOut, 'once more before the sign-in').toHaveBeenCalledTimes(2)
  await delivery.cancel()
  expect(isDue()).toBe(false)
  await pass(60 * 60_000)
  expect(signOut).toHaveBeenCalledTimes(2)
})

it('waits no longer for a try that another has come before', async () => {
  const { signOut, client } = serverWith(unreachable, unreachable)
  const delivery = createSignOutDelivery(client)
  await delivery.begin()
  await pass(1000)
  await delivery.retry()
  expect(signOut).toHaveBeenCalledTimes(2)
  await pass(1001)
  expect(signOut, 'the first wait would have ended').toHaveBeenCalledTimes(2)
  await pass(3000)
  expect(signOut).toHaveBeenCalledTimes(3)
})

it('waits once where two tries came at the same time', async () => {
  const { signOut, client } = serverWith(unreachable, unreachable)
  localStorage.setItem('signing-out', 'true')
  const delivery = createSignOutDelivery(client)
  await Promise.all([delivery.retry(), delivery.retry()])
  signOut.mockClear()
  await pass(3999)
  expect(signOut).not.toHaveBeenCalled()
  await pass(1)
  expect(signOut).toHaveBeenCalledOnce()
})
