import type { SentReport } from '@calm-rest/contract/releases'
import type { ReleaseOutcome } from '@calm-rest/federation/host'

/** Long enough that the outcomes of one screen go together. */
const gatherMs = 1000

/**
 * Reports to the site's server the outcome of this page's releases: nothing about the visitor, and nothing is
 * stored here.
 */
export const createReleaseReports = (readView: () => string | undefined) => {
  let events: ReleaseOutcome[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = () => {
    clearTimeout(timer)
    timer = undefined
    const view = readView()
    if (!view || events.length === 0) return
    navigator.sendBeacon('/release-reports', JSON.stringify({ view, events } satisfies SentReport))
    events = []
  }
  addEventListener('pagehide', send)

  return (outcome: ReleaseOutcome) => {
    events = [...events, outcome]
    timer ??= setTimeout(send, gatherMs)
  }
}
