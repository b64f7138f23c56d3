import { isLoopbackHost } from '@calm-rest/server'
import type { Context, MiddlewareHandler } from 'hono'
import ipaddr from 'ipaddr.js'
import { ApiError } from './api-error.ts'
import type { ApiEnv } from './env.ts'

/** Names of the headers that proxies add. */
const forwarding =
  /^(x-forwarded|x-original|x-real-ip|x-client-ip|x-cluster|forwarded|via|cf-|true-client|fastly)/

/**
 * Returns whether a request comes from a program on this machine. It trusts the socket, since headers can be forged,
 * and the absence of headers that a local proxy adds. A request without a socket comes from rendering a page for a
 * visitor.
 */
const isFromLoopback = (c: Context<ApiEnv>) => {
  const incoming = c.env?.incoming
  const address = incoming?.socket.remoteAddress
  if (!incoming || address === undefined || !ipaddr.isValid(address)) return false
  if (ipaddr.process(address).range() !== 'loopback') return false
  const { host = '' } = incoming.headers
  if (!isLoopbackHost(host)) return false
  return !Object.keys(incoming.headers).some((name) => forwarding.test(name))
}

/** Answers 404 to requests from other machines. */
export const loopbackOnly: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (!isFromLoopback(c)) throw new ApiError('not_found')
  await next()
}
