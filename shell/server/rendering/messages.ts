import type { Lang } from '@calm-rest/contract/widget'

/** One widget to render. */
export interface RenderJob {
  widget: string
  props: object
  lang: Lang
  /** Beginning of every id in the markup. */
  ids: string
  /** Origin under which the visitor sees the site: pictures have their whole address. */
  origin: string
  /** Rides on every API call, as it does in the browser. */
  composition: string
}

export interface Rendered {
  html: string
  /** What `load` answered, as JSON: the browser takes the markup over with it. */
  data: string
}

/** To the thread of a server part. */
export type ToThread =
  | { type: 'render'; id: number; job: RenderJob }
  | { type: 'answer'; id: number; status: number; headers: Record<string, string>; body: string }
  | { type: 'unreachable'; id: number }
  /** Asks whether it is still there: one that loops never answers. */
  | { type: 'ping' }

/** From the thread. */
export type FromThread =
  | ({ type: 'rendered'; id: number } & Rendered)
  | { type: 'failed'; id: number; message: string }
  | { type: 'ask'; id: number; path: string; headers: Record<string, string> }
  | { type: 'pong' }
