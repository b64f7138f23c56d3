import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import { networkOf } from './client-network.ts'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** Parses '10.0.0.0/8' or a single address; throws for anything else. */
const parseRange = (range: string): [Address, number] => {
  if (range.includes('/')) return ipaddr.parseCIDR(range)
  const address = ipaddr.process(range)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/** Returns a test of whether an address is one of the proxies. */
const createTrust = (trustedProxies: readonly string[]) => {
  const ranges = trustedProxies.map(parseRange)
  return (address: Address) =>
    ranges.some(([net, bits]) => net.kind() === address.kind() && address.match(net, bits))
}

/**
 * Key of the client behind a connection, for limits; undefined for a trusted proxy, which serves many
 * clients.
 */
export const createSocketKey = (trustedProxies: readonly string[]) => {
  const isTrusted = createTrust(trustedProxies)
  return (remoteAddress: string | undefined): string | undefined => {
    const address = parseAddress(remoteAddress)
    return address && !isTrusted(address) ? keyOf(address) : undefined
  }
}

type RequestContext = Pick<Context<{ Bindings: Partial<HttpBindings> }>, 'req' | 'env'>

/** The client behind a request. X-Forwarded-For counts only as far as trusted proxies wrote it. */
const createFindClient = (trustedProxies: readonly string[]) => {
  const isTrusted = createTrust(trustedProxies)
  return (c: RequestContext): { client: Address | undefined; isProxy: boolean } => {
    const hops = (c.req.header('X-Forwarded-For') ?? '').split(',').map((hop) => hop.trim())
    let client = parseAddress(c.env?.incoming?.socket.remoteAddress)
    while (client && isTrusted(client)) {
      const before = parseAddress(hops.pop())
      if (!before) return { client, isProxy: true }
      client = before
    }
    return { client, isProxy: false }
  }
}

/** Key of the client that sent a request, for limits. */
export type ClientKey = (c: RequestContext) => string

/** The key is an IPv4 address, or the /64 of an IPv6 address, which one visitor has whole. */
export const createClientKey = (trustedProxies: readonly string[]): ClientKey => {
  const findClient = createFindClient(trustedProxies)
  return (c) => {
    const { client } = findClient(c)
    return client ? keyOf(client) : 'unknown'
  }
}

/** Network of the client that sent a request; undefined if the connection may serve anyone. */
export type ClientNetwork = (c: RequestContext) => string | undefined

/**
 * Addresses from which programs of this machine connect by default. Narrower than `isThisMachine`: a program
 * that binds another address of 127.0.0.0/8 is a client with its own /24, and waits for its turn.
 */
const usualLoopback = /^(127\.0\.0\.|0:0:0:0::)/

/**
 * The network is a /24 or a /48, as in `networkOf`. It is undefined for this machine (a proxy that
 * TRUSTED_PROXIES does not name connects from it) and for a trusted proxy that names no client (one of our
 * servers that requests data for its pages).
 */
export const createClientNetwork = (trustedProxies: readonly string[]): ClientNetwork => {
  const findClient = createFindClient(trustedProxies)
  return (c) => {
    const { client, isProxy } = findClient(c)
    const key = client && !isProxy ? keyOf(client) : undefined
    if (key === undefined || usualLoopback.test(key)) return undefined
    return networkOf(key) ?? `${key.replace(/\d+$/, '0')}/24`
  }
}

/** Origin of the site as the client requested it. */
export type RequestOrigin = (c: Pick<Context, 'req' | 'env'>) => string

/**
 * The host is that of the request. TLS may end at a proxy: if the connecting proxy is trusted, the scheme is
 * the last value in X-Forwarded-Proto. X-Forwarded-Host is never read: a proxy that does not know it passes
 * on what a visitor made up.
 */
export const createRequestOrigin = (trustedProxies: readonly string[]): RequestOrigin => {
  const isTrusted = createTrust(trustedProxies)
  return (c) => {
    const url = new URL(c.req.url)
    const bindings: Partial<HttpBindings> | undefined = c.env
    const proxy = parseAddress(bindings?.incoming?.socket.remoteAddress)
    if (!proxy || !isTrusted(proxy)) return url.origin
    const scheme = c.req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim().toLowerCase()
    return scheme === 'https' || scheme === 'http' ? new URL(`${scheme}://${url.host}`).origin : url.origin
  }
}

/** The client key of an address that an operator typed; other text is returned as it is. */
export const clientKeyOf = (typed: string): string => {
  const address = parseAddress(typed)
  return address ? keyOf(address) : typed
}

const parseAddress = (text: string | undefined) =>
  text !== undefined && ipaddr.isValid(text) ? ipaddr.process(text) : undefined

const keyOf = (address: Address) =>
  address.kind() === 'ipv6'
    ? `${(address as ipaddr.IPv6).parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : address.toString()
