import { assertReachable, isLoopback, type Reach } from '@calm-rest/server'
import { ApiError } from '../http/api-error.ts'

const mostChars = 2_000

const refuse = (given: string, why: string): never => {
  throw new ApiError('invalid_request', { why: `'${given}' ${why}` })
}

/** Parses the URL of another party's server for storage: https, or http on a developer's own machine. */
export const parseOutboundUrl = (given: string, reach: Reach): string => {
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given) || given.length > mostChars)
    refuse(given, 'is no address like https://www.example.com/notices.')
  const url = new URL(given)
  if (`${url.username}${url.password}` !== '')
    refuse(given, 'has a name or password in it: the signature is proof.')
  const isHere = isLoopback(url.hostname)
  if (url.protocol === 'http:' && !(reach.loopback && isHere)) refuse(given, 'is not encrypted: only https.')
  if (isHere && !reach.loopback) refuse(given, "is this machine, which is no partner's server.")
  try {
    assertReachable(url.hostname, reach)
  } catch {
    refuse(given, 'is not on the internet.')
  }
  url.hash = ''
  return url.href
}
