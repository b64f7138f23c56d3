import type { Api } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import type { FederationHost } from '@calm-rest/federation/host'
import type { PictureTransition } from '../transitions/picture-transition.ts'
import type { PlacedSlot, PrefetchedWidget } from './slots.ts'

/** Longest time that a screen stays for the next one; a slower widget shows its own loading state. */
const patienceMs = 700
/** React asks again once a promise has settled; later calls are another visit. */
const reuseMs = 1000

/**
 * Fetches widgets and data of the next screen's slots while the screen before still stands. Answers one promise a slot
 * for as long as the screens change; it never rejects, and answers undefined where the widget came late or failed.
 */
export const createPrefetch = (
  federation: FederationHost,
  api: Api,
  { prepare, leave }: Pick<PictureTransition, 'prepare' | 'leave'>,
) => {
  /** The prefetch for the last requested address. */
  let fetching: { address: string; widgets: Promise<unknown>[] } = { address: '', widgets: [] }
  const pending = new Map<string, Promise<PrefetchedWidget | undefined>>()

  const fetchWidget = async ({ remote, widget, props }: PlacedSlot, lang: Lang, signal: AbortSignal) => {
    try {
      // one that its release does not have is nothing to fetch ahead
      if (!(await federation.hasWidget(remote, widget))) return undefined
      const loaded = await federation.loadWidget(remote, widget)
      return {
        loaded,
        data: await loaded.widget.load?.({ props, lang, api: loaded.declaredApi(api), signal }),
      }
    } catch {
      // the slot tries by itself, and shows the failure
      return undefined
    }
  }

  /** A screen shows with the last of its widgets: just then the one before is left, unless the visitor is elsewhere. */
  const withTheLast = async (fetched: Promise<PrefetchedWidget | undefined>) => {
    const address = location.href
    if (fetching.address !== address) fetching = { address, widgets: [] }
    const { widgets } = fetching
    widgets.push(fetched)
    const widget = await fetched
    await Promise.all(widgets)
    if (widget && location.href === address) leave()
    return widget
  }

  return (slot: PlacedSlot, lang: Lang): Promise<PrefetchedWidget | undefined> => {
    const key = JSON.stringify([slot, lang])
    const known = pending.get(key)
    if (known) return known
    prepare().catch(() => {})
    const late = AbortSignal.timeout(patienceMs)
    const fetched = Promise.race([
      fetchWidget(slot, lang, late),
      new Promise<undefined>((resolve) => late.addEventListener('abort', () => resolve(undefined))),
    ])
    const prefetched = withTheLast(fetched)
    pending.set(key, prefetched)
    void prefetched.then(() => setTimeout(() => pending.delete(key), reuseMs))
    return prefetched
  }
}
