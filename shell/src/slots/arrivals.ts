import type { Api } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import type { FederationHost, LoadedWidget } from '@calm-rest/federation/host'
import type { PlacedSlot } from './placed-slot.ts'

/** A widget with what it shows first. */
export interface Arrival {
  loaded: LoadedWidget
  data: unknown
}

/** Longest that a screen stays for the one that follows; a widget that takes longer says by itself that it loads. */
const patienceMs = 700
/** React asks again once a promise is there, and later is another visit. */
const keptMs = 1000

/**
 * What the slots of the next screen show, fetched while the screen before still stands. The same promise for as long
 * as the screens change; it never rejects, and has nothing where it came late or not at all.
 */
export const createArrivals = (federation: FederationHost, api: Api) => {
  const coming = new Map<string, Promise<Arrival | undefined>>()

  const fetchArrival = async ({ remote, widget, props }: PlacedSlot, lang: Lang, signal: AbortSignal) => {
    try {
      const loaded = await federation.loadWidget(remote, widget)
      return { loaded, data: await loaded.widget.load?.({ props, lang, api, signal }) }
    } catch {
      // the slot finds out for itself, and says it
      return undefined
    }
  }

  return (slot: PlacedSlot, lang: Lang): Promise<Arrival | undefined> => {
    const key = JSON.stringify([slot, lang])
    const known = coming.get(key)
    if (known) return known
    const late = AbortSignal.timeout(patienceMs)
    const arrival = Promise.race([
      fetchArrival(slot, lang, late),
      new Promise<undefined>((resolve) => late.addEventListener('abort', () => resolve(undefined))),
    ])
    coming.set(key, arrival)
    void arrival.then(() => setTimeout(() => coming.delete(key), keptMs))
    return arrival
  }
}
