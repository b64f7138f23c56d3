import { ApiError } from '../core/http/api-error.ts'

/** Hosts of a partner's own machine during development. */
const developmentHosts = ['localhost', '127.0.0.1']

const refuse = (given: string, why: string): never => {
  throw new ApiError('invalid_request', { why: `'${given}' ${why}` })
}

/** Parses an origin into the form that browsers send: lower case, no default port, no path. */
export const parseOrigin = (given: string): string => {
  if (given.includes('*')) refuse(given, 'is no exact origin: name each one, like https://www.example.com.')
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given)) {
    refuse(given, 'is no origin like https://www.example.com.')
  }
  const url = new URL(given)
  if (`${url.username}${url.password}` !== '' || !/^[^/]*\/\/[^/?#]+\/?$/.test(given)) {
    refuse(given, `has more than an origin. Did you mean ${url.origin}?`)
  }
  if (url.protocol === 'http:' && !developmentHosts.includes(url.hostname)) {
    refuse(given, `is not encrypted: only https, or http on ${developmentHosts.join(' and ')} to try things.`)
  }
  return url.origin
}
