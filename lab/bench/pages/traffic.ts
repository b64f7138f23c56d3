import { setTimeout } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'

export const kinds = ['document', 'script', 'style', 'font', 'picture', 'data'] as const

export type Kind = (typeof kinds)[number]

export interface Traffic {
  requests: number
  /** Bytes on the wire, with headers. */
  bytes: Record<Kind, number>
}

const kindOf = (type: string, mimeType: string): Kind => {
  if (type === 'Document') return 'document'
  if (type === 'Script' || mimeType.includes('javascript')) return 'script'
  if (type === 'Stylesheet' || mimeType === 'text/css') return 'style'
  if (type === 'Font' || mimeType.startsWith('font/')) return 'font'
  if (type === 'Image' || mimeType.startsWith('image/')) return 'picture'
  return 'data'
}

/** Time without requests after which a page counts as loaded. */
const quietMs = 1000
const patienceMs = 30_000
/** Time after which a request counts as dropped, since the end of one that a page dropped is not always told. */
const droppedMs = 10_000

/** Records the network requests of a page, without those answered by its cache. */
export const watchTraffic = (page: Page, session: CDPSession) => {
  const traffic: Traffic = {
    requests: 0,
    bytes: { document: 0, script: 0, style: 0, font: 0, picture: 0, data: 0 },
  }
  const open = new Map<string, number>()
  const kindsById = new Map<string, Kind>()
  const cached = new Set<string>()
  let lastMs = performance.now()
  const ended = (id: string) => {
    open.delete(id)
    lastMs = performance.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return
    lastMs = performance.now()
    open.set(requestId, lastMs)
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kindsById.set(requestId, kindOf(type, response.mimeType))
    if (response.fromDiskCache || response.fromPrefetchCache) cached.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindsById.get(requestId)
    if (kind && !cached.has(requestId)) {
      traffic.requests += 1
      traffic.bytes[kind] += encodedDataLength
    }
    ended(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => ended(requestId))

  const isQuiet = () => {
    const nowMs = performance.now()
    const isOpen = [...open.values()].some((sinceMs) => nowMs - sinceMs < droppedMs)
    return !isOpen && nowMs - lastMs > quietMs
  }

  return {
    /** Waits until no request was sent for a while and the page has no work left that could send one. */
    settled: async (): Promise<Traffic> => {
      const startedMs = performance.now()
      do {
        while (!isQuiet()) {
          if (performance.now() - startedMs > patienceMs) throw new Error('The page never came to rest.')
          await setTimeout(50)
        }
        // a press may have led to another page meanwhile, which then comes to rest
        await page
          .evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)).then(() => undefined))
          .catch(() => setTimeout(quietMs))
      } while (!isQuiet())
      return structuredClone(traffic)
    },
  }
}
