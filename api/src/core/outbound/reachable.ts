import dns from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopback } from '@calm-rest/server'
import ipaddr from 'ipaddr.js'

/** What is sent to servers of others may reach: addresses of the internet; on a developer's machine that machine, too. */
export interface Reach {
  loopback: boolean
}

/** A site that the world can see sends nothing to its own machine, nor does one in production. */
export const reachOf = (publicUrl: string | undefined, nodeEnv = process.env.NODE_ENV): Reach => ({
  loopback: nodeEnv !== 'production' && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname)),
})

/** Of IPv6, what is given out for the internet; the rest is local, or another way to write an address of IPv4. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an address, as a resolver or an address bar writes it, may be connected to. */
export const isReachable = (written: string, reach: Reach): boolean => {
  if (!ipaddr.isValid(written)) return false
  const address = ipaddr.process(written)
  const range = address.range()
  if (range === 'loopback') return reach.loopback
  if (range !== 'unicast') return false
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(globalUnicast)
}

/** Name in the error of what was not connected to. */
const refusedCode = 'address_not_public'

const refusal = () => Object.assign(new Error('This address is not on the internet'), { code: refusedCode })

/** Throws for an address in place of a name: nobody is asked to look that up. */
export const assertReachable = (hostname: string, reach: Reach) => {
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (isIP(bare) !== 0 && !isReachable(bare, reach)) throw refusal()
}

/**
 * Looks a name up for one connection, and knows no address that may not be reached. The connection goes to what was
 * looked up here and is not looked up again, so that a name cannot become another machine in between.
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
