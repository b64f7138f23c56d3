import { emptyDocument } from '@calm-rest/testing'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anyRelease } from './any-release.fixture.ts'
import type { Release } from './release.ts'
import { ensureStyles, holdStyles } from './styles.ts'

let document: Document

beforeEach(() => {
  document = emptyDocument()
  vi.stubGlobal('document', document)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link')]

it('requests every style sheet of any release with the hash in its manifest', () =>
  fc.assert(
    fc.asyncProperty(anyRelease, async (any) => {
      const ready = ensureStyles(document.head, any, any.styles)
      const asked = links().map(({ href, integrity, crossOrigin }) => ({ href, integrity, crossOrigin }))
      for (const link of links()) link.onload?.(new Event('load'))
      await ready
      for (const link of links()) link.remove()
      expect(asked).toEqual(
        any.styles.map((file) => ({
          href: any.base + file,
          integrity: any.manifest.files[file]?.integrity,
          crossOrigin: 'anonymous',
        })),
      )
    }),
  ))

const releaseOf = (version: string): Release => ({
  base: `/releases/mf-rooms/${version}/`,
  deadlineMs: 1000,
  manifest: {
    remote: 'mf-rooms',
    version,
    container: 'c',
    entry: 'entry.js',
    exposes: {},
    exampleProps: {},
    files: {},
  },
})

it('requests a loaded style sheet once, and a failed one again', async () => {
  const release = releaseOf('1.0.0')
  const failing = ensureStyles(document.head, release, ['a.css'])
  links()[0]?.onerror?.('')
  await expect(failing).rejects.toMatchObject({ name: 'ReleaseFailure', reason: 'files' })
  expect(links()).toEqual([])
  const again = ensureStyles(document.head, release, ['a.css'])
  links()[0]?.onload?.(new Event('load'))
  await again
  await ensureStyles(document.head, release, ['a.css'])
  expect(links()).toHaveLength(1)
})

it('waits no longer than the deadline of the release', async () => {
  vi.useFakeTimers()
  const late = ensureStyles(document.head, releaseOf('1.1.0'), ['a.css'])
  const ended = vi.fn()
  late.catch(ended)
  await vi.advanceTimersByTimeAsync(999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await expect(late).rejects.toMatchObject({ reason: 'timeout' })
})

it('applies style sheets until the last slot that holds them leaves, and again at once for the next', async () => {
  const release = releaseOf('1.2.0')
  const file = 'a.css'
  const inline = document.head.appendChild(document.createElement('style'))
  inline.dataset.address = `${release.base}inline.css`
  const loading = ensureStyles(document.head, release, [file])
  links()[0]?.onload?.(new Event('load'))
  await loading
  const media = () => [links()[0]?.getAttribute('media') ?? '', inline.getAttribute('media') ?? '']
  const hold = () => holdStyles(document.head, release, [file, 'inline.css'])
  const first = hold()
  const second = hold()
  first()
  first()
  expect(media()).toEqual(['', ''])
  second()
  expect(media()).toEqual(['not all', 'not all'])
  await ensureStyles(document.head, release, [file])
  expect(media()).toEqual(['', 'not all'])
  const third = hold()
  expect(media()).toEqual(['', ''])
  third()
  expect(media()).toEqual(['not all', 'not all'])
  expect(links()).toHaveLength(1)
})
