import type { Context, MiddlewareHandler } from 'hono'
import ipaddr from 'ipaddr.js'
import { ApiError } from './api-error.ts'
import type { ApiEnv } from './env.ts'

/** What proxies add to what they hand on, by their names. */
const forwarding =
  /^(x-forwarded|x-original|x-real-ip|x-client-ip|x-cluster|forwarded|via|cf-|true-client|fastly)/

const hereNames = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether a request comes from the machine itself: by its socket, since headers can say anything, and with none of
 * those that a proxy on this machine adds. What has no socket is a page that is just being rendered for somebody.
 */
const isFromHere = (c: Context<ApiEnv>) => {
  const incoming = c.env?.incoming
  const address = incoming?.socket.remoteAddress
  if (!incoming || address === undefined || !ipaddr.isValid(address)) return false
  if (ipaddr.process(address).range() !== 'loopback') return false
  const { host = '' } = incoming.headers
  if (!hereNames.includes(host.replace(/:\d+$/, ''))) return false
  return !Object.keys(incoming.headers).some((name) => forwarding.test(name))
}

/** For everybody else there is nothing here. */
export const onlyHere: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (!isFromHere(c)) throw new ApiError('not_found')
  await next()
}
