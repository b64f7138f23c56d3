import { Resolver } from 'node:dns/promises'
import type { MailRecordFinding } from './finding.ts'
import { type Lookups, lookupsOf } from './lookups.ts'
import { isMailboxProvider, isPublicName, isServerOfProvider } from './public-domain.ts'
import { serviceOf, usualSelectors } from './services.ts'
import { checkSpf } from './spf.ts'

export interface SenderToCheck {
  /** Domain of the sender's address. */
  domain: string
  /** Name of the server for sending; undefined if there is none. */
  server: string | undefined
  /** Name of the key at the provider; undefined: the usual ones are tried. */
  selector: string | undefined
}

const checkMx = async (domain: string, lookups: Lookups): Promise<MailRecordFinding> => {
  const found = await lookups.mailServers(domain)
  if (found.length === 0) return { record: 'mx', problem: 'none', found }
  return found.every((name) => name === '' || name === '.')
    ? { record: 'mx', problem: 'refuses', found: [] }
    : { record: 'mx', found }
}

const isKey = (text: string) => /(^|;\s*)(v=DKIM1|p=)/.test(text)

const checkDkim = async (
  { domain, server, selector }: SenderToCheck,
  lookups: Lookups,
): Promise<MailRecordFinding> => {
  const known = server === undefined ? [] : (serviceOf(server)?.selectors ?? [])
  const selectors = selector === undefined ? [...new Set([...known, ...usualSelectors])] : [selector]
  const keys = await Promise.all(
    selectors.map(async (one) => {
      const [key] = (await lookups.texts(`${one}._domainkey.${domain}`)).filter(isKey)
      return key === undefined ? [] : [{ name: `${one}._domainkey.${domain}`, key }]
    }),
  )
  const found = keys.flat()
  const valid = found.filter(({ key }) => /(^|;)\s*p=\s*[A-Za-z0-9+/]/.test(key))
  if (valid.length > 0) return { record: 'dkim', found: valid.map(({ name }) => name) }
  return {
    record: 'dkim',
    problem: found.length > 0 ? 'revoked' : 'none',
    found: found.map(({ name }) => name),
  }
}

/** The domain and those above it, without the last label: a record above holds for those below. */
const upwards = (domain: string): string[] => {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
}

const checkDmarc = async (domain: string, lookups: Lookups): Promise<MailRecordFinding> => {
  const entry = { type: 'TXT', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' } as const
  for (const name of upwards(domain).slice(0, 5)) {
    const found = (await lookups.texts(`_dmarc.${name}`)).filter((text) => /^v=DMARC1(\s*;|\s*$)/i.test(text))
    if (found.length > 1) return { record: 'dmarc', problem: 'twice', found, entry }
    if (found.length === 1)
      return /;\s*p\s*=\s*(none|quarantine|reject)\s*(;|$)/i.test(found[0] ?? '')
        ? { record: 'dmarc', found }
        : { record: 'dmarc', problem: 'no_policy', found, entry }
  }
  return { record: 'dmarc', problem: 'none', found: [], entry }
}

/**
 * What receivers of mail find of a sender's domain in DNS. Names that are local to a network are not asked for. It takes
 * `timeoutMs` at most: what was not read until then says `unread`.
 */
export const checkMailRecords = async (
  sender: SenderToCheck,
  resolver: Resolver,
  timeoutMs = 8_000,
): Promise<MailRecordFinding[]> => {
  const domain = sender.domain.toLowerCase()
  const server = sender.server?.toLowerCase()
  if (!isPublicName(domain)) return [{ record: 'sender', problem: 'not_public', found: [domain] }]
  if (isMailboxProvider(domain))
    return [
      server !== undefined && isServerOfProvider(domain, server)
        ? { record: 'sender', found: [domain] }
        : { record: 'sender', problem: 'provider', found: [domain] },
    ]
  const lookups = lookupsOf(resolver)
  const given = { ...sender, domain, server: server && isPublicName(server) ? server : undefined }
  const checks = {
    mx: checkMx(domain, lookups),
    spf: checkSpf(domain, given.server, lookups),
    dkim: checkDkim(given, lookups),
    dmarc: checkDmarc(domain, lookups),
  }
  const end = setTimeout(() => resolver.cancel(), timeoutMs)
  try {
    return await Promise.all(
      Object.entries(checks).map(([record, check]) =>
        check.catch(
          (): MailRecordFinding => ({ record: record as keyof typeof checks, problem: 'unread', found: [] }),
        ),
      ),
    )
  } finally {
    clearTimeout(end)
  }
}

/** A resolver that gives up soon; `servers` are those of tests, by default the machine's. */
export const createMailResolver = (servers?: readonly string[]): Resolver => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  if (servers) resolver.setServers(servers)
  return resolver
}
