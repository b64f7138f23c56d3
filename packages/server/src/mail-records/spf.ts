import ipaddr from 'ipaddr.js'
import type { MailRecordFinding, MailRecordProblem } from './finding.ts'
import type { Lookups } from './lookups.ts'
import { serviceOf } from './services.ts'

/** As RFC 7208, 4.6.4 has it. */
const mostLookups = 10

const isSpf = (text: string) => /^v=spf1(\s|$)/i.test(text)

/** Terms of a record behind its version, without what they answer. */
const termsOf = (record: string) => record.trim().split(/\s+/).slice(1)

const within = (address: string, range: string): boolean => {
  try {
    const parsed = ipaddr.process(address)
    const given = range.includes('/') ? range : `${range}/${parsed.kind() === 'ipv4' ? 32 : 128}`
    const [net, bits] = ipaddr.parseCIDR(given)
    return net.kind() === parsed.kind() && parsed.match([net, bits] as never)
  } catch {
    return false
  }
}

interface Server {
  name: string
  addresses: readonly string[]
}

/** Whether a record permits a server; `too_many` where receivers would give up. */
const searchSpf = async (domain: string, server: Server, lookups: Lookups) => {
  const include = serviceOf(server.name)?.include
  let asked = 0
  const permits = async (record: string, of: string): Promise<boolean> => {
    for (const term of termsOf(record)) {
      const [name = '', value = of] = term.replace(/^[+?~-]/, '').split(/[:=](.*)/s)
      const kind = name.toLowerCase()
      if (/^[-~?]/.test(term)) continue
      if (kind === 'ip4' || kind === 'ip6') {
        if (server.addresses.some((address) => within(address, value))) return true
      } else if (['include', 'redirect', 'a', 'mx', 'exists', 'ptr'].includes(kind)) {
        asked += 1
        if (asked > mostLookups) return false
        if (await follows(kind, value.split('/')[0] ?? of)) return true
      }
    }
    return false
  }
  const follows = async (kind: string, name: string): Promise<boolean> => {
    if (kind === 'a') return name === server.name || has(await lookups.addresses(name))
    if (kind === 'mx') {
      for (const exchange of (await lookups.mailServers(name)).slice(0, mostLookups))
        if (exchange === server.name || has(await lookups.addresses(exchange))) return true
      return false
    }
    if (kind !== 'include' && kind !== 'redirect') return false
    if (name.toLowerCase() === include) return true
    const [next] = (await lookups.texts(name)).filter(isSpf)
    return next !== undefined && permits(next, name)
  }
  const has = (found: readonly string[]) => found.some((address) => server.addresses.includes(address))
  const [record = ''] = (await lookups.texts(domain)).filter(isSpf)
  const isPermitted = await permits(record, domain)
  return { isPermitted, tooMany: asked > mostLookups }
}

/** The record of a domain with the term for a server before its last one. */
const withTerm = (record: string | undefined, term: string): string => {
  if (record === undefined) return `v=spf1 ${term} ~all`
  const terms = termsOf(record).filter((one) => one !== term)
  const at = terms.findIndex((one) => /^[+?~-]?all$|^redirect=/i.test(one))
  const before = at < 0 ? terms : terms.slice(0, at)
  return ['v=spf1', ...before, term, ...(at < 0 ? ['~all'] : terms.slice(at))].join(' ')
}

/** Whether the domain says that the server for sending may send in its name; without a server, whether it says anything. */
export const checkSpf = async (
  domain: string,
  server: string | undefined,
  lookups: Lookups,
): Promise<MailRecordFinding> => {
  const found = (await lookups.texts(domain)).filter(isSpf)
  const include = server === undefined ? undefined : serviceOf(server)?.include
  const term = include ? `include:${include}` : `a:${server}`
  const entry =
    server === undefined ? undefined : { type: 'TXT' as const, name: domain, value: withTerm(found[0], term) }
  const wrong = (problem: MailRecordProblem): MailRecordFinding => ({
    record: 'spf',
    problem,
    found,
    ...(entry && { entry }),
  })
  if (found.length === 0) return wrong('none')
  if (found.length > 1) return wrong('twice')
  if (server === undefined) return { record: 'spf', found }
  const addresses = await lookups.addresses(server)
  const { isPermitted, tooMany } = await searchSpf(domain, { name: server, addresses }, lookups)
  if (isPermitted) return { record: 'spf', found }
  return tooMany ? { record: 'spf', problem: 'too_many', found } : wrong('not_named')
}
