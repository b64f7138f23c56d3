import { createHash } from 'node:crypto'
import type { ComposedRemote, ReleaseManifest } from '@calm-rest/contract/releases'
import { attributes, type Tracing } from '@calm-rest/telemetry'
import { LRUCache } from 'lru-cache'
import { type Breaker, createBreaker } from './breaker.ts'
import { createBundlePool } from './bundle-pool.ts'
import { createBundleRenderer } from './bundle-renderer.ts'
import type { CallApi, CallBackend, RequestSender } from './call-api.ts'
import { wrongInHtml } from './check-html.ts'
import { type FailureKind, failureKindOf, missingGlobal, publicMessage, RenderError } from './failure-kind.ts'
import type { Rendered, RenderJob } from './messages.ts'
import type { ReadReleaseFile } from './release-files.ts'
import { createRenderFigures, type RenderedWidget } from './render-figures.ts'
import { undeclaredCall } from './undeclared-call.ts'
import { type BundleRenderer, NotJudged } from './worker-renderer.ts'

/** A server bundle that failed: the browser renders its slot instead. */
export interface RenderFailure extends RenderedWidget {
  kind: FailureKind
  /** For the log: it may have what a guest gave. */
  message: string
}

interface WidgetRendererOptions {
  read: ReadReleaseFile
  callApi: CallApi
  /** Backends that a release may reach. */
  callBackendOf?: ((manifest: ReleaseManifest) => CallBackend) | undefined
  report: (failure: RenderFailure) => void
  /** Called with the time of each render that succeeded. */
  onRendered?: ((rendered: RenderedWidget, ms: number) => void) | undefined
  /** A span for each render; none by default. */
  tracing?: Tracing | undefined
  /** Memory of all processes of server bundles together, in bytes. */
  poolBytes?: number | undefined
  /** Milliseconds that a page waits for a widget. */
  timeoutMs?: number | undefined
  /** Monotonic clock in milliseconds; a test sets it. */
  now?: (() => number) | undefined
}

/** Most releases whose failures are remembered; their processes are bounded by the pool. */
const maxKnown = 200

interface Known {
  bundle: BundleRenderer | undefined
  breaker: Breaker
}

/**
 * The server bundles of the releases that pages are composed of. Each runs in a process of its own, which
 * worker-renderer.ts starts, gives its deadline and kills where it hangs; in that process ssr-worker.ts runs the bundle.
 */
export const createWidgetRenderer = ({
  read,
  callApi,
  callBackendOf,
  report,
  onRendered,
  tracing,
  poolBytes,
  timeoutMs,
  now,
}: WidgetRendererOptions) => {
  const pool = createBundlePool(poolBytes)
  const figures = createRenderFigures(() => new Date())
  const known = new LRUCache<string, Known>({ max: maxKnown, dispose: ({ bundle }) => bundle?.close() })

  const open = (composed: ComposedRemote, file: string): Known => {
    const one = known.get(composed.base) ?? {
      bundle: openBundle(composed, file),
      breaker: createBreaker(now),
    }
    known.set(composed.base, one)
    return one
  }

  const openBundle = (composed: ComposedRemote, file: string) => {
    const { remote, version } = composed.manifest
    const source = () => read(composed, file)
    return source() === undefined
      ? undefined
      : createBundleRenderer({
          name: `${remote} ${version}`,
          source,
          callApi,
          undeclared: (call) => undeclaredCall(composed.manifest, call),
          callBackend: callBackendOf?.(composed.manifest),
          pool,
          timeoutMs,
          bind: tracing?.bind,
        })
  }

  const reportFailure = (
    { manifest: { remote, version } }: ComposedRemote,
    job: RenderJob,
    cause: unknown,
  ) => {
    const rendered = { remote, version, widget: job.widget }
    const kind = failureKindOf(cause)
    const missing = missingGlobal(String(cause))
    const message = missing ? `${cause}: a server has no ${missing}` : String(cause)
    figures.failed(rendered, kind, publicMessage(message, job))
    tracing?.current()?.fail(kind)
    report({ ...rendered, kind, message })
  }

  const renderTimed = async (composed: ComposedRemote, bundle: BundleRenderer, job: RenderJob) => {
    const { remote, version } = composed.manifest
    const begun = performance.now()
    const rendered = await renderChecked(bundle, job)
    const ms = performance.now() - begun
    figures.rendered({ remote, version, widget: job.widget }, ms)
    onRendered?.({ remote, version, widget: job.widget }, ms)
    return rendered
  }

  /** Renders for a page, or as a trial, and records the outcome for the breaker. Never rejects. */
  const renderJudged = async (
    composed: ComposedRemote,
    { bundle, breaker }: { bundle: BundleRenderer; breaker: Breaker },
    job: RenderJob,
    input: string,
  ): Promise<Rendered | undefined> => {
    try {
      const rendered = await renderTimed(composed, bundle, job)
      breaker.succeeded(input)
      return rendered
    } catch (cause) {
      reportFailure(composed, job, cause)
      if (!(cause instanceof NotJudged)) breaker.failed(input)
      return undefined
    }
  }

  const render = async (
    composed: ComposedRemote,
    file: string,
    job: RenderJob,
    sender?: RequestSender,
  ): Promise<Rendered | undefined> => {
    try {
      const { bundle, breaker } = open(composed, file)
      if (!bundle) throw new RenderError('refused', 'the server bundle is not the released one')
      // forms are always tried, and their failures never count against other visitors
      if (job.form) return await renderChecked(bundle, job, sender)
      const input = inputOf(job)
      if (!breaker.isOpen(input)) return await renderJudged(composed, { bundle, breaker }, job, input)
      if (breaker.mayProbe()) void renderJudged(composed, { bundle, breaker }, job, input)
    } catch (cause) {
      reportFailure(composed, job, cause)
    }
    return undefined
  }

  return {
    /**
     * HTML and data of a widget; undefined if the release has no server bundle or is not live, or if the
     * bundle is paused, fails, is late or overloaded: the browser then renders the widget. Never rejects.
     */
    render: async (
      composed: ComposedRemote,
      job: RenderJob,
      sender?: RequestSender,
    ): Promise<Rendered | undefined> => {
      const { server } = composed.manifest
      if (!server || !isLive(composed)) return undefined
      if (!tracing) return render(composed, server, job, sender)
      return tracing.child(spanOf(composed, job), () => render(composed, server, job, sender))
    },
    /** Number of bundles that pages skip for every input: see breaker.ts. */
    pausedBundles: (): number => [...known.values()].filter(({ breaker }) => breaker.isResting()).length,
    /** How the server renders the widgets of a version, in this process since its start. */
    figures: figures.figures,
    close: () => known.clear(),
  }
}

/**
 * Rejects HTML that could escape its slot, before anybody uses it; cached HTML was checked when it was
 * rendered.
 */
const renderChecked = async (bundle: BundleRenderer, job: RenderJob, sender?: RequestSender) => {
  const rendered = await bundle.render(job, sender)
  const wrong = wrongInHtml(rendered.html, job.origin)
  if (wrong) throw new RenderError('refused', `its HTML is refused: ${wrong}`)
  return rendered
}

/** A previewed version runs in one person's browser alone, and never on the server. */
const isLive = ({ source }: ComposedRemote) => source === 'stable' || source === 'canary'

const spanOf = ({ manifest: { remote, version } }: ComposedRemote, { widget, composition }: RenderJob) => ({
  name: `render ${remote} ${widget}`,
  attributes: {
    [attributes.remote]: remote,
    [attributes.version]: version,
    [attributes.widget]: widget,
    [attributes.composition]: composition,
  },
})

/** Cache key of everything that a render depends on. */
const inputOf = ({ widget, props, lang }: RenderJob) =>
  createHash('sha256')
    .update(JSON.stringify([widget, props, lang]))
    .digest('base64url')

export type WidgetRenderer = ReturnType<typeof createWidgetRenderer>
