import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createClientKey } from './client-address.ts'

const keyOf = async (trusted: string[], remoteAddress: string | undefined, forwarded?: string) => {
  const clientKey = createClientKey(trusted)
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>().get('/', (c) => c.text(clientKey(c)))
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
  const env = { incoming: { socket: { remoteAddress } } } as unknown as HttpBindings
  return (await app.request('/', { headers }, env)).text()
}

describe('the key of a client', () => {
  it.each([
    ['its address', [], '203.0.113.7', undefined, '203.0.113.7'],
    ['its address, not what it claims', [], '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['one for both forms of an IPv4 address', [], '::ffff:203.0.113.7', undefined, '203.0.113.7'],
    ['its network where it is IPv6', [], '2001:db8:1:2:aaaa::1', undefined, '2001:db8:1:2::/64'],
    ['one for every spelling of a network', [], '2001:0DB8:0001:0002::9', undefined, '2001:db8:1:2::/64'],
    ['what a trusted proxy saw', ['127.0.0.1'], '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    [
      'the last hop that is no proxy',
      ['10.0.0.0/8'],
      '10.0.0.1',
      '1.2.3.4, 198.51.100.1, 10.9.9.9',
      '198.51.100.1',
    ],
    ['the proxy itself where the header is nonsense', ['127.0.0.1'], '127.0.0.1', 'nonsense', '127.0.0.1'],
    ['unknown without a socket', [], undefined, '198.51.100.1', 'unknown'],
  ])('is %s', async (_, trusted, remote, forwarded, key) => {
    expect(await keyOf(trusted, remote, forwarded)).toBe(key)
  })
})

it('refuses a proxy that is no address', () => {
  expect(() => createClientKey(['proxy.local'])).toThrow()
})
