import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReleaseReports } from './release-reports.ts'

let window: EventTarget
const sent: unknown[] = []

beforeEach(() => {
  vi.useFakeTimers()
  sent.length = 0
  window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('navigator', {
    sendBeacon: (address: string, body: string) => sent.push([address, JSON.parse(body)]),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ready = { remote: 'mf-rooms', version: '1.4.0', outcome: 'ready' } as const
const failed = { remote: 'mf-reviews', version: '1.0.0', outcome: 'failed' } as const

it('sends the outcomes of a screen together, a second after the first', () => {
  const report = createReleaseReports(() => 'signed')
  report(ready)
  vi.advanceTimersByTime(999)
  report(failed)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual([['/release-reports', { view: 'signed', events: [ready, failed] }]])
  report(failed)
  vi.advanceTimersByTime(1000)
  expect(sent[1]).toEqual(['/release-reports', { view: 'signed', events: [failed] }])
})

it('sends what there is when the page is left, once', () => {
  const report = createReleaseReports(() => 'signed')
  window.dispatchEvent(new Event('pagehide'))
  expect(sent).toEqual([])
  report(ready)
  window.dispatchEvent(new Event('pagehide'))
  vi.advanceTimersByTime(60_000)
  expect(sent).toHaveLength(1)
})

it('sends nothing of a page that the server has not signed', () => {
  createReleaseReports(() => undefined)(ready)
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual([])
})
