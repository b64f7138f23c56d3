import type { ApiCalls } from './api-calls.ts'

/** Dates and guests of a stay, as far as they are chosen. */
export type StayQuery = NonNullable<Parameters<ApiCalls['rooms']['list']>[0]>

/**
 * The REST contract as functions. `packages/client` implements it; a host passes it to its widgets. Signing in
 * and out is not here but at the session port: no widget ever holds a token.
 */
export interface Api extends ApiCalls {
  /** Address of a picture that the API named: on our own pages without an origin, which a proxy may see differently. */
  mediaUrl(path: string): string
}
