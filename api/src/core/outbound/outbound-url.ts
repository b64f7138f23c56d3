import { faultOfOutboundUrl, type Reach } from '@calm-rest/server'
import { ApiError } from '../http/api-error.ts'

/** Parses the URL of another party's server for storage: https, or http on a developer's own machine. */
export const parseOutboundUrl = (given: string, reach: Reach): string => {
  const fault = faultOfOutboundUrl(given, reach)
  if (fault) throw new ApiError('invalid_request', { why: `'${given}' ${fault}` })
  const url = new URL(given)
  url.hash = ''
  return url.href
}
