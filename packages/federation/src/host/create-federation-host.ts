import type { FailureReason, PageComposition, PageRemote } from '@calm-rest/contract/releases'
import type { Widget } from '@calm-rest/contract/widget'
import { registerPlugins } from '@module-federation/enhanced/runtime'
import { defaultDeadlineMs } from './deadline.ts'
import { createEventChannel, type OpenedEvents } from './event-channel.ts'
import { loadEntryScript } from './load-entry-script.ts'
import { loadFallback } from './load-fallback.ts'
import { loadRelease } from './load-release.ts'
import { provideRuntime } from './provide-runtime.ts'
import type { Release } from './release.ts'
import { isOfNetwork, toReleaseFailure, toShownFailure } from './release-failure.ts'

/** Outcome of one release on this page, reported once each. */
export interface ReleaseOutcome {
  remote: string
  version: string
  outcome: 'ready' | 'failed'
  reason?: FailureReason
}

/**
 * Name of a performance measure: from when the page asked for a widget until it was shown, in its release, the first
 * time. Its `detail` is the `slot` of `LoadedWidget`.
 */
export const widgetMeasure = 'calm-rest-widget'

/** A widget of one release, ready to mount. Whoever mounts it reports whether it was shown or failed. */
export interface LoadedWidget {
  widget: Widget<object>
  /** Release and widget, `mf-rooms/1.4.0/room-list`: the element has it that the widget is mounted in. */
  slot: string
  /** Version of the release that it came from. */
  version: string
  /** Time that it has to show anything, once it is mounted. */
  deadlineMs: number
  /** Events with the widgets of other remotes, for as long as this one is mounted. */
  openEvents(): OpenedEvents
  /** It is on the screen. */
  shown(): void
  /** It threw or shows nothing: its release is out for this page, and the next load answers another one. */
  failed(message: string): void
}

/** The releases of one page, and the widgets in them. */
export interface FederationHost {
  /** Set of releases that this page shows; goes with every API call. */
  compositionId(): string
  /** Every remote of this page with the release it was composed of. */
  releases(): PageRemote[]
  releaseOf(remote: string): PageRemote | undefined
  /**
   * A widget, ready to mount, its styles in the page: of the page's release, or where that one failed of the release
   * before it. Rejects where neither works. `anew` forgets what failed and asks for the composition once more.
   */
  loadWidget(remote: string, widget: string, options?: { anew?: boolean }): Promise<LoadedWidget>
}

interface HostOptions {
  composition: PageComposition
  /** Asks for the composition anew: a remote that could not be had may have another release by now. */
  refresh: () => Promise<PageComposition>
  report: (outcome: ReleaseOutcome) => void
}

/** Loads widgets of the releases that the page was composed of. The one place that knows Module Federation. */
export const createFederationHost = ({ composition, refresh, report }: HostOptions): FederationHost => {
  let current = composition
  /** Every release that this page has tried, by its container. */
  const known = new Map<string, Release>()
  /** Containers that are out, and why: no slot of this page tries them again by itself. */
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
        openEvents: () => openEvents(release.manifest),
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

  /** A widget of the release that the page was composed of, or of the one before it. */
  const loadFirst = async ({ base, manifest, fallback }: PageRemote, widget: string) => {
    const { deadlineMs = defaultDeadlineMs } = current
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
    current = mergeRemote(current, await refresh(), remote)
  }

  return {
    compositionId: () => current.id,
    releases: () => Object.values(current.remotes),
    releaseOf: (remote) => current.remotes[remote],
    loadWidget: async (remote, widget, { anew = false } = {}) => {
      // what works keeps its release for the life of the page
      if (anew || !current.remotes[remote]) await startAnew(remote)
      const composed = current.remotes[remote]
      if (!composed) throw new Error(`No release of ${remote} is live`)
      try {
        return await loadFirst(composed, widget)
      } catch (cause) {
        // the line may be back by the next visit: only what a release itself did wrong stays out
        forget(remote, isOfNetwork)
        throw cause
      }
    },
  }
}

const mergeRemote = (current: PageComposition, fresh: PageComposition, remote: string): PageComposition => {
  const composed = fresh.remotes[remote]
  return composed ? { ...fresh, remotes: { ...current.remotes, [remote]: composed } } : current
}

/** The runtime's own loader knows neither integrity nor a time-out of ours: this one does. */
const entryPlugin = (find: (container: string) => Release | undefined) => ({
  name: 'calm-rest-entry',
  loadEntry: async ({ remoteInfo }: { remoteInfo: { name: string } }) => {
    const release = find(remoteInfo.name)
    if (!release) throw new Error(`${remoteInfo.name} is not part of this page`)
    return loadEntryScript(release)
  },
})
