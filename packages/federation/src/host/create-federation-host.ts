import type { Api } from '@calm-rest/contract/api'
import type { FailureReason, PagePlaces, PageRemote } from '@calm-rest/contract/releases'
import type { Widget } from '@calm-rest/contract/widget'
import { registerPlugins } from '@module-federation/enhanced/runtime'
import { defaultDeadlineMs } from './deadline.ts'
import { declaredApi } from './declared-api.ts'
import { createEventChannel, type OpenedEvents } from './event-channel.ts'
import { createKnownComposition, type KnownCompositionOptions } from './known-composition.ts'
import { loadEntryScript } from './load-entry-script.ts'
import { loadFallback } from './load-fallback.ts'
import { loadRelease } from './load-release.ts'
import { provideRuntime } from './provide-runtime.ts'
import type { Release } from './release.ts'
import { isOfNetwork, toReleaseFailure, toShownFailure } from './release-failure.ts'
import { holdStyles } from './styles.ts'

/** Outcome of one release on this page; each is reported once. */
export interface ReleaseOutcome {
  remote: string
  version: string
  outcome: 'ready' | 'failed'
  reason?: FailureReason
}

/**
 * Name of the performance measure from the page's request of a widget until it is first shown in its release.
 * Its `detail` is the `slot` of `LoadedWidget`.
 */
export const widgetMeasure = 'calm-rest-widget'

/**
 * A widget of one release, ready to mount. The caller that mounts it reports whether it was shown or failed.
 */
export interface LoadedWidget {
  widget: Widget<object>
  /**
   * Release and widget, `mf-rooms/1.4.0/room-list`, as an attribute of the element that the widget is mounted
   * in.
   */
  slot: string
  /** Version of its release. */
  version: string
  /** Milliseconds in which it must show something once it is mounted. */
  deadlineMs: number
  /** The part of the page's API that its release may call. */
  declaredApi(api: Api): Api
  /** Opens events with the widgets of other remotes, for as long as this widget is mounted. */
  openEvents(): OpenedEvents
  /** Its style sheets apply until the returned function is called. */
  holdStyles(): () => void
  /** The widget is on the screen. */
  shown(): void
  /**
   * The widget threw or shows nothing: its release is not used on this page again, and the next load returns
   * another.
   */
  failed(message: string): void
}

/** The releases of one page, and their widgets. */
export interface FederationHost {
  /** Id of the set of releases on this page; sent with every API call. */
  compositionId(): string
  /** Every known remote of this page with its release: all of them after `complete`. */
  releases(): PageRemote[]
  releaseOf(remote: string): PageRemote | undefined
  /** Pages, menu entries and slots of remotes: all of them after `complete`. */
  places(): PagePlaces | undefined
  /**
   * Requests what the document left out of the composition, once. Resolves at once if it is whole. Rejects if
   * the network fails; a second later it can be called again.
   */
  complete(): Promise<void>
  /** Whether the page's release of a remote has a widget. Completes the composition if it must. */
  hasWidget(remote: string, widget: string): Promise<boolean>
  /**
   * Loads a widget with its style sheets, ready to mount: from the page's release, or from its fallback if
   * that failed. Rejects if neither works. `anew` forgets failures and requests the composition again.
   */
  loadWidget(remote: string, widget: string, options?: { anew?: boolean }): Promise<LoadedWidget>
  /** The same for the page's release, whose markup may be in the document before any script. */
  holdStyles(remote: string, widget: string): () => void
}

interface HostOptions extends KnownCompositionOptions {
  report: (outcome: ReleaseOutcome) => void
}

/**
 * Loads widgets from the releases of the page's composition. The only module that knows Module Federation.
 */
export const createFederationHost = ({
  composition,
  requestWhole,
  refresh,
  report,
}: HostOptions): FederationHost => {
  const page = createKnownComposition({ composition, requestWhole, refresh })
  /** Every release that this page has tried, by its container. */
  const known = new Map<string, Release>()
  /** Containers that failed, with the reason: the page's slots do not try them again by themselves. */
  const broken = new Map<string, FailureReason>()
  const reported = new Set<string>()
  const openEvents = createEventChannel()
  provideRuntime()
  registerPlugins([entryPlugin((container) => known.get(container))])

  const reportOnce = (
    { manifest: { remote, version } }: Release,
    outcome: 'ready' | 'failed',
    reason?: FailureReason,
  ) => {
    const key = `${remote} ${version} ${outcome}`
    if (reported.has(key)) return
    reported.add(key)
    report({ remote, version, outcome, ...(reason && { reason }) })
  }

  const exclude = (release: Release, cause: unknown) => {
    const failure = toReleaseFailure(cause)
    broken.set(release.manifest.container, failure.reason)
    reportOnce(release, 'failed', failure.reason)
    console.error(failure.message)
  }

  const measured = new Set<string>()
  const measureOnce = (slot: string, start: number) => {
    if (measured.has(slot)) return
    measured.add(slot)
    performance.measure(widgetMeasure, { start, detail: slot })
  }

  const tryRelease = async (release: Release, widget: string): Promise<LoadedWidget | undefined> => {
    const { container, remote, version } = release.manifest
    if (broken.has(container)) return undefined
    known.set(container, release)
    const slot = `${remote}/${version}/${widget}`
    const askedAt = performance.now()
    try {
      return {
        widget: await loadRelease(release, widget),
        slot,
        version,
        deadlineMs: release.deadlineMs,
        declaredApi: (api) => declaredApi(api, release.manifest),
        openEvents: () => openEvents(release.manifest),
        holdStyles: () => hold(release, widget),
        shown: () => {
          reportOnce(release, 'ready')
          measureOnce(slot, askedAt)
        },
        failed: (message) => exclude(release, toShownFailure(message)),
      }
    } catch (cause) {
      exclude(release, cause)
      return undefined
    }
  }

  /** Loads a widget from the page's release, or from its fallback. */
  const loadFirst = async ({ base, manifest, fallback }: PageRemote, widget: string) => {
    const { deadlineMs = defaultDeadlineMs } = page.current()
    const loaded =
      (await tryRelease({ base, manifest, deadlineMs }, widget)) ??
      (fallback && (await tryRelease(await loadFallback(fallback, deadlineMs), widget)))
    if (!loaded) throw new Error(`No release of ${manifest.remote} works on this page`)
    return loaded
  }

  const forget = (remote: string, isForgotten: (reason: FailureReason) => boolean) => {
    for (const [container, reason] of broken) {
      if (known.get(container)?.manifest.remote === remote && isForgotten(reason)) broken.delete(container)
    }
  }

  const startAnew = async (remote: string) => {
    forget(remote, () => true)
    await page.renew(remote)
  }

  return {
    compositionId: () => page.current().id,
    releases: () => Object.values(page.current().remotes),
    releaseOf: (remote) => page.current().remotes[remote],
    places: () => page.current().places,
    complete: page.complete,
    hasWidget: async (remote, widget) => (await page.find(remote))?.manifest.exposes[widget] !== undefined,
    holdStyles: (remote, widget) => {
      const composed = page.current().remotes[remote]
      return composed ? hold(composed, widget) : () => {}
    },
    loadWidget: async (remote, widget, { anew = false } = {}) => {
      // a release that works stays for the life of the page
      if (anew || !(await page.find(remote))) await startAnew(remote)
      const composed = page.current().remotes[remote]
      if (!composed) throw new Error(`No release of ${remote} is live`)
      try {
        return await loadFirst(composed, widget)
      } catch (cause) {
        // the network may work at the next visit, so only failures of the release itself are kept
        forget(remote, isOfNetwork)
        throw cause
      }
    },
  }
}

const hold = ({ base, manifest }: Pick<Release, 'base' | 'manifest'>, widget: string) =>
  holdStyles(document.head, { base }, manifest.exposes[widget]?.styles ?? [])

/** The runtime's own loader has neither integrity nor our time limit; this one has both. */
const entryPlugin = (find: (container: string) => Release | undefined) => ({
  name: 'calm-rest-entry',
  loadEntry: async ({ remoteInfo }: { remoteInfo: { name: string } }) => {
    const release = find(remoteInfo.name)
    if (!release) throw new Error(`${remoteInfo.name} is not part of this page`)
    return loadEntryScript(release)
  },
})
