import type { Failure } from '@calm-rest/contract/api'
import type { TFunction } from 'i18next'

/**
 * Error text of a failure: the API's own, in the language of the page, or ours if the API was not reached.
 */
export const failureWords = (failure: Failure, t: TFunction): string =>
  (failure.kind === 'api' && failure.body.error) || t(failure.kind === 'network' ? 'offline' : 'failed')
