import { setGlobal } from '@calm-rest/testing'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

/** Observers by the type of entry that they were given. */
const observers = new Map<string, { options: object; hear: (entries: object[]) => void }>()
const listeners = new Map<string, () => void>()
const sent: { address: string; report: { traceparent: string; view: string; spans: object[] } }[] = []
let now = 0

class Slot {
  dataset = { slot: 'mf-rooms/1.0.0/room-list' }
  closest(selector: string) {
    return selector === '[data-slot]' ? this : null
  }
}

class Observer {
  static supportedEntryTypes = ['measure', 'event', 'resource']
  private readonly told: (list: { getEntries: () => object[] }) => void
  constructor(told: (list: { getEntries: () => object[] }) => void) {
    this.told = told
  }
  observe({ type, ...options }: { type: string }) {
    observers.set(type, { options, hear: (entries) => this.told({ getEntries: () => entries }) })
  }
}

const timing = [
  { name: 'traceparent', description: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
  { name: 'view', description: 'signed' },
]

beforeEach(() => {
  onTestFinished(() => void vi.unstubAllGlobals())
  observers.clear()
  listeners.clear()
  sent.length = 0
  now = 1000
  vi.resetModules()
  vi.stubGlobal('location', new URL('https://calmrest.example/rooms'))
  vi.stubGlobal('Element', Slot)
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('navigator', {
    sendBeacon: (address: string, body: string) => sent.push({ address, report: JSON.parse(body) }),
  })
  vi.stubGlobal('addEventListener', (type: string, listen: () => void) => listeners.set(type, listen))
  vi.stubGlobal('document', {
    hidden: false,
    addEventListener: (type: string, listen: () => void) => listeners.set(type, listen),
  })
  setGlobal('fetch', async () => new Response('{}', { status: 201 }))
})

const start = async (serverTiming: object[] = timing) => {
  vi.stubGlobal('performance', { now: () => now, getEntriesByType: () => [{ serverTiming }] })
  await import('./report-trace.ts')
}
const hear = (type: string, ...entries: object[]) => observers.get(type)?.hear(entries)
const spans = () => sent.flatMap(({ report }) => report.spans)

it('reports widgets, presses and early calls of a page view when it is left', async () => {
  await start()
  hear(
    'measure',
    { name: 'calm-rest-widget', detail: 'mf-rooms/1.0.0/room-list', startTime: 100, duration: 40 },
    { name: 'of-another-script', detail: 'x', startTime: 100, duration: 40 },
  )
  const press = { name: 'click', interactionId: 7, startTime: 300, duration: 24 }
  hear(
    'event',
    { ...press, target: new Slot() },
    { ...press, target: { parentElement: new Slot() } },
    { ...press, target: null },
    { ...press, name: 'pointerdown' },
    { ...press, interactionId: 0 },
  )
  const call = { initiatorType: 'fetch', startTime: 200, responseEnd: 250, responseStatus: 200 }
  const rooms = 'https://calmrest.example/api/rooms?lang=de'
  hear(
    'resource',
    { ...call, name: rooms },
    { ...call, name: rooms, responseStatus: 0 },
    { ...call, name: rooms, startTime: 1000 },
    { ...call, name: rooms, initiatorType: 'script' },
    { ...call, name: 'https://calmrest.example/releases/a.js' },
  )
  expect(sent).toEqual([])
  listeners.get('pagehide')?.()
  expect(sent[0]).toMatchObject({
    address: '/api/telemetry',
    report: { traceparent: timing[0]?.description, view: 'signed' },
  })
  const slot = 'mf-rooms/1.0.0/room-list'
  expect(spans()).toEqual([
    { kind: 'widget', slot, agoMs: 860, durationMs: 40 },
    { kind: 'press', slot, agoMs: 676, durationMs: 24 },
    { kind: 'press', slot, agoMs: 676, durationMs: 24 },
    { kind: 'press', agoMs: 676, durationMs: 24 },
    { kind: 'call', path: '/api/rooms', status: 200, agoMs: 750, durationMs: 50 },
    { kind: 'call', path: '/api/rooms', agoMs: 750, durationMs: 50 },
  ])
})

it('reports a call from now on, with the trace of the page', async () => {
  await start()
  await fetch('https://calmrest.example/api/messages', { method: 'POST' })
  const look = listeners.get('visibilitychange')
  look?.()
  expect(sent, 'the page is still seen').toEqual([])
  Object.assign(document, { hidden: true })
  look?.()
  expect(spans()).toEqual([
    expect.objectContaining({ kind: 'call', method: 'POST', path: '/api/messages', status: 201 }),
  ])
})

it('hears of what came before it, and of the shortest presses', async () => {
  await start()
  expect(Object.fromEntries([...observers].map(([type, { options }]) => [type, options]))).toEqual({
    measure: { buffered: true, durationThreshold: 16 },
    event: { buffered: true, durationThreshold: 16 },
    resource: { buffered: true, durationThreshold: 16 },
  })
})

it('asks no browser for entries that it does not have', async () => {
  Observer.supportedEntryTypes = ['measure', 'resource']
  onTestFinished(() => {
    Observer.supportedEntryTypes = ['measure', 'event', 'resource']
  })
  await start()
  expect([...observers.keys()]).toEqual(['measure', 'resource'])
})

it.each([['traceparent'], ['view']])('reports nothing of a page without %s', async (missing) => {
  await start(timing.filter(({ name }) => name !== missing))
  expect([observers.size, listeners.size]).toEqual([0, 0])
})
