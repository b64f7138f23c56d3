import type { reportLimits, SentReport } from '@calm-rest/contract/releases'
import type { widgetMeasure } from '@calm-rest/federation/host'
import { createErrors } from './errors.ts'
import { createInteractions } from './interactions.ts'
import { createShifts } from './shifts.ts'

// this comes after the page, and brings nothing with it
const measureName = 'calm-rest-widget' satisfies typeof widgetMeasure
const mostWidgets = 16 satisfies typeof reportLimits.widgets

/** Shortest interaction that a browser tells, in milliseconds: its least. Before this runs it tells those beyond 104. */
const durationThreshold = 16

/** TypeScript does not know it yet: https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** The widget that a node is in, as `slot` of `LoadedWidget`; undefined for the shell's own. */
const slotOf = (node: Node | null): string | undefined =>
  (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>('[data-slot]')?.dataset.slot

const tells = (type: string) => PerformanceObserver.supportedEntryTypes.includes(type)

/**
 * Observes entries of a type, including earlier ones; returns a function that takes pending ones. Not every
 * browser reports all types.
 */
const observe = <Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void) => {
  if (!tells(type)) return () => {}
  const takeAll = (entries: PerformanceEntryList) => (entries as Entry[]).forEach(take)
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()))
  observer.observe({ type, buffered: true, durationThreshold } as PerformanceObserverInit)
  return () => takeAll(observer.takeRecords())
}

/** A tab that was behind another has no first paint that says anything. */
const wasHidden = () =>
  document.hidden || performance.getEntriesByType('visibility-state').some(({ name }) => name === 'hidden')

/**
 * Collects the vitals of each widget and the errors of its release, and reports them once, when the page is
 * left: nothing about the visitor, and nothing is stored here.
 */
export const collectVitals = (view: string | undefined) => {
  if (!view || wasHidden()) return
  const interactions = createInteractions()
  const shifts = createShifts()
  const errors = createErrors()
  let largest: { slot: string | undefined; ms: number } | undefined

  const flushes = [
    observe<LargestContentfulPaint>('largest-contentful-paint', ({ element, startTime }) => {
      largest = { slot: slotOf(element), ms: startTime }
    }),
    observe<PerformanceEventTiming>('event', ({ interactionId, duration, target }) =>
      interactions.add({ interactionId, duration, slot: slotOf(target) }),
    ),
    observe<LayoutShift>('layout-shift', ({ hadRecentInput, sources, startTime, value }) => {
      if (hadRecentInput) return
      for (const slot of new Set(sources.map(({ node }) => slotOf(node))))
        if (slot) shifts.add(slot, startTime, value)
    }),
  ]
  addEventListener('error', ({ error, filename, lineno, colno }) =>
    errors.add('handler', error, `${filename}:${lineno}:${colno}`),
  )
  addEventListener('unhandledrejection', ({ reason }) => errors.add('rejection', reason))

  const widgetsOfPage = (): NonNullable<SentReport['widgets']> =>
    (performance.getEntriesByName(measureName) as PerformanceMeasure[])
      .slice(0, mostWidgets)
      .map(({ detail, duration }) => {
        const slot: string = detail
        const [remote = '', version = '', widget = ''] = slot.split('/')
        const inpMs = interactions.inpOf(slot)
        return {
          remote,
          version,
          widget,
          loadMs: Math.round(duration),
          ...(largest?.slot === slot && { lcpMs: Math.round(largest.ms) }),
          ...(inpMs !== undefined && { inpMs }),
          ...(tells('layout-shift') && { cls: Number(shifts.clsOf(slot).toFixed(4)) }),
        }
      })

  let isSent = false
  const send = () => {
    if (isSent) return
    isSent = true
    for (const flush of flushes) flush()
    const widgets = widgetsOfPage()
    const uncaught = errors.all()
    if (widgets.length === 0 && uncaught.length === 0) return
    const report = { view, widgets, errors: uncaught } satisfies SentReport
    navigator.sendBeacon('/release-reports', JSON.stringify(report))
  }
  addEventListener('pagehide', send)
  document.addEventListener('visibilitychange', () => document.hidden && send())
}
