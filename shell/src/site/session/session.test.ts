import type { LoginReceipt, SessionApi } from '@calm-rest/contract/api'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAuthorize } from './authorize.ts'
import { followTabs } from './follow-tabs.ts'
import { createRestore } from './restore.ts'
import { createSessionPort } from './session-port.ts'
import type { SignOutDelivery } from './sign-out-delivery.ts'
import type { Layer } from './storage-layers.ts'
import { parseStoredSession } from './stored-session.ts'
import { createStoredValue } from './stored-value.ts'
import { createTabSession } from './tab-session.ts'
import { openTabs } from './tabs.ts'

const ada = {
  id: 'u1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  country: 'GB',
  emailConfirmed: true,
}
const quarterHourMs = 15 * 60_000
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
let tokens = 0

const receipt = (user = ada) =>
  ({
    user,
    token: `token-${++tokens}`,
    tokenExpiresAt: inMs(quarterHourMs),
    sessionExpiresAt: inMs(12 * 60 * 60_000),
  }) as LoginReceipt

const refused = (code: string, status: number) =>
  ({ ok: false, failure: { kind: 'api', code, status, body: { code, error: '' } } }) as never

/** Tabs of one browser: each message reaches all others, at once. */
class Channel {
  static all = new Set<Channel>()
  private readonly listeners: ((event: { data: unknown }) => void)[] = []
  constructor() {
    Channel.all.add(this)
  }
  addEventListener(_type: string, listener: (event: { data: unknown }) => void) {
    this.listeners.push(listener)
  }
  postMessage(data: unknown) {
    for (const other of Channel.all)
      if (other !== this) for (const listener of other.listeners) listener({ data: structuredClone(data) })
  }
}

beforeEach(() => {
  Channel.all.clear()
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.useFakeTimers({ now: Date.parse('2027-03-01T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const kept = new Map<string, unknown>()
beforeEach(() => kept.clear())
const shared: Layer = {
  shared: true,
  get: async (key) => kept.get(key),
  set: async (key, value) => void kept.set(key, value),
  remove: async (key) => void kept.delete(key),
}
const blocked: Layer = {
  shared: true,
  get: () => Promise.reject(new Error('blocked')),
  set: () => Promise.reject(new Error('blocked')),
  remove: () => Promise.reject(new Error('blocked')),
}

const openTab = ({ layer = shared, ...given }: { layer?: Layer } & Partial<SessionApi> = {}) => {
  const client = {
    login: vi.fn(async () => ({ ok: true as const, value: receipt() })),
    refresh: vi.fn(async () => ({ ok: true as const, value: receipt() })),
    google: vi.fn(async () => ({ ok: true as const, value: receipt() })),
    ...given,
  } as unknown as SessionApi
  const stored = createStoredValue('user', parseStoredSession, [layer])
  const tabSession = createTabSession(stored)
  const tabs = openTabs()
  const askTabs = followTabs(tabs, tabSession)
  const restore = createRestore({ stored, tabSession, askTabs })
  const restored = restore()
  const signOutDelivery = { finish: vi.fn(), cancel: vi.fn(), begin: vi.fn() }
  const openGoogle = vi.fn(async () => ({ ok: false as const, problem: 'popup_closed' as const }))
  const port = createSessionPort({
    client,
    tabSession,
    tabs,
    signOutDelivery: signOutDelivery as unknown as SignOutDelivery,
    openGoogle,
  })
  const authorize = createAuthorize({ client, tabSession, tabs, askTabs, restored })
  return { client, port, authorize, tabSession, restored, restore, signOutDelivery }
}

const signIn = (tab: ReturnType<typeof openTab>) =>
  tab.port.signIn({ email: ada.email, password: 'pw', remember: false } as never)

/** Waits for the answers of other tabs, however long nobody answers. */
const settled = async <T>(work: Promise<T>) => {
  await vi.advanceTimersByTimeAsync(100)
  return work
}

it('calls without a token where nobody is signed in, and asks no server', async () => {
  const tab = openTab()
  expect(await settled(tab.authorize())).toEqual({ ok: true, value: undefined })
  expect(tab.client.refresh).not.toHaveBeenCalled()
})

it('signs every open tab in and out with one', async () => {
  const one = openTab()
  const other = openTab()
  await settled(signIn(one))
  expect(other.port.current()).toEqual(ada)
  expect(kept.get('user')).toMatchObject({ user: ada })
  expect(JSON.stringify([...kept])).not.toContain('token-')
  await settled(other.port.signOut())
  expect(one.port.current()).toBeUndefined()
  expect(kept.size).toBe(0)
  expect(other.signOutDelivery.begin).toHaveBeenCalledOnce()
  expect(one.signOutDelivery.begin).not.toHaveBeenCalled()
})

it('uses one token for the calls of all tabs, for as long as it is valid', async () => {
  const one = openTab()
  const other = openTab()
  await settled(signIn(one))
  const first = await settled(one.authorize())
  expect(await settled(other.authorize())).toEqual(first)
  const refreshes = [one, other].map(({ client }) => client.refresh)
  for (const refresh of refreshes) expect(refresh).not.toHaveBeenCalled()
  vi.advanceTimersByTime(quarterHourMs - 4_000)
  const answers = await settled(Promise.all([one.authorize(), one.authorize(), other.authorize()]))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).not.toEqual(first)
  expect(refreshes.flatMap((refresh) => vi.mocked(refresh).mock.calls)).toHaveLength(1)
})

it('renews a token that the server refused, and takes it from no other tab again', async () => {
  const one = openTab()
  const other = openTab()
  await settled(signIn(one))
  const first = await settled(one.authorize())
  const next = await settled(one.authorize(first.ok ? first.value : ''))
  expect(next).not.toEqual(first)
  expect(one.client.refresh).toHaveBeenCalledOnce()
  expect(await settled(other.authorize())).toEqual(next)
})

it('signs every tab out where the session has ended at the server', async () => {
  const one = openTab({ refresh: async () => refused('unauthorized', 401) })
  const other = openTab()
  await settled(signIn(one))
  vi.advanceTimersByTime(quarterHourMs)
  expect(await settled(one.authorize())).toEqual({ ok: true, value: undefined })
  expect([one, other].map(({ port }) => port.current())).toEqual([undefined, undefined])
})

it.each([
  ['a busy server', refused('too_many_requests', 429)],
  ['a lost connection', { ok: false, failure: { kind: 'network' } } as never],
])('keeps the session through %s', async (_what, answer) => {
  const tab = openTab({ refresh: async () => answer })
  await settled(signIn(tab))
  vi.advanceTimersByTime(quarterHourMs)
  expect(await settled(tab.authorize())).toEqual(answer)
  expect(tab.port.current()).toEqual(ada)
})

it('does not call for a guest whose cookie is another’s by now, and shows who is signed in', async () => {
  const grace = { ...ada, id: 'u2', firstName: 'Grace' }
  const one = openTab({ refresh: async () => ({ ok: true, value: receipt(grace) }) })
  const other = openTab()
  await settled(signIn(one))
  vi.advanceTimersByTime(quarterHourMs)
  expect(await settled(one.authorize())).toEqual({ ok: true, value: undefined })
  expect([one, other].map(({ port }) => port.current()?.firstName)).toEqual(['Grace', 'Grace'])
})

it('restores the session on the next page, without a call', async () => {
  await settled(signIn(openTab()))
  Channel.all.clear()
  const next = openTab()
  await settled(next.restored)
  expect(next.port.current()).toEqual(ada)
  expect(next.client.refresh).not.toHaveBeenCalled()
})

it('is signed out on the next page where storage says so, and keeps a sign-in that is newer', async () => {
  const tab = openTab()
  await settled(signIn(tab))
  kept.clear()
  const restoring = tab.restore()
  await settled(signIn(tab))
  await settled(restoring)
  expect(tab.port.current()).toEqual(ada)
  kept.clear()
  await settled(tab.restore())
  expect(tab.port.current()).toBeUndefined()
})

it('asks the other tabs where storage is blocked, again where they were still loading', async () => {
  const late = openTab({ layer: blocked })
  await settled(late.restored)
  expect(late.port.current()).toBeUndefined()
  const one = openTab({ layer: blocked })
  await settled(one.tabSession.signedIn({ user: ada, expiresAt: inMs(60_000) }))
  expect(late.port.current()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(late.port.current()).toEqual(ada)
})

it('tells the other tabs of a changed name, and of no other guest’s', async () => {
  const one = openTab()
  const other = openTab()
  await settled(signIn(one))
  one.port.changed({ ...ada, firstName: 'Augusta' })
  expect([one, other].map(({ port }) => port.current()?.firstName)).toEqual(['Augusta', 'Augusta'])
  one.port.changed({ ...ada, id: 'u2', firstName: 'Grace' })
  expect([one, other].map(({ port }) => port.current()?.firstName)).toEqual(['Augusta', 'Augusta'])
})

it('says why a sign-in failed, and is signed in by none', async () => {
  const tab = openTab({ login: async () => refused('wrong_credentials', 401) })
  expect(await settled(signIn(tab))).toMatchObject({ ok: false, failure: { code: 'wrong_credentials' } })
  expect(tab.signOutDelivery.finish).toHaveBeenCalledOnce()
  expect(tab.signOutDelivery.cancel).not.toHaveBeenCalled()
  expect(await settled(tab.port.signInWithGoogle())).toEqual({
    ok: false,
    failure: { kind: 'google', problem: 'popup_closed' },
  })
  expect(tab.port.current()).toBeUndefined()
})

it.each([
  ['has expired', { user: ada, expiresAt: '2027-03-01T12:00:00.000Z' }],
  ['has no end', { user: ada }],
  ['lacks a name', { user: { ...ada, firstName: undefined }, expiresAt: '2027-03-02T00:00:00.000Z' }],
  [
    'does not say whether the address is confirmed',
    { user: { ...ada, emailConfirmed: 1 }, expiresAt: '2027-03-02T00:00:00.000Z' },
  ],
  ['is nothing', null],
])('takes no stored session that %s', (_what, value) => {
  expect(parseStoredSession(value)).toBeUndefined()
})

it('takes a stored session without what else is there', () => {
  const session = { user: ada, expiresAt: '2027-03-02T00:00:00.000Z' }
  expect(parseStoredSession({ ...session, user: { ...ada, token: 'x' } })).toEqual(session)
})
