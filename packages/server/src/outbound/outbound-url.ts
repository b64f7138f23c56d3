import { isLoopback } from '../loopback.ts'
import { assertReachable, type Reach } from './reachable.ts'

const mostChars = 2_000

/**
 * Why a URL of another party's server is not accepted; undefined if it is. It has to be https on the internet, or http
 * on a developer's own machine.
 */
export const faultOfOutboundUrl = (given: string, reach: Reach): string | undefined => {
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given) || given.length > mostChars)
    return 'is no address like https://www.example.com/notices.'
  const { username, password, hostname, protocol } = new URL(given)
  if (`${username}${password}` !== '') return 'has a name or password in it: the signature is proof.'
  const isHere = isLoopback(hostname)
  if (protocol === 'http:' && !(reach.loopback && isHere)) return 'is not encrypted: only https.'
  if (isHere && !reach.loopback) return "is this machine, which is no partner's server."
  try {
    assertReachable(hostname, reach)
    return undefined
  } catch {
    return 'is not on the internet.'
  }
}
