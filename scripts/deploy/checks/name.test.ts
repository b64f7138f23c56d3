import { startDns } from '@calm-rest/testing/dns-server'
import { expect, it } from 'vitest'
import { checkName, createResolver, publicAddresses } from './name.ts'

const found = async (records: Record<string, string[]>, own: string[], name = 'calmrest.example') => {
  const { server } = await startDns(records)
  const findings = await checkName({ name, resolver: createResolver([server]), own })
  return findings.map(({ level, says }) => `${level}: ${says}`)
}

const here = ['203.0.113.7', '2001:db8::7']

it('accepts a name that leads here, by both kinds of addresses', async () => {
  const records = { 'A calmrest.example': ['203.0.113.7'], 'AAAA calmrest.example': ['2001:db8::7'] }
  expect(await found(records, here)).toEqual([
    'ok: calmrest.example leads to this machine (A 203.0.113.7).',
    'ok: calmrest.example leads to this machine (AAAA 2001:db8::7).',
  ])
})

it.each([
  [
    {},
    here,
    'problem: calmrest.example has no address: add an A record with 203.0.113.7 where you bought the name.',
  ],
  [
    {},
    [],
    "problem: calmrest.example has no address: add an A record with this network's public address where you bought the name.",
  ],
  [
    { 'A calmrest.example': ['198.51.100.1'] },
    here,
    'problem: calmrest.example leads to 198.51.100.1, which is not this machine: change its A record to 203.0.113.7.',
  ],
  [
    { 'A calmrest.example': ['203.0.113.7'], 'AAAA calmrest.example': ['2001:db8::1'] },
    ['203.0.113.7'],
    'problem: calmrest.example leads to 2001:db8::1, which is not this machine: remove its AAAA record.',
  ],
  [
    { 'A calmrest.example': ['203.0.113.7', '198.51.100.1'] },
    ['203.0.113.7'],
    'problem: calmrest.example leads to 198.51.100.1, which is not this machine: change its A record to 203.0.113.7.',
  ],
  [
    { 'A calmrest.example': ['203.0.113.7'] },
    here,
    'warning: calmrest.example has no AAAA record: add one with 2001:db8::7, for guests with IPv6 alone.',
  ],
  [
    { 'AAAA calmrest.example': ['2001:db8::7'] },
    here,
    'problem: calmrest.example has no A record: add one with 203.0.113.7, for guests with IPv4.',
  ],
  [
    { 'A calmrest.example': ['198.51.100.1'] },
    [],
    'warning: calmrest.example leads to 198.51.100.1, and this machine has no public address of its own: see that your router passes ports 80 and 443 on to it.',
  ],
] as [Record<string, string[]>, string[], string][])(
  'with records %j at %j says what to do',
  async (records, own, says) => {
    expect(await found(records, own)).toContain(says)
  },
)

it('says that DNS does not answer', async () => {
  const { server, stop } = await startDns({})
  await stop()
  const resolver = createResolver([server])
  const [finding] = await checkName({ name: 'calmrest.example', resolver, own: here })
  expect(finding).toMatchObject({
    level: 'problem',
    says: expect.stringContaining('DNS does not answer (ECONNREFUSED)'),
  })
})

it('asks nobody about a name of this machine', async () => {
  expect(await found({}, here, 'localhost')).toEqual(['ok: localhost is this machine, for a trial.'])
})

it('takes no private address for one that guests reach', () => {
  const isPrivate =
    /^(10|127|192\.168|169\.254|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^(fe80|f[cd]|::1)/
  expect(publicAddresses().filter((address) => isPrivate.test(address))).toEqual([])
})
