import type { Resolver } from 'node:dns/promises'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import SMTPTransport from 'nodemailer/lib/smtp-transport'
import { domainOf } from '../answers/values.ts'
import { type Finding, report } from './finding.ts'
import { recordsOf } from './name.ts'

const timeouts = { dnsTimeout: 8_000, connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 8_000 }

const ok = report('mail', 'ok')
const warning = report('mail', 'warning')
const problem = report('mail', 'problem')

/** What to do about a failure, by the code of nodemailer or of the system. */
const advice: Record<string, string> = {
  EAUTH: 'it refuses user or password: run init with those that your provider gave you',
  EDNS: 'its name is not known: run init with the right one',
  ENOTFOUND: 'its name is not known: run init with the right one',
  ETLS: 'its encryption fails: try smtps:// with port 465, or smtp:// with port 587',
  ESOCKET: 'the connection fails: try smtps:// with port 465, or smtp:// with port 587',
  ETIMEDOUT: 'it does not answer: many providers of servers close port 25 and 465, so try port 587',
  ECONNECTION: 'it does not answer: see name and port, and run init again',
}

const adviceFor = (cause: unknown) => {
  const { code = 'ECONNECTION', message } = cause as { code?: string; message: string }
  const known = advice[code] ?? `it fails (${code})`
  return /certificate|self.signed/i.test(message)
    ? 'its certificate is not right: ask your provider for its name'
    : known
}

const settled = (begin: (done: (cause?: Error | null) => void) => void) =>
  new Promise<void>((resolve, reject) => begin((cause) => (cause ? reject(cause) : resolve())))

/** Opens a session as the site does, signs in, and leaves: nothing is sent. */
const checkServer = async (smtpUrl: string): Promise<Finding[]> => {
  const { host } = new URL(smtpUrl)
  const { auth, ...options } = new SMTPTransport(smtpUrl).options
  const connection = new SMTPConnection({ ...options, ...timeouts })
  try {
    await settled((done) => {
      connection.once('error', done)
      connection.connect(done)
    })
    if (auth) await settled((done) => connection.login(auth, done))
  } catch (cause) {
    return [problem(`The mail server ${host} cannot be used: ${adviceFor(cause)}.`)]
  } finally {
    connection.close()
  }
  const signedIn = auth ? ' and accepts user and password' : ''
  if (!connection.secure) {
    return [
      warning(
        `The mail server ${host} answers${signedIn}, without encryption: take smtps://, or one with STARTTLS.`,
      ),
    ]
  }
  return [ok(`The mail server ${host} answers, encrypted,${signedIn || ' without a password'}.`)]
}

/** Names under which providers usually publish their key; there is no list of a domain's. */
const usualSelectors = [
  'default',
  'mail',
  'dkim',
  'google',
  'selector1',
  'selector2',
  's1',
  'k1',
  'fm1',
  'protonmail',
]

const textsOf = async (resolver: Resolver, name: string) =>
  (await recordsOf(resolver.resolveTxt(name))).map((parts) => parts.join(''))

const hasText = async (resolver: Resolver, name: string, begins: RegExp) =>
  (await textsOf(resolver, name)).some((text) => begins.test(text))

/** A key is also published as an alias of the provider's own record. */
const hasKey = async (resolver: Resolver, name: string) => hasText(resolver, name, /(^|;\s*)(v=DKIM1|p=)/)

const checkRecords = async (
  resolver: Resolver,
  domain: string,
  selector: string | undefined,
): Promise<Finding[]> => {
  const selectors = selector === undefined ? usualSelectors : [selector]
  const keys = await Promise.all(selectors.map((one) => hasKey(resolver, `${one}._domainkey.${domain}`)))
  const spf = await hasText(resolver, domain, /^v=spf1\b/i)
  const dmarc = await hasText(resolver, `_dmarc.${domain}`, /^v=DMARC1\b/i)
  const missing = 'mail may land in spam'
  return [
    spf
      ? ok(`${domain} has an SPF record.`)
      : warning(
          `${domain} has no SPF record, so ${missing}: add the TXT record that your mail provider names.`,
        ),
    keys.includes(true)
      ? ok(`${domain} has a DKIM key.`)
      : warning(
          `${domain} has no DKIM key as ${selectors.join(', ')}, so ${missing}: add that of your mail provider, and its selector to .env as DKIM_SELECTOR.`,
        ),
    dmarc
      ? ok(`${domain} has a DMARC record.`)
      : warning(`${domain} has no DMARC record: add a TXT record _dmarc.${domain} with v=DMARC1; p=none.`),
  ]
}

interface Options {
  /** Undefined without a mail server. */
  smtpUrl: string | undefined
  from: string
  /** The name of the key at the provider, if it is none of the usual ones. */
  dkimSelector: string | undefined
  resolver: Resolver
}

/** Whether mail can be sent, and whether the records of the sender's domain are there. */
export const checkMail = async ({ smtpUrl, from, dkimSelector, resolver }: Options): Promise<Finding[]> => {
  if (smtpUrl === undefined) {
    return [
      warning(
        'There is no mail server: mail is written into the data folder, and guests get none. Run init.',
      ),
    ]
  }
  const server = await checkServer(smtpUrl)
  const records = await checkRecords(resolver, domainOf(from), dkimSelector).catch(
    (cause: NodeJS.ErrnoException) => [
      warning(`The records of ${domainOf(from)} could not be read (${cause.code}): run check again later.`),
    ],
  )
  return [...server, ...records]
}
