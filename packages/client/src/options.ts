import type { CallOptions, Result } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import type { Options } from 'ky'

/** Options of both clients; functions among them are called anew for each request. */
export interface ClientOptions {
  /** Origin of the API, without a path: `https://calmrest.example`; '' where that is the page's own. */
  origin: string
  /** Language of texts and errors, asked for at each call. */
  lang: () => Lang
  /** Another way to the API than the network: a server that has it in its own process. */
  fetch?: typeof globalThis.fetch
  /** Further headers of each call: the composition of the page. */
  headers?: () => Record<string, string>
  /**
   * The access token for a call that belongs to somebody; undefined where nobody is signed in. `refused` is the one
   * that was just not accepted: the answer is another or none, and the call is made once more. A failure means that
   * nobody could say, and is what the call answers: who is offline is not signed out.
   */
  authorize?: (refused?: string) => Promise<Result<string | undefined>>
}

/** Options of one request: those of ky, with our own signal, language and query. */
export type RequestOptions = Omit<Options, 'signal' | 'searchParams'> &
  CallOptions & { searchParams?: Record<string, string> }
