import { emptyDocument } from '@calm-rest/testing'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anyRelease } from './any-release.fixture.ts'
import { loadEntryScript } from './load-entry-script.ts'
import type { Release } from './release.ts'

let document: Document

beforeEach(() => {
  document = emptyDocument()
  vi.stubGlobal('document', document)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const release: Release = {
  base: '/releases/mf-rooms/1.0.0/',
  deadlineMs: 1000,
  manifest: {
    remote: 'mf-rooms',
    version: '1.0.0',
    container: 'mf_rooms_1_0_0',
    entry: 'entry.js',
    exposes: {},
    exampleProps: {},
    files: {},
  },
}

const script = () => document.querySelector('script') as HTMLScriptElement

it('requests the entry of any release with the hash in its manifest', () => {
  fc.assert(
    fc.property(anyRelease, (any) => {
      void loadEntryScript(any).catch(() => {})
      const { src, integrity, crossOrigin } = script()
      script().onerror?.('')
      expect({ src, integrity, crossOrigin }).toEqual({
        src: any.base + any.manifest.entry,
        integrity: any.manifest.files[any.manifest.entry]?.integrity,
        crossOrigin: 'anonymous',
      })
      // a failed attempt leaves no trace
      expect(document.querySelectorAll('script')).toHaveLength(0)
    }),
  )
})

it('returns the container that the entry has set', async () => {
  const container = { get: () => {}, init: () => {} }
  const loaded = loadEntryScript(release)
  vi.stubGlobal('mf_rooms_1_0_0', container)
  script().onload?.(new Event('load'))
  expect(await loaded).toBe(container)
})

it.each([
  ['the browser refuses', () => script().onerror?.(''), 'files'],
  ['runs and sets no container', () => script().onload?.(new Event('load')), 'evaluation'],
])('fails with a reason where %s', async (_, happens, reason) => {
  const loaded = loadEntryScript(release)
  happens()
  await expect(loaded).rejects.toMatchObject({ name: 'ReleaseFailure', reason })
})

it('waits no longer than the deadline of the release', async () => {
  vi.useFakeTimers()
  const loaded = loadEntryScript(release)
  const ended = vi.fn()
  loaded.catch(ended)
  await vi.advanceTimersByTimeAsync(999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await expect(loaded).rejects.toMatchObject({ reason: 'timeout' })
  expect(document.querySelectorAll('script')).toHaveLength(0)
})
