import type dns from 'node:dns'
import { isIPv4, type LookupFunction } from 'node:net'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isReachable, reachableLookup, reachOf } from './reachable.ts'

const world = { loopback: false }

it.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  // addresses of clouds and providers: metadata, shared addresses, tests
  '169.254.169.254',
  '100.64.0.1',
  '192.0.0.8',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:0:127.0.0.1',
  'fe80::1',
  'fec0::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  '2001::1',
  '100::1',
  '200::1',
  '4000::1',
  'fe80::1%eth0',
  'localhost',
  '',
  '1.2.3.4.5',
])('reaches nothing at %s', (address) => {
  expect(isReachable(address, world)).toBe(false)
})

it.each(['9.9.9.9', '172.32.0.1', '192.169.0.1', '2620:fe::fe', '2a00:1450:4001::1'])(
  'reaches %s',
  (address) => {
    expect(isReachable(address, world)).toBe(true)
  },
)

it('reaches the internet, and on a developer’s machine that machine', () => {
  for (const address of ['127.0.0.1', '::1']) expect(isReachable(address, { loopback: true })).toBe(true)
  for (const address of ['10.0.0.1', '169.254.169.254', 'fe80::1'])
    expect(isReachable(address, { loopback: true })).toBe(false)
})

it.each([
  [undefined, undefined, true],
  ['http://localhost:3000', undefined, true],
  ['http://localhost:3000', 'production', false],
  ['https://calmrest.example', undefined, false],
])(
  'permits a developer’s own machine by its address %s and NODE_ENV %s: %s',
  (publicUrl, nodeEnv, loopback) => {
    expect(reachOf(publicUrl, nodeEnv ?? '')).toEqual({ loopback })
  },
)

it('recognizes every IPv4 address by its mapped form in IPv6', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(isIPv4(address)).toBe(true)
      expect(isReachable(`::ffff:${address}`, world)).toBe(isReachable(address, world))
    }),
  )
})

/** A resolver with given answers, another one each time. */
const resolverOf = (...answers: string[][]) =>
  ((_name: string, _options: object, callback: (cause: null, found: dns.LookupAddress[]) => void) => {
    const found = answers.length > 1 ? answers.shift() : answers[0]
    callback(
      null,
      (found ?? []).map((address) => ({ address, family: isIPv4(address) ? 4 : 6 })),
    )
  }) as unknown as typeof dns.lookup

const look = (lookup: LookupFunction, all: boolean) =>
  new Promise((resolve) =>
    lookup('partner.example', { all }, (cause, found, family) =>
      resolve(cause ? (cause as NodeJS.ErrnoException).code : all ? found : [found, family]),
    ),
  )

it('connects to no name with a private address, and for mixed names to the public ones', async () => {
  expect(await look(reachableLookup(world, resolverOf(['10.0.0.1', '::1'])), true)).toBe('address_not_public')
  const mixed = reachableLookup(world, resolverOf(['10.0.0.1', '9.9.9.9', 'fe80::1']))
  expect(await look(mixed, true)).toEqual([{ address: '9.9.9.9', family: 4 }])
  expect(await look(mixed, false)).toEqual(['9.9.9.9', 4])
})

it('resolves a name once: it cannot be public when checked and private when connected to', async () => {
  let asked = 0
  const rebinding = resolverOf(['9.9.9.9'], ['127.0.0.1'])
  const counting = ((...args: Parameters<typeof rebinding>) => {
    asked += 1
    return rebinding(...args)
  }) as typeof dns.lookup
  const lookup = reachableLookup(world, counting)
  expect(await look(lookup, true)).toEqual([{ address: '9.9.9.9', family: 4 }])
  expect(asked).toBe(1)
  // the next lookup is checked again
  expect(await look(lookup, true)).toBe('address_not_public')
})
