import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hydratedEvent } from '../slots/browser-slots.ts'
import { collectAfterLoad } from './collect-after-load.ts'

let window: EventTarget
let page: EventTarget & { readyState: string; hidden: boolean }
let timing: { name: string; description: string }[]
let idle: ReturnType<typeof vi.fn>

beforeEach(() => {
  window = new EventTarget()
  page = Object.assign(new EventTarget(), { readyState: 'complete', hidden: false })
  timing = [
    { name: 'view', description: 'signed' },
    { name: 'vitals', description: '' },
  ]
  idle = vi.fn()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('requestIdleCallback', idle)
  const entries = (type: string) => (type === 'navigation' ? [{ serverTiming: timing }] : [])
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    (type) => entries(type) as unknown as PerformanceEntryList,
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const happens = (name: string) => window.dispatchEvent(new Event(name))
const observed = () => {
  const types: string[] = []
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['event']
      observe({ type }: { type: string }) {
        types.push(type)
      }
      disconnect() {}
    },
  )
  return types
}

it('collects once the page is hydrated and the browser is idle', async () => {
  const types = observed()
  collectAfterLoad()
  expect(idle).not.toHaveBeenCalled()
  happens(hydratedEvent)
  expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 5000 })
  expect(types).toEqual([])
  await idle.mock.lastCall?.[0]()
  expect(types).toEqual(['event'])
  happens(hydratedEvent)
  expect(idle).toHaveBeenCalledOnce()
})

it('waits for the load of a page that is hydrated before', () => {
  page.readyState = 'interactive'
  collectAfterLoad()
  happens(hydratedEvent)
  expect(idle).not.toHaveBeenCalled()
  happens('load')
  happens('load')
  expect(idle).toHaveBeenCalledOnce()
})

it('waits five seconds where a browser never says that it is idle', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  const types = observed()
  collectAfterLoad()
  happens(hydratedEvent)
  await vi.advanceTimersByTimeAsync(4999)
  expect(types).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await vi.waitFor(() => expect(types).toEqual(['event']))
})

it('collects nothing where the server does not ask', () => {
  timing = [{ name: 'view', description: 'signed' }]
  collectAfterLoad()
  happens(hydratedEvent)
  expect(idle).not.toHaveBeenCalled()
})
