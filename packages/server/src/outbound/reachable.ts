import dns from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { isLoopback } from '../loopback.ts'

/** What outgoing requests may reach: addresses of the internet, and on a developer's machine that machine. */
export interface Reach {
  loopback: boolean
}

/** A public site, or one in production, sends nothing to its own machine. */
export const reachOf = (publicUrl: string | undefined, nodeEnv = process.env.NODE_ENV): Reach => ({
  loopback: nodeEnv !== 'production' && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname)),
})

/** IPv6 addresses assigned for the internet. All others are local, or another notation of an IPv4 address. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Returns whether connections to an address are permitted. `written` is in the notation of a resolver or a URL. */
export const isReachable = (written: string, reach: Reach): boolean => {
  if (!ipaddr.isValid(written)) return false
  const address = ipaddr.process(written)
  const range = address.range()
  if (range === 'loopback') return reach.loopback
  if (range !== 'unicast') return false
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(globalUnicast)
}

/** Error code of a refused address. */
const refusedCode = 'address_not_public'

const refusal = () => Object.assign(new Error('This address is not on the internet'), { code: refusedCode })

/** Throws for an IP address that is not permitted. Connections to IP addresses skip the lookup. */
export const assertReachable = (hostname: string, reach: Reach) => {
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (isIP(bare) !== 0 && !isReachable(bare, reach)) throw refusal()
}

/**
 * Resolves a name for one connection to permitted addresses only. The connection uses the result and does not resolve
 * again, so that a name cannot change to another machine in between.
 */
export const reachableLookup =
  (reach: Reach, resolve: typeof dns.lookup = dns.lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (cause, found) => {
      if (cause) return callback(cause, '')
      const allowed = found.filter(({ address }) => isReachable(address, reach))
      const [first] = allowed
      if (!first) return callback(refusal(), '')
      if (options.all) return callback(null, allowed)
      callback(null, first.address, first.family)
    })
  }
