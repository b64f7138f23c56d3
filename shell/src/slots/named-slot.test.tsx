import type { PagePlaces } from '@calm-rest/contract/releases'
import type { FederationHost } from '@calm-rest/federation/host'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { mountInShell } from '../testing/mount-page.fixture.tsx'
import { NamedSlot } from './remote-slot.tsx'

afterEach(() => void vi.unstubAllGlobals())

/** A home slot with widgets of these remotes, on a way from another screen. */
const mountHome = async (remotes: string[]) => {
  vi.stubGlobal('innerHeight', 0)
  const near: (() => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        near.push(() => told([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  const loaded: string[] = []
  const federation = {
    hasWidget: async () => true,
    holdStyles: () => () => {},
    loadWidget: (remote: string) => {
      loaded.push(remote)
      return new Promise(() => {})
    },
  } as unknown as FederationHost
  const prefetched: string[] = []
  const places: PagePlaces = {
    routes: [],
    slots: { home: remotes.map((remote): [string, string] => [remote, 'offer']) },
  }
  await mountInShell(<NamedSlot name="home" props={{}} />, {
    site: { federation, places },
    slots: {
      place: () => '',
      adopt: () => {},
      settled: () => {},
      prefetched: ({ remote }) => void prefetched.push(remote),
    },
  })
  return { loaded, prefetched, near }
}

it('fetches the first three widgets of a slot with the screen, and each other one once it is near', async () => {
  const { loaded, prefetched, near } = await mountHome(['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e'])
  await vi.waitFor(() => expect(loaded).toEqual(['mf-a', 'mf-b', 'mf-c']))
  expect(prefetched).toEqual(['mf-a', 'mf-b', 'mf-c'])
  expect(near).toHaveLength(2)
  await act(async () => near[1]?.())
  await vi.waitFor(() => expect(loaded).toEqual(['mf-a', 'mf-b', 'mf-c', 'mf-e']))
})
