import { isSampled, readPageView } from '../site/page-view.ts'
import { hydratedEvent } from '../slots/browser-slots.ts'

/** Longest wait for a quiet moment, in milliseconds. */
const patienceMs = 5000

const whenIdle = (work: () => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: patienceMs })
  // Safari has none
  else setTimeout(work, patienceMs)
}

/**
 * Loads the collector of the page's vitals if the server asks for them: once the page is loaded and hydrated
 * and the browser is idle. The browser then reports earlier entries.
 */
export const collectAfterLoad = () => {
  if (!isSampled()) return
  const collect = () =>
    whenIdle(async () => {
      try {
        const { collectVitals } = await import(/* webpackChunkName: "vitals" */ './collect-vitals.ts')
        collectVitals(readPageView())
      } catch {
        // a page without figures does not harm its readers
      }
    })
  addEventListener(
    hydratedEvent,
    () => {
      if (document.readyState === 'complete') collect()
      else addEventListener('load', collect, { once: true })
    },
    { once: true },
  )
}
