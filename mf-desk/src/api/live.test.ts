import { whenDone } from '@calm-rest/testing/cleanup'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeEventSource } from '../testing/event-source.fixture.ts'
import { createLive } from './live.ts'

beforeEach(() => {
  FakeEventSource.all = []
  // half past eleven at night in Colombo
  vi.useFakeTimers({ now: new Date('2027-06-01T18:00:00Z') })
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.stubGlobal('document', new EventTarget())
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const listen = () => {
  const live = createLive()
  const heard: string[] = []
  live.on(({ kind }) => heard.push(kind))
  const stop = live.follow()
  whenDone(stop)
  return { live, heard, stop, stream: () => FakeEventSource.all.at(-1) as FakeEventSource }
}
/** Includes the events at the start of the stream. */
const listenOn = () => {
  const listening = listen()
  listening.stream().hears('open')
  listening.heard.length = 0
  return listening
}
const page = () => document as unknown as EventTarget & { hidden: boolean }

it('R-staff-streams: opens no stream while newer pages use them all, until the page is used again', () => {
  const { heard, stream } = listenOn()
  stream().hears('superseded')
  expect(stream().readyState).toBe(FakeEventSource.CLOSED)
  page().hidden = true
  vi.advanceTimersByTime(5 * 60_000)
  expect([heard, FakeEventSource.all.length]).toEqual([[], 1])
  page().hidden = false
  // the page is visible without a stream: it polls
  vi.advanceTimersByTime(30_000)
  expect([heard, FakeEventSource.all.length]).toEqual([['all'], 1])
  page().dispatchEvent(new Event('visibilitychange'))
  expect(FakeEventSource.all.length).toBe(2)
  stream().hears('open')
  pass(60_000, stream)
  expect(FakeEventSource.all.length).toBe(2)
})

/** Advances the clock, with a heartbeat every fifteen seconds. */
const pass = (ms: number, stream: () => FakeEventSource) => {
  for (let at = 0; at < ms; at += 15_000) {
    vi.advanceTimersByTime(15_000)
    stream().hears('alive')
  }
}

it('reads everything once the stream opens, and then passes events on', () => {
  const { heard, stream } = listen()
  stream().dispatchEvent(new Event('open'))
  expect(heard).toEqual([])
  stream().hears('open')
  stream().hears('change', { kind: 'stay', id: 'CR-1' })
  pass(60_000, stream)
  expect(heard).toEqual(['all', 'stay'])
})

it('reads everything again after a reconnect, since requests in between may have failed', () => {
  const { heard, stream } = listenOn()
  stream().hears('error')
  expect(heard).toEqual([])
  stream().hears('open')
  expect(heard).toEqual(['all'])
  pass(60_000, stream)
  expect(heard).toEqual(['all'])
})

it('reconnects after a stream was silent for too long', () => {
  const { heard, stream } = listenOn()
  pass(60_000, stream)
  const first = stream()
  vi.advanceTimersByTime(40_000)
  expect(stream()).not.toBe(first)
  expect([first.readyState, heard]).toEqual([FakeEventSource.CLOSED, ['all']])
  stream().hears('open')
  expect(heard).toEqual(['all', 'all'])
})

it('polls every fifteen seconds if the stream is refused', () => {
  const { heard, stream } = listen()
  stream().close()
  stream().hears('error')
  expect(heard).toEqual(['all'])
  vi.advanceTimersByTime(15_000)
  expect([heard.length, FakeEventSource.all.length]).toEqual([2, 2])
})

it('reads everything when a new day begins at the property', () => {
  const { heard, stream } = listenOn()
  pass(29 * 60_000, stream)
  expect(heard).toEqual([])
  pass(2 * 60_000, stream)
  expect(heard).toEqual(['all'])
})

it('holds events until all writes have returned, even if one fails', async () => {
  const { live, heard, stream } = listenOn()
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  const writes = [live.holdWhile(first.promise), live.holdWhile(second.promise)]
  stream().hears('change', { kind: 'room', id: 'loft' })
  first.resolve()
  await writes[0]
  expect(heard).toEqual([])
  second.reject(new Error('No line'))
  await expect(writes[1]).rejects.toThrow()
  expect(heard).toEqual(['room'])
})

it('aborts reads during such a write and reads everything afterwards, even if it is refused', async () => {
  const { live, heard } = listenOn()
  const before = live.readsSignal()
  const write = Promise.withResolvers<void>()
  const writing = live.withoutReads(() => write.promise)
  expect([before.aborted, live.readsSignal().aborted, live.isHeld(), heard]).toEqual([true, false, true, []])
  write.reject(new Error('No line'))
  await expect(writing).rejects.toThrow()
  expect([live.isHeld(), heard]).toEqual([false, ['all']])
})

it.each(['superseded', 'error'])('ends everything with the session, after a stream was %s, too', (sign) => {
  const { heard, stop, stream } = listenOn()
  stream().hears(sign)
  heard.length = 0
  stop()
  expect([stream().readyState, vi.getTimerCount()]).toEqual([FakeEventSource.CLOSED, 0])
  for (const one of ['open', 'change', 'error', 'superseded'])
    stream().hears(one, { kind: 'stay', id: 'CR-1' })
  page().dispatchEvent(new Event('visibilitychange'))
  for (const one of ['focus', 'online']) dispatchEvent(new Event(one))
  vi.advanceTimersByTime(60 * 60_000)
  expect([heard, FakeEventSource.all.length]).toEqual([[], 1])
})

it('closes a stream that is open with the session', () => {
  const { stop, stream } = listenOn()
  stop()
  expect([stream().readyState, vi.getTimerCount()]).toEqual([FakeEventSource.CLOSED, 0])
})

it('reads everything once the page is seen again, or the connection is back', () => {
  const { heard } = listenOn()
  page().hidden = true
  page().dispatchEvent(new Event('visibilitychange'))
  expect(heard).toEqual([])
  page().hidden = false
  page().dispatchEvent(new Event('visibilitychange'))
  expect(heard).toEqual(['all'])
  dispatchEvent(new Event('online'))
  expect(heard).toEqual(['all', 'all'])
  dispatchEvent(new Event('focus'))
  expect([heard.length, FakeEventSource.all.length]).toEqual([2, 1])
})

it('opens a stream again where a superseded page gets the focus', () => {
  const { stream } = listenOn()
  stream().hears('superseded')
  page().hidden = true
  dispatchEvent(new Event('focus'))
  expect(FakeEventSource.all).toHaveLength(1)
  page().hidden = false
  dispatchEvent(new Event('focus'))
  dispatchEvent(new Event('focus'))
  expect(FakeEventSource.all).toHaveLength(2)
})

it('tells nobody who has stopped to listen', () => {
  const { live, heard } = listen()
  const other: string[] = []
  const leave = live.on(({ kind }) => other.push(kind))
  leave()
  live.lookAnew()
  expect([heard, other]).toEqual([['all'], []])
})
