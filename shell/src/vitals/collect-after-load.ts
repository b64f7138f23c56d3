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
 * Fetches what collects the page's vitals, where the server asks for them: once the page is loaded and hydrated and the
 * browser has nothing else to do. The browser tells it then what was before.
 */
export const collectAfterLoad = () => {
  if (!isSampled()) return
  const collect = () =>
    whenIdle(async () => {
      try {
        const { collectVitals } = await import(/* webpackChunkName: "vitals" */ './collect-vitals.ts')
        collectVitals(readPageView())
      } catch {
        // a page without figures is as good to whoever reads it
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
