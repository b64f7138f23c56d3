import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import {
  clientKeyOf,
  createClientKey,
  createClientNetwork,
  createRequestOrigin,
  createSocketKey,
} from './client-address.ts'

const from = (remoteAddress: string | undefined) =>
  ({ incoming: { socket: { remoteAddress } } }) as unknown as HttpBindings

const keyOf = async (trusted: string[], remoteAddress: string | undefined, forwarded?: string) => {
  const clientKey = createClientKey(trusted)
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>().get('/', (c) => c.text(clientKey(c)))
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
  return (await app.request('/', { headers }, from(remoteAddress))).text()
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

it('refuses a proxy that is not an address', () => {
  expect(() => createClientKey(['proxy.local'])).toThrow()
})

const originOf = async (address: string, headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
  const requestOrigin = createRequestOrigin(['127.0.0.1'])
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>().get('/', (c) => c.text(requestOrigin(c)))
  return (await app.request(address, { headers }, from(remoteAddress))).text()
}

describe('the origin of a request', () => {
  const asked = 'http://calmrest.example'
  it.each([
    ['of its address', {}, asked],
    [
      'of the scheme that a trusted proxy was asked by',
      { 'X-Forwarded-Proto': 'https' },
      'https://calmrest.example',
    ],
    ['of what the nearest proxy wrote', { 'X-Forwarded-Proto': 'https, http' }, asked],
    ['of no other scheme', { 'X-Forwarded-Proto': 'javascript' }, asked],
    ['of no other host', { 'X-Forwarded-Proto': 'http', 'X-Forwarded-Host': 'evil.example' }, asked],
  ])('is that %s', async (_, headers, origin) => {
    expect(await originOf(asked, headers)).toBe(origin)
  })

  it('keeps the port, as far as the scheme has another', async () => {
    const https = { 'X-Forwarded-Proto': 'https' }
    expect(await originOf('http://calmrest.example:3000', https)).toBe('https://calmrest.example:3000')
    expect(await originOf('http://calmrest.example:443', https)).toBe('https://calmrest.example')
  })

  it('does not trust X-Forwarded-Host', async () => {
    expect(await originOf(asked, { 'X-Forwarded-Proto': 'https' }, '203.0.113.7')).toBe(asked)
  })
})

describe('the network of a client', () => {
  const networkFor = async (trusted: string[], remoteAddress: string, forwarded?: string) => {
    const network = createClientNetwork(trusted)
    const app = new Hono<{ Bindings: Partial<HttpBindings> }>().get('/', (c) => c.text(String(network(c))))
    const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
    return (await app.request('/', { headers }, from(remoteAddress))).text()
  }

  it.each([
    ['the /24 of an IPv4 address', [], '203.0.113.7', undefined, '203.0.113.0/24'],
    ['the /48 of an IPv6 address', [], '2001:db8:1:2:aaaa::1', undefined, '2001:db8:1::/48'],
    [
      'that of the client behind a trusted proxy',
      ['10.0.0.0/8'],
      '10.0.0.1',
      '198.51.100.1',
      '198.51.100.0/24',
    ],
    ['unknown for a trusted proxy that names no client', ['10.0.0.0/8'], '10.0.0.1', undefined, 'undefined'],
    ['unknown for this machine', [], '127.0.0.1', undefined, 'undefined'],
    ['unknown for this machine by IPv6', [], '::1', undefined, 'undefined'],
    ['that of another address of this machine', [], '127.0.5.9', undefined, '127.0.5.0/24'],
  ])('is %s', async (_what, trusted, remote, forwarded, network) => {
    expect(await networkFor(trusted, remote, forwarded)).toBe(network)
  })
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['10.9.9.9', undefined],
  [undefined, undefined],
])('limits connections from %s by the key %s', (address, key) => {
  expect(createSocketKey(['10.0.0.0/8'])(address)).toBe(key)
})

it('knows the key of an address that was typed, and leaves other text alone', () => {
  expect(clientKeyOf('2001:DB8:1:2::9')).toBe('2001:db8:1:2::/64')
  expect(clientKeyOf('nonsense')).toBe('nonsense')
})
