/** Names that are local to a network or a machine: nobody else's DNS knows them, and nobody asks ours for them. */
const local = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|arpa|onion)$/

const label = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?'
const name = new RegExp(`^(?=.{4,253}$)(?:${label}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`)

/** Whether DNS may be asked for a name: one of the internet, in ASCII. */
export const isPublicName = (given: string): boolean => {
  const lower = given.toLowerCase().replace(/\.$/, '')
  return name.test(lower) && !local.test(lower)
}

/** Providers at which anybody has a mailbox, with the end of their servers' names for sending. */
const providers: readonly { domains: RegExp; servers: RegExp }[] = [
  { domains: /^(gmail|googlemail)\.com$/, servers: /\.(gmail|google|googlemail)\.com$/ },
  { domains: /^(outlook|hotmail|live|msn)\.[a-z.]+$/, servers: /\.(outlook|office365|live)\.com$/ },
  { domains: /^(yahoo|ymail|aol)\.[a-z.]+$/, servers: /\.(yahoo|aol)\.com$/ },
  { domains: /^(gmx\.[a-z]+|web\.de)$/, servers: /\.(gmx\.(net|com)|web\.de)$/ },
  { domains: /^(icloud|me|mac)\.com$/, servers: /\.me\.com$/ },
  { domains: /^(qq|foxmail)\.com$/, servers: /\.qq\.com$/ },
  { domains: /^(163|126|yeah)\.(com|net)$/, servers: /\.(163|126|yeah)\.(com|net)$/ },
  { domains: /^(proton\.me|protonmail\.com|pm\.me)$/, servers: /\.(proton\.me|protonmail\.ch)$/ },
  { domains: /^(t-online|freenet|mail)\.(de|ru)$/, servers: /\.(t-online\.de|freenet\.de|mail\.ru)$/ },
]

/** Whether anybody can have a mailbox at a domain: its records are not the owner's. */
export const isMailboxProvider = (domain: string): boolean =>
  providers.some(({ domains }) => domains.test(domain))

/** Whether a server for sending is that of the provider of a mailbox. */
export const isServerOfProvider = (domain: string, server: string): boolean =>
  providers.some(({ domains, servers }) => domains.test(domain) && servers.test(`.${server}`))
