import type { widgetMeasure } from '@calm-rest/federation/host'
import { readPageView, readTraceparent } from '../site/page-view.ts'
import { type SentSpans, spansAddress } from './sent-spans.ts'
import { createSpanQueue } from './span-queue.ts'
import { calledPath, traceFetch } from './trace-fetch.ts'

// this comes after the page, and brings nothing with it
const measureName = 'calm-rest-widget' satisfies typeof widgetMeasure

/** Shortest press that is reported, in milliseconds: the least that a browser tells. */
const durationThreshold = 16

const slotOf = (node: Node | null): string | undefined =>
  (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>('[data-slot]')?.dataset.slot

const observe = <Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void) => {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take))
  observer.observe({ type, buffered: true, durationThreshold } as PerformanceObserverInit)
}

/** Reports what this page view did since its start: widgets that loaded, calls, and presses until their next paint. */
const reportTrace = (traceparent: string, view: string) => {
  const { add, flush } = createSpanQueue((spans) => {
    const report: SentSpans = { traceparent, view, spans }
    navigator.sendBeacon(spansAddress, JSON.stringify(report))
  })
  const tracedSince = performance.now()
  const [, traceId = ''] = traceparent.split('-')
  globalThis.fetch = traceFetch(globalThis.fetch.bind(globalThis), traceId, add)

  observe<PerformanceMeasure>('measure', ({ name, detail, startTime, duration }) => {
    if (name === measureName)
      add({ kind: 'widget', slot: String(detail), startMs: startTime, endMs: startTime + duration })
  })
  observe<PerformanceEventTiming>('event', ({ name, interactionId, target, startTime, duration }) => {
    if (name === 'click' && interactionId)
      add({ kind: 'press', slot: slotOf(target), startMs: startTime, endMs: startTime + duration })
  })
  // calls before this script came, whose spans no server continues
  observe<PerformanceResourceTiming>(
    'resource',
    ({ initiatorType, name, startTime, responseEnd, responseStatus }) => {
      const path = initiatorType === 'fetch' && startTime < tracedSince ? calledPath(name) : undefined
      if (path !== undefined)
        add({
          kind: 'call',
          path,
          status: responseStatus || undefined,
          startMs: startTime,
          endMs: responseEnd,
        })
    },
  )
  addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', () => document.hidden && flush())
}

const traceparent = readTraceparent()
const view = readPageView()
if (traceparent !== undefined && view !== undefined) reportTrace(traceparent, view)
