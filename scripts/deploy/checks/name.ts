import { Resolver } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import { recordsOf } from '@calm-rest/server/mail-records'
import { type Finding, report } from './finding.ts'

/** Addresses that no guest reaches from elsewhere: private, shared by providers, link-local, loopback. */
const unreachable = new BlockList()
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  unreachable.addSubnet(net, bits, 'ipv4')
}
unreachable.addSubnet('fc00::', 7, 'ipv6')
unreachable.addSubnet('fe80::', 10, 'ipv6')
unreachable.addAddress('::1', 'ipv6')

const isPublic = (address: string) => !unreachable.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** Addresses of this machine under which guests can reach it. */
export const publicAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .map(({ address }) => address)
    .filter(isPublic)

/** A resolver that gives up soon; `servers` are those of tests, by default the machine's. */
export const createResolver = (servers?: readonly string[]): Resolver => {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  if (servers) resolver.setServers(servers)
  return resolver
}

interface Options {
  name: string
  resolver: Resolver
  /** Public addresses of this machine; none behind a router that translates. */
  own: readonly string[]
}

const kinds = [
  { record: 'A', matches: (address: string) => !isIPv6(address) },
  { record: 'AAAA', matches: isIPv6 },
] as const

/** Whether the name leads to this machine, by IPv4 and by IPv6. */
export const checkName = async ({ name, resolver, own }: Options): Promise<Finding[]> => {
  const ok = report('name', 'ok')
  const warning = report('name', 'warning')
  const problem = report('name', 'problem')
  if (/(^|\.)localhost$/.test(name)) return [ok(`${name} is this machine, for a trial.`)]
  let found: string[]
  try {
    const both = await Promise.all([recordsOf(resolver.resolve4(name)), recordsOf(resolver.resolve6(name))])
    found = both.flat()
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    return [problem(`DNS does not answer (${code}): look at the servers in /etc/resolv.conf.`)]
  }
  const here = own.find((address) => !isIPv6(address)) ?? own[0]
  if (found.length === 0) {
    const to = here === undefined ? "this network's public address" : here
    return [problem(`${name} has no address: add an A record with ${to} where you bought the name.`)]
  }
  if (own.length === 0) {
    return [
      warning(
        `${name} leads to ${found.join(', ')}, and this machine has no public address of its own: see that your router passes ports 80 and 443 on to it.`,
      ),
    ]
  }
  return kinds.flatMap(({ record, matches }) => {
    const wrong = found.filter((address) => matches(address) && !own.includes(address))
    const right = found.filter((address) => matches(address) && own.includes(address))
    const mine = own.filter(matches)
    if (wrong.length > 0) {
      const change =
        mine.length > 0 ? `change its ${record} record to ${mine[0]}` : `remove its ${record} record`
      return [problem(`${name} leads to ${wrong.join(', ')}, which is not this machine: ${change}.`)]
    }
    if (right.length > 0) return [ok(`${name} leads to this machine (${record} ${right.join(', ')}).`)]
    if (record === 'AAAA' && mine.length > 0) {
      return [warning(`${name} has no AAAA record: add one with ${mine[0]}, for guests with IPv6 alone.`)]
    }
    if (record === 'A' && mine.length > 0) {
      return [problem(`${name} has no A record: add one with ${mine[0]}, for guests with IPv4.`)]
    }
    return []
  })
}
