import type { Api, ApiOf, CallName } from '../api/index.ts'

/**
 * Facts of the remote whose repository this is, for its types alone:
 *
 * ```ts
 * declare module '@calm-rest/contract/widget' {
 *   interface Register { calls: 'hotel.day' | 'offers.list' }
 * }
 * ```
 *
 * `calls`: the calls that its release declares. `api` then has no other.
 */
// biome-ignore lint/suspicious/noEmptyInterface: a repository adds its facts to it
export interface Register {}

/** The API of a widget: with the calls of `Register` if its repository names them. */
export type WidgetApi = Register extends { calls: infer Calls extends CallName } ? ApiOf<Calls> : Api
