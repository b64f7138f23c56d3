import type { SessionApi } from '@calm-rest/contract/api'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createSession } from './create-session.ts'

const ada = {
  id: 'u1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  country: 'GB',
  emailConfirmed: true,
}
const began = Date.parse('2027-03-01T12:00:00Z')
const stored = new Map<string, string>()
let page: EventTarget
let shown: EventTarget & { visibilityState?: string }

beforeEach(() => {
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  stored.clear()
  page = new EventTarget()
  shown = new EventTarget()
  vi.useFakeTimers({ now: began })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', shown)
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener() {}
      postMessage() {}
    },
  )
})

const keep = (hours = 12) =>
  stored.set(
    'user',
    JSON.stringify({ user: ada, expiresAt: new Date(began + hours * 3_600_000).toISOString() }),
  )

const open = () => {
  const signOut = vi.fn(async () => ({ ok: true as const, value: undefined }))
  const client = { signOut } as unknown as SessionApi
  const session = createSession({ client, openGoogle: async () => ({}) as never })
  return { ...session, signOut, name: () => session.store.getState().user?.firstName }
}
/** Carries out what is begun. */
const turn = () => vi.advanceTimersByTimeAsync(0)
const show = (visibilityState: string) => {
  Object.assign(shown, { visibilityState })
  shown.dispatchEvent(new Event('visibilitychange'))
  return turn()
}

it('knows who is signed in once storage was read', async () => {
  keep()
  const { restored, name, port, store } = open()
  expect(name()).toBeUndefined()
  await restored
  expect([name(), port.current()?.firstName]).toEqual(['Ada', 'Ada'])
  await vi.advanceTimersByTimeAsync(12 * 3_600_000)
  expect(store.getState().user, 'the session is over').toBeUndefined()
  expect(stored.has('user')).toBe(false)
})

it('reads storage again when the page is seen again, or comes back from the cache', async () => {
  const { name, restored } = open()
  await restored
  keep()
  await show('hidden')
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  await turn()
  expect(name()).toBeUndefined()
  await show('visible')
  expect(name()).toBe('Ada')
  stored.clear()
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await turn()
  expect(name()).toBeUndefined()
})

it('ends a session on return that has expired while the device slept, also where storage is blocked', async () => {
  keep()
  const { name, restored } = open()
  await restored
  vi.stubGlobal('localStorage', undefined)
  vi.setSystemTime(began + 13 * 3_600_000)
  await show('visible')
  expect(name()).toBeUndefined()
})

it.each([
  ['at the start', async () => {}],
  ['once the connection is back', async () => void page.dispatchEvent(new Event('online'))],
  ['when the page is seen again', () => show('visible')],
])('delivers a sign-out that is still due %s', async (when, happens) => {
  const isEarly = when === 'at the start'
  if (isEarly) stored.set('signing-out', 'true')
  const { signOut, restored } = open()
  await restored
  await turn()
  if (!isEarly) {
    expect(signOut).not.toHaveBeenCalled()
    stored.set('signing-out', 'true')
  }
  await happens()
  await turn()
  expect(signOut).toHaveBeenCalledOnce()
  expect(stored.has('signing-out')).toBe(false)
})
