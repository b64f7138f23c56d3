import type { Failure, Result } from '@calm-rest/contract/api'

/** State of a view's data. Data stays on the screen while another language loads. */
export type Loaded<Data> =
  | { status: 'loading' }
  | { status: 'ready'; data: Data }
  | { status: 'failed'; failure: Failure }

/** Converts a call's result to the state of the loaded data. */
export const toLoaded = <Data>(result: Result<Data>): Loaded<Data> =>
  result.ok ? { status: 'ready', data: result.value } : { status: 'failed', failure: result.failure }
