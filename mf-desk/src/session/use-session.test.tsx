import type { StaffSession } from '@calm-rest/contract/staff'
import { act } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { type Answers, mountInDesk, refusedWith, unreachable } from '../testing/desk.fixture.tsx'
import { FakeEventSource } from '../testing/event-source.fixture.ts'
import { stubStorage } from '../testing/storage.fixture.ts'
import { useSession } from './use-session.ts'

const streams = () => FakeEventSource.all.filter(({ readyState }) => readyState === 1).length

let stored: Record<string, string>
let deleted: string[]
const unsubscribe = vi.fn(async () => true)

beforeEach(() => {
  // before anything mounts, so that it runs last
  onTestFinished(() => void vi.unstubAllGlobals())
  unsubscribe.mockClear()
  FakeEventSource.all = []
  deleted = []
  stored = stubStorage()
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.stubGlobal('caches', { delete: async (name: string) => void deleted.push(name) })
  const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } }
  vi.stubGlobal('navigator', {
    userAgent: 'Test',
    serviceWorker: { getRegistration: async () => registration },
  })
})

const sessionOf = (name: string): StaffSession => ({
  member: { id: 'amal', name, role: 'owner', roleName: null },
  rights: [],
  rightsByPasskey: [],
  signedInBy: 'passkey',
  endsAt: '2027-05-10T18:00:00.000Z',
  provedUntil: null,
})

const key = 'calm-rest-desk session'
const remember = () =>
  void Object.assign(stored, {
    [key]: JSON.stringify({ value: sessionOf('Amal'), seenAt: '2027-05-09T18:00:00.000Z' }),
  })

type Used = ReturnType<typeof useSession>

const Shown = ({ used }: { used: { now?: Used } }) => {
  used.now = useSession('en')
  const { state } = used.now
  const name = state.status === 'signed_in' ? state.session.member.name : ''
  const isOver = state.status === 'signed_out' && state.isOver
  // the desk of the tests looks for what is busy during a change
  return <p aria-busy="true">{[state.status, name, isOver && 'is over'].filter(Boolean).join(' ')}</p>
}

const mount = async (answers: Answers) => {
  const used: { now?: Used } = {}
  const view = await mountInDesk(<Shown used={used} />, answers)
  const said = () => view.page.textContent
  const is = (expected: string) => view.until(() => expect(said()).toBe(expected))
  const hears = (kind: string, id = '') =>
    act(async () => void FakeEventSource.all.at(-1)?.hears('change', { kind, id }))
  /** The stream is there: what was missed until then has been read. */
  const opens = () => act(async () => void FakeEventSource.all.at(-1)?.hears('open', null))
  const looks = () => view.asked.filter(({ name }) => name === 'readSession').length
  return { ...view, used: () => used.now as Used, said, is, hears, opens, looks }
}

it('shows what the last member saw where there is no connection, and keeps it', async () => {
  remember()
  const { is } = await mount({ readSession: unreachable })
  await is('signed_in Amal')
  expect(stored[key]).toContain('Amal')
})

it.each([
  ['the API fails', refusedWith('internal', 500), true],
  ['nobody was seen and there is no connection', unreachable, false],
])('says that it failed where %s', async (_what, readSession, isRemembered) => {
  // what is stored cannot be read
  if (isRemembered) remember()
  else Object.assign(stored, { [key]: '{' })
  const { is } = await mount({ readSession })
  await is('failed')
})

it('stores who is signed in, and follows the changes of others as long', async () => {
  remember()
  const { is, used } = await mount({ readSession: sessionOf('Amal Perera'), signOut: {} as never })
  await is('signed_in Amal Perera')
  expect(stored[key]).toContain('Amal Perera')
  expect(streams()).toBe(1)
  await act(async () => void (await used().signOut()))
  expect(streams()).toBe(0)
})

it('leaves nothing of a member who signs out on this device', async () => {
  remember()
  Object.assign(stored, { 'calm-rest-desk today': '{}' })
  const { is, used } = await mount({ readSession: sessionOf('Amal'), signOut: {} as never })
  await is('signed_in Amal')
  await act(async () => void (await used().signOut()))
  await is('signed_out')
  expect(Object.keys(stored)).toEqual([])
  expect(deleted).toEqual(['calm-rest-desk-photographs'])
  expect(unsubscribe).toHaveBeenCalledOnce()
})

it('keeps all of a member whose sign-out did not arrive', async () => {
  remember()
  const { is, used, said, hears, opens, looks } = await mount({
    readSession: sessionOf('Amal'),
    signOut: unreachable,
  })
  await is('signed_in Amal')
  await opens()
  await act(async () => expect(await used().signOut()).toMatchObject({ ok: false }))
  expect(said()).toBe('signed_in Amal')
  expect(stored[key]).toContain('Amal')
  expect([deleted, unsubscribe.mock.calls]).toEqual([[], []])
  await hears('all')
  expect(looks(), 'changes of the session still count').toBe(3)
})

it('learns who is signed in once the connection is back', async () => {
  remember()
  const { is, answer, hears } = await mount({ readSession: unreachable })
  await is('signed_in Amal')
  answer({ readSession: sessionOf('Amal Perera') })
  await hears('all')
  await is('signed_in Amal Perera')
})

it('looks again when its own member has changed, and at no other change', async () => {
  remember()
  const { is, hears, opens, answer, looks } = await mount({ readSession: sessionOf('Amal') })
  await is('signed_in Amal')
  await opens()
  expect(looks()).toBe(2)
  await hears('stay', 'CR-1')
  await hears('member', 'nirosha')
  await hears('stay', 'amal')
  expect(looks()).toBe(2)
  answer({ readSession: sessionOf('Amal Perera') })
  await hears('member', 'amal')
  await is('signed_in Amal Perera')
  answer({ readSession: unreachable })
  await hears('all')
  expect(looks()).toBe(4)
  await is('signed_in Amal Perera')
})

it('says that the session is over where it was ended elsewhere', async () => {
  remember()
  const { is, hears, answer } = await mount({ readSession: sessionOf('Amal') })
  await is('signed_in Amal')
  answer({ readSession: refusedWith('unauthorized', 401) })
  await hears('all')
  await is('signed_out is over')
  expect(stored[key]).toBeUndefined()
})

it('asks for nothing on a device on which nobody has signed in', async () => {
  const { is, looks } = await mount({})
  await is('signed_out')
  expect([looks(), streams()]).toEqual([0, 0])
})
