import type { Failure } from '@calm-rest/contract/api'
import type { TFunction } from 'i18next'

/**
 * Error text of a failure: the API's own, in the language of the page, or ours if the API was not reached. In a
 * language that the API does not speak ours, where we have words for the code.
 */
export const failureWords = (failure: Failure, t: TFunction): string => {
  if (failure.kind !== 'api') return t(failure.kind === 'network' ? 'offline' : 'failed')
  const failed = t('failed')
  // the second where the first is missing
  const own = t([`error.${failure.code}`, 'failed'])
  return own === failed ? failure.body.error || failed : own
}
