import type { Failure } from '@calm-rest/contract/api'
import type { TFunction } from 'i18next'

/** Why something did not work: the API says it in the language of the page; where it could not be reached, we do. */
export const failureWords = (failure: Failure, t: TFunction): string =>
  (failure.kind === 'api' && failure.body.error) || t(failure.kind === 'network' ? 'offline' : 'failed')
