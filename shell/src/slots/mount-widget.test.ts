import type { Host } from '@calm-rest/contract/widget'
import { emptyDocument } from '@calm-rest/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mountWidget } from './mount-widget.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** What the host hears of a widget that shows nothing until its deadline is over. */
const showingNothing = async (mount: (host: Host) => void) => {
  const heard: string[] = []
  const loaded = {
    widget: {
      mount: (_: unknown, { host }: { host: Host }) => {
        mount(host)
        return { update: () => {}, unmount: () => {} }
      },
    },
    slot: 'mf-spa/1.0.0/pool',
    version: '1.0.0',
    deadlineMs: 3_000,
    openEvents: () => ({ events: {}, close: () => {} }),
    shown: () => heard.push('shown'),
    failed: (message: string) => heard.push(message),
  }
  const container = emptyDocument().createElement('div')
  mountWidget(loaded as never, {
    container,
    props: {},
    host: { report: () => {} } as never,
    rendered: undefined,
    data: undefined,
    onFailed: () => heard.push('replaced'),
  })
  await vi.advanceTimersByTimeAsync(4_000)
  return heard
}

it('replaces a release that shows nothing within its deadline', async () => {
  expect(await showingNothing(() => {})).toEqual(['nothing was shown within 3000 ms', 'replaced'])
})

it('keeps a release that is ready and has nothing to show', async () => {
  expect(await showingNothing((host) => host.report({ type: 'ready' }))).toEqual(['shown'])
})
