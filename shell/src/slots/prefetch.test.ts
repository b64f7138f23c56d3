import type { Api } from '@calm-rest/contract/api'
import type { Lang, LoadInput } from '@calm-rest/contract/widget'
import type { FederationHost } from '@calm-rest/federation/host'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPrefetch } from './prefetch.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { href: 'https://calmrest.example/rooms' })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const slot = { remote: 'mf-rooms', widget: 'room-list', props: { category: 'family' } }
const api = { rooms: {} } as Api

/** A release whose widget loads what it is asked for. */
const fetching = (
  load: (input: LoadInput<object>) => Promise<unknown> = async ({ lang }) => `in ${lang}`,
) => {
  const loads = vi.fn(load)
  const transition = { prepare: vi.fn(async () => {}), leave: vi.fn() }
  const federation = {
    hasWidget: async (remote: string, widget: string) => remote === slot.remote && widget === slot.widget,
    loadWidget: async () => ({ declaredApi: (api: unknown) => api, widget: { load: loads } }),
  } as unknown as FederationHost
  return { prefetch: createPrefetch(federation, api, transition), loads, transition }
}

it.each<Lang>(['en', 'de', 'zh'])('asks for the data of a slot in %s, and leaves then', async (lang) => {
  const { prefetch, loads, transition } = fetching()
  expect(await prefetch(slot, lang)).toMatchObject({ data: `in ${lang}` })
  expect(loads).toHaveBeenCalledWith({ props: slot.props, lang, api, signal: expect.any(AbortSignal) })
  expect(transition.prepare).toHaveBeenCalledOnce()
  expect(transition.leave).toHaveBeenCalledOnce()
})

it('asks once for the same slot while it is wanted, and anew in another language or later', async () => {
  const { prefetch, loads } = fetching()
  expect(prefetch(slot, 'en')).toBe(prefetch(slot, 'en'))
  await prefetch(slot, 'de')
  expect(loads).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1001)
  await prefetch(slot, 'en')
  expect(loads).toHaveBeenCalledTimes(3)
})

it('has nothing for a widget that its release does not have, or that fails, and stays then', async () => {
  const { prefetch, loads, transition } = fetching(async () => {
    throw new Error('offline')
  })
  expect(await prefetch({ ...slot, widget: 'gone' }, 'en')).toBeUndefined()
  expect(await prefetch({ ...slot, remote: 'mf-gone' }, 'en')).toBeUndefined()
  expect(loads).not.toHaveBeenCalled()
  expect(await prefetch(slot, 'en')).toBeUndefined()
  expect(transition.leave).not.toHaveBeenCalled()
})

it('stays where the visitor is elsewhere by then', async () => {
  const { prefetch, transition } = fetching(async () => {
    vi.stubGlobal('location', { href: 'https://calmrest.example/contact' })
  })
  await prefetch(slot, 'en')
  expect(transition.leave).not.toHaveBeenCalled()
})
