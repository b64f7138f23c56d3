import type { Resolver } from 'node:dns/promises'
import { checkMailRecords, type MailRecordFinding } from '@calm-rest/server/mail-records'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import SMTPTransport from 'nodemailer/lib/smtp-transport'
import { domainOf } from '../answers/values.ts'
import { type Finding, report } from './finding.ts'

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

const names = { spf: 'SPF record', dkim: 'DKIM key', dmarc: 'DMARC record', mx: 'MX record' } as const

/** What to do about a record of the sender's domain. */
const adviceOn = ({ record, problem, entry }: MailRecordFinding): string => {
  if (problem === 'unread') return 'it could not be read: run check again later'
  if (record === 'dkim')
    return 'mail may land in spam: add that of your mail provider, and its selector to .env as DKIM_SELECTOR'
  if (record === 'mx') return 'answers of guests arrive nowhere: add that of your mailbox'
  return entry
    ? `mail may land in spam: the TXT record ${entry.name} should be ${entry.value}`
    : 'mail may land in spam: add the TXT record that your mail provider names'
}

const toFinding = (domain: string, finding: MailRecordFinding): Finding => {
  const { record, problem } = finding
  if (record === 'sender') {
    if (problem === undefined) return ok(`${domain} is a mailbox of the provider whose server sends.`)
    return warning(
      problem === 'provider'
        ? `${domain} is a provider of mailboxes with another server, so others refuse the mail: take an address of your own domain as MAIL_FROM.`
        : `${domain} is no domain of the internet: take an address of your own domain as MAIL_FROM.`,
    )
  }
  const name = names[record]
  if (problem === undefined) return ok(`${domain} has its ${name}.`)
  const what = problem === 'none' ? `has no ${name}` : `has a ${name} with a fault (${problem})`
  return warning(`${domain} ${what}: ${adviceOn(finding)}.`)
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
  const domain = domainOf(from)
  const sender = { domain, server: new URL(smtpUrl).hostname, selector: dkimSelector }
  const records = await checkMailRecords(sender, resolver)
  return [...server, ...records.map((finding) => toFinding(domain, finding))]
}
