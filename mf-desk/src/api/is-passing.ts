import type { Failure } from '@calm-rest/contract/api'

/** Whether a failure says nothing of what was asked for: a lost line, a busy server, too many calls at once. */
export const isPassing = (failure: Failure): boolean =>
  failure.kind !== 'api' || failure.status === 429 || failure.status >= 500
