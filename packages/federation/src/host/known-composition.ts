import type { PageComposition, PageRemote } from '@calm-rest/contract/releases'

/** Milliseconds after which a composition that could not be completed is requested again. */
const retryMs = 1000

export interface KnownCompositionOptions {
  /** As the document carries it: whole, or a part. */
  composition: PageComposition
  /** Requests the whole composition of the page, at the address that its part names. */
  requestWhole: (address: string) => Promise<PageComposition>
  /** Requests the composition again: a remote that could not be loaded may have another release by now. */
  refresh: () => Promise<PageComposition>
}

/** What a page knows of its composition. A release that is on the page stays, unless its remote is renewed. */
export const createKnownComposition = ({ composition, requestWhole, refresh }: KnownCompositionOptions) => {
  let current = composition
  let completing = Promise.resolve()
  let isRequested = false

  /**
   * Requests what the document left out, once. Answers the same promise until it settles, and a failed one for a second,
   * as React wants it.
   */
  const complete = (): Promise<void> => {
    if (current.whole === undefined || isRequested) return completing
    isRequested = true
    completing = requestWhole(current.whole).then((whole) => {
      current = { ...whole, id: current.id, remotes: { ...whole.remotes, ...current.remotes } }
    })
    completing.catch(() =>
      setTimeout(() => {
        isRequested = false
      }, retryMs),
    )
    return completing
  }

  return {
    current: () => current,
    complete,
    /** The remote's release. Completes the composition if it must; a remote is unknown if that fails. */
    find: async (remote: string): Promise<PageRemote | undefined> => {
      if (!current.remotes[remote]) await complete().catch(() => {})
      return current.remotes[remote]
    },
    /** Replaces one remote's release by the one that is live now. */
    renew: async (remote: string): Promise<void> => {
      const fresh = await refresh()
      const composed = fresh.remotes[remote]
      if (composed)
        current = { ...current, id: fresh.id, remotes: { ...current.remotes, [remote]: composed } }
    },
  }
}
