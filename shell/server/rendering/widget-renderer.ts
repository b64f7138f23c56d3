import { createHash } from 'node:crypto'
import type { ComposedRemote } from '@calm-rest/contract/releases'
import { LRUCache } from 'lru-cache'
import { type Breaker, createBreaker } from './breaker.ts'
import {
  type BundleRenderer,
  type CallApi,
  createBundleRenderer,
  type RequestSender,
  StillStarting,
} from './bundle-renderer.ts'
import type { Rendered, RenderJob } from './messages.ts'
import type { ReadReleaseFile } from './release-files.ts'

/** A server bundle that failed: the browser renders its slot instead. */
export interface RenderFailure {
  remote: string
  version: string
  widget: string
  message: string
}

interface WidgetRendererOptions {
  read: ReadReleaseFile
  callApi: CallApi
  report: (failure: RenderFailure) => void
  /** Milliseconds that a page waits for a widget. */
  timeoutMs?: number | undefined
}

/** Most workers at once: for each remote the live release, its canary, and the release before. */
const maxWorkers = 12

interface Known {
  bundle: BundleRenderer | undefined
  breaker: Breaker
}

/**
 * The server bundles of the releases that pages are composed of. Each runs in a process of its own, which
 * bundle-renderer.ts starts, gives its deadline and kills where it hangs; in that process ssr-worker.ts runs the bundle.
 */
export const createWidgetRenderer = ({ read, callApi, report, timeoutMs }: WidgetRendererOptions) => {
  const known = new LRUCache<string, Known>({ max: maxWorkers, dispose: ({ bundle }) => bundle?.close() })

  const open = (composed: ComposedRemote, file: string): Known => {
    const one = known.get(composed.base) ?? { bundle: openBundle(composed, file), breaker: createBreaker() }
    known.set(composed.base, one)
    return one
  }

  const openBundle = (composed: ComposedRemote, file: string) => {
    const source = read(composed, file)
    const { remote, version } = composed.manifest
    return source === undefined
      ? undefined
      : createBundleRenderer({ name: `${remote} ${version}`, source, callApi, timeoutMs })
  }

  return {
    /**
     * HTML and data of a widget; nothing where the release has no server bundle or is live for nobody, or where the
     * bundle is paused, fails or is late: the widget then comes in the browser. Never rejects.
     */
    render: async (
      composed: ComposedRemote,
      job: RenderJob,
      sender?: RequestSender,
    ): Promise<Rendered | undefined> => {
      const { server, remote, version } = composed.manifest
      if (!server || !isLive(composed)) return undefined
      // forms are always tried, and their failures never count against other visitors
      const input = job.form ? undefined : inputOf(job)
      let breaker: Breaker | undefined
      try {
        const one = open(composed, server)
        if (!one.bundle) throw new Error('the server bundle is not the released one')
        if (input !== undefined && one.breaker.isOpen(input)) return undefined
        if (input !== undefined) breaker = one.breaker
        const rendered = await one.bundle.render(job, sender)
        if (input !== undefined) breaker?.succeeded(input)
        return rendered
      } catch (cause) {
        report({ remote, version, widget: job.widget, message: String(cause) })
        if (input !== undefined && !(cause instanceof StillStarting)) breaker?.failed(input)
        return undefined
      }
    },
    /** How many bundles pages leave out whatever the input: see breaker.ts. */
    pausedBundles: (): number => [...known.values()].filter(({ breaker }) => breaker.isResting()).length,
    close: () => known.clear(),
  }
}

/** A previewed version runs in one person's browser alone, and never on the server. */
const isLive = ({ source }: ComposedRemote) => source === 'stable' || source === 'canary'

/** Key of everything that a render depends on. */
const inputOf = ({ widget, props, lang }: RenderJob) =>
  createHash('sha256')
    .update(JSON.stringify([widget, props, lang]))
    .digest('base64url')

export type WidgetRenderer = ReturnType<typeof createWidgetRenderer>
