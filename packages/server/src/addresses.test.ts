import { expect, it } from 'vitest'
import { isThisMachine, networkKeyOf, networkOf } from './client-network.ts'
import { isLoopback, isLoopbackHost } from './loopback.ts'
import { namesTag } from './names-tag.ts'
import { trustedProxies } from './trusted-proxies.ts'

it.each([
  ['the /24 of an IPv4 address', '203.0.113.7', '203.0.113.0/24'],
  ['the /48 of an IPv6 network', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['none on this machine', '127.0.0.1', undefined],
  ['none on this machine, by IPv6', '0:0:0:0::/64', undefined],
  ['what is no address, as it is', 'unknown', 'unknown'],
])('the network of a client is %s', (_, client, network) => {
  expect(networkOf(client)).toBe(network)
  expect(networkKeyOf(client)).toBe(network ?? client)
  expect(isThisMachine(client)).toBe(network === undefined)
})

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['127.0.0.1.example', false],
  ['calmrest.example', false],
])('%s is this machine in an address: %s', (name, isLocal) => {
  expect([isLoopback(name), isLoopbackHost(name), isLoopbackHost(`${name}:3000`)]).toEqual(
    Array(3).fill(isLocal),
  )
})

it.each([
  ['no header', undefined, false],
  ['the tag', '"a"', true],
  ['a weak tag', 'W/"a"', true],
  ['one of several', '"b" , W/"a"', true],
  ['any', ' * ', true],
  ['another tag', '"b"', false],
  ['a part of it', '"a', false],
])('If-None-Match with %s names the tag: %s', (_, header, isNamed) => {
  expect(namesTag(header, '"a"')).toBe(isNamed)
})

it('reads the trusted proxies, none by default', () => {
  expect(trustedProxies.parse(undefined)).toEqual([])
  expect(trustedProxies.parse(' 10.0.0.0/8,, ::1 ')).toEqual(['10.0.0.0/8', '::1'])
  for (const wrong of ['proxy.local', '10.0.0.0/8, x', '10.0.0.0/99'])
    expect(trustedProxies.safeParse(wrong).success).toBe(false)
})
