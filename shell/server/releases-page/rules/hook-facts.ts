import { isIP } from 'node:net'
import {
  createDeliveries,
  type HookDelivery,
  openHooksFile,
  type ReleaseHook,
  type ReleaseStore,
} from '@calm-rest/releases'

/** A hook as everybody may see it: without its secret, and without what may be one in its address. */
export interface HookFacts {
  id: string
  host: string
  remote: string | undefined
  events: readonly string[] | undefined
  delivery: Pick<HookDelivery, 'delivered' | 'failing' | 'paused'> | undefined
}

const shownLabels = 2
const longestLabel = 20

/** The host of an address, with stars instead of labels that may be a token: those with a digit, and long ones. */
export const hostText = (url: string): string => {
  const { hostname } = new URL(url)
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return hostname
  const labels = hostname.split('.')
  return labels
    .map((label, at) =>
      at < labels.length - shownLabels && (/\d/.test(label) || label.length > longestLabel) ? '***' : label,
    )
    .join('.')
}

/** How old a delivery may be that the page shows, in milliseconds. */
const deliveryMs = 5_000

/** Reads the hooks of a site; none if their file or their deliveries cannot be read, which the log says. */
export const createReadHooks = (trust: string, { hookDeliveries }: Pick<ReleaseStore, 'hookDeliveries'>) => {
  const file = openHooksFile(trust)
  const deliveries = createDeliveries(hookDeliveries)
  const factsOf = async ({ id, url, remote, events }: ReleaseHook): Promise<HookFacts> => ({
    id,
    host: hostText(url),
    remote,
    events,
    delivery: await deliveries.of(id, deliveryMs),
  })
  return async (): Promise<HookFacts[]> => {
    try {
      return await Promise.all(file.read().map(factsOf))
    } catch {
      return []
    }
  }
}
