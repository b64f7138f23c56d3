// The second inline script of a page, on a site that traces alone: it loads the reporter of spans for a page view that
// is sampled. The build makes it of this file, which is no module: see packages/build/src/rspack/start-script.ts.

const hydratedEvent = 'calm-rest-hydrated' satisfies typeof import('../slots/browser-slots.ts').hydratedEvent

type Trusted = {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string }
}

/** Longest wait for a quiet moment, in milliseconds. */
const patienceMs = 5000

const { address = '', integrity } = (document.currentScript as HTMLScriptElement).dataset
const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]

const load = () => {
  const policy = (globalThis as { trustedTypes?: Trusted }).trustedTypes?.createPolicy('calm-rest', {
    createScriptURL: (trusted) => trusted,
  })
  const src = policy?.createScriptURL(address) ?? address
  document.head.append(
    Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' }),
  )
}

const loadOnceIdle = () => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: patienceMs })
  else setTimeout(load, patienceMs)
}

if (page?.serverTiming.some(({ name }) => name === 'traceparent')) {
  addEventListener(
    hydratedEvent,
    () => {
      if (document.readyState === 'complete') loadOnceIdle()
      else addEventListener('load', loadOnceIdle, { once: true })
    },
    { once: true },
  )
}
