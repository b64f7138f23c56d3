import type { Failure, Result } from '@calm-rest/contract/api'

/** State of a view's data. Data stays on the screen while another language arrives. */
export type Loaded<Data> =
  | { status: 'loading' }
  | { status: 'ready'; data: Data }
  | { status: 'failed'; failure: Failure }

/** State of data that has arrived or failed, by the result of its call. */
export const toLoaded = <Data>(result: Result<Data>): Loaded<Data> =>
  result.ok ? { status: 'ready', data: result.value } : { status: 'failed', failure: result.failure }
