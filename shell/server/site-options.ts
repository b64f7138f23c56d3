import type { LocalBuild } from '@calm-rest/contract/releases'
import type { ReleaseQuotas, ReleaseStore } from '@calm-rest/releases'
import type { ClientKey, RequestOrigin, RequestQueue } from '@calm-rest/server'
import type { Tracing } from '@calm-rest/telemetry'
import type { BackendRequest } from './backends/backend-figures.ts'
import type { BackendFailure } from './backends/create-backends.ts'
import type { ContentApi } from './content-api/content-api.ts'
import type { ContentVersion } from './document/page-cache.ts'
import type { ReleaseAct } from './release-api/release-act.ts'
import type { ReleaseHookEvents } from './release-hooks/start-release-hooks.ts'
import type { CallApi } from './rendering/call-api.ts'
import type { RenderedWidget } from './rendering/render-figures.ts'
import type { RenderFailure } from './rendering/widget-renderer.ts'
import type { ReleaseEvents } from './reports/report-routes.ts'
import type { AnsweredRequest } from './request-log.ts'
import type { ReadStatus } from './status/status-routes.ts'

export interface ReleaseOptions {
  /** Folder for this machine's state of the site, and for the releases if no `store` is given. */
  folder: string
  /** Store of the releases; the caller closes it. */
  store?: ReleaseStore | undefined
  /** Trust folder: with it, teams can release over HTTPS. */
  trust?: string | undefined
  /** Quotas of releases over HTTPS; defaults if undefined. */
  quotas?: ReleaseQuotas | undefined
  /** Key of page views, shared by all machines of a site; by default a key of this machine. */
  viewsKey?: Buffer | undefined
  /** Key of previews, shared by all machines and teams of a site; by default a key of this machine. */
  previewKey?: Buffer | undefined
  /** Deadline in milliseconds after which a page replaces a release that did not load or shows nothing. */
  deadlineMs?: number | undefined
  /** Origin of release files; by default that of the pages. */
  origin?: string | undefined
  /** Share of page views that report web vitals, 0 to 1; by default all. */
  vitalsSample?: number | undefined
  /** Development only: remotes, and maybe the shell's own files, from a local dev server. */
  local?: LocalBuild | undefined
}

export interface RequestOptions {
  /** Public origin of the site; by default that of each request. */
  publicUrl?: string | undefined
  /** Client of a request behind trusted proxies; by default the peer of the connection. */
  clientKey?: ClientKey | undefined
  /** Origin of a request behind trusted proxies; by default that of its address. */
  requestOrigin?: RequestOrigin | undefined
  /** Queue of expensive requests, shared with other apps of this process; its own by default. */
  queue?: RequestQueue | undefined
}

export interface SiteEvents extends ReleaseEvents, ReleaseHookEvents {
  /** Called after every response. */
  onAnswer: (answered: AnsweredRequest) => void
  /** Called for every action of a team over HTTPS, including refused ones. */
  onReleaseAct: (act: ReleaseAct) => void
  /** Called when a server bundle failed to render; the browser renders the widget instead. */
  onRenderFailure: (failure: RenderFailure) => void
  /** Called with the time of each render of a widget by a server bundle. */
  onRendered: (rendered: RenderedWidget, ms: number) => void
  /** Called when a team's backend did not answer as it should. */
  onBackendFailure: (failure: BackendFailure) => void
  /** Called after each request to a team's backend. */
  onBackendRequest: (request: BackendRequest) => void
  /** Called once if this system cannot isolate server bundles from the network. */
  onMissingWall: (reason: string) => void
}

export interface SiteOptions {
  /** Traces of the process. By default nothing is traced. */
  tracing?: Tracing | undefined
  /** Folder of the shell's build. */
  dist: string
  releases: ReleaseOptions
  /** Folder of the elements' build for partners; without it there are no elements. */
  embed?: string | undefined
  /** Rooms and reviews for heads, sitemap and pictures; without it, pages only show static content. */
  contentApi?: ContentApi | undefined
  /** Version of the API's content; with it, pages that are the same for all visitors are cached. */
  contentVersion?: ContentVersion | undefined
  /** The REST API for server bundles and forms; without it, pages are rendered in the browser only. */
  api?: CallApi | undefined
  /** Milliseconds that a page waits for the HTML of a widget before the browser renders it. */
  widgetTimeoutMs?: number | undefined
  /** Memory of all processes of server bundles together, in bytes. */
  bundlePoolBytes?: number | undefined
  /** What works now; without it, there is no status page. */
  readStatus?: ReadStatus | undefined
  /** Whether all guests are invented, which every page then shows. */
  isDemonstration?: boolean | undefined
  requests?: RequestOptions | undefined
  events?: Partial<SiteEvents> | undefined
  /** The clock; a test sets it. */
  now?: () => Date
}
