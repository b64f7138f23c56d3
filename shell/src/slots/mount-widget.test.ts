import type { Host } from '@calm-rest/contract/widget'
import type { LoadedWidget } from '@calm-rest/federation/host'
import { emptyDocument } from '@calm-rest/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadedWidget } from '../testing/loaded-widget.fixture.ts'
import { mountWidget } from './mount-widget.ts'

type Mount = LoadedWidget['widget']['mount']

let told: string[]

beforeEach(() => {
  vi.useFakeTimers()
  told = []
})
afterEach(() => void vi.useRealTimers())

const nothing = { update: () => {}, unmount: () => {} }
const rendered = {
  remote: 'mf-rooms',
  widget: 'room-list',
  props: {},
  version: '1.0.0',
  data: null,
  ids: 's0-',
}

/** A widget of version 1.0.0 on the markup of the server. */
const onMarkup = (mount: Mount, { version = '1.0.0' } = {}) => {
  const container = emptyDocument().createElement('div')
  container.innerHTML = '<p>Horizon Room</p>'
  const loaded = loadedWidget(mount, version, {
    deadlineMs: 3000,
    shown: () => told.push('shown'),
    failed: (message) => told.push(message),
  })
  const host = { report: () => {} } as unknown as Host
  mountWidget(loaded, {
    container,
    props: {},
    host,
    guestToken: async (...asked) => ({ ok: true, value: asked.join(' ') }),
    rendered,
    data: undefined,
    onHangs: () => told.push('hangs'),
    onFailed: () => told.push('failed'),
  })
  return container
}

it("says that a widget hangs which does not take the server's markup over, and leaves the markup", () => {
  const container = onMarkup(() => nothing)
  vi.advanceTimersByTime(3000)
  expect(told).toEqual(['hangs'])
  expect(container.textContent).toBe('Horizon Room')
})

it('says nothing of one that is ready in time', () => {
  onMarkup((_, { host }) => {
    host.report({ type: 'ready' })
    return nothing
  })
  vi.advanceTimersByTime(3000)
  expect(told).toEqual(['shown'])
})

it('leaves nothing of a widget that throws, for the slot to put the markup back', async () => {
  const container = onMarkup(() => {
    throw new Error('not today')
  })
  await Promise.resolve()
  expect(told).toEqual(['not today', 'failed'])
  expect(container.childNodes).toHaveLength(0)
})

it('does not wait for another release to take over markup that is not its own', () => {
  const container = onMarkup(
    (into) => {
      ;(into as HTMLElement).innerHTML = '<p>Loading</p>'
      return nothing
    },
    { version: '0.9.0' },
  )
  vi.advanceTimersByTime(3000)
  expect(told).toEqual(['shown'])
  expect(container.textContent).toBe('Loading')
})

const withoutMarkup = { version: '0.9.0' }

it('replaces a release that shows nothing within its deadline', async () => {
  onMarkup(() => nothing, withoutMarkup)
  await vi.advanceTimersByTimeAsync(3000)
  expect(told).toEqual(['nothing was shown within 3000 ms', 'failed'])
})

it('keeps a release that is ready and has nothing to show', async () => {
  onMarkup((_, { host }) => {
    host.report({ type: 'ready' })
    return nothing
  }, withoutMarkup)
  await vi.advanceTimersByTimeAsync(3000)
  expect(told).toEqual(['shown'])
})

it('gets tokens of a guest for backends of its own remote alone', async () => {
  const tokens: unknown[] = []
  onMarkup((_, { host }) => {
    void host.guestToken?.('orders').then((token) => tokens.push(token))
    return nothing
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(tokens).toEqual([{ ok: true, value: 'mf-rooms orders' }])
})
