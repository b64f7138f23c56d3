import type { Page } from 'playwright-core'

/** One press or typed key: the longest of its events, from the input to the next frame. */
export interface Interaction {
  name: string
  durationMs: number
}

interface Told {
  /** Of the event and those that belong to it. */
  interaction: string
  name: string
  duration: number
}

/** Shortest event that browsers tell of, in milliseconds. */
const leastMs = 16

/** Collects the interactions of a page and of those that follow it in the tab, by event timing. */
export const watchInteractions = async (page: Page) => {
  const longest = new Map<string, Interaction>()
  await page.exposeFunction('toldOfEvent', ({ interaction, name, duration }: Told) => {
    const known = longest.get(interaction)
    if (!known || known.durationMs < duration) longest.set(interaction, { name, durationMs: duration })
  })
  await page.addInitScript((least) => {
    const { toldOfEvent } = globalThis as unknown as { toldOfEvent: (told: Told) => void }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
        const { interactionId, name, duration } = entry
        const interaction = `${performance.timeOrigin} ${interactionId}`
        if (interactionId > 0) toldOfEvent({ interaction, name, duration })
      }
    }).observe({ type: 'event', durationThreshold: least, buffered: true } as PerformanceObserverInit)
  }, leastMs)
  return (): Interaction[] => [...longest.values()]
}
