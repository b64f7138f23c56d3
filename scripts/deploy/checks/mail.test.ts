import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { whenDone } from '@calm-rest/testing'
import { startDns } from '@calm-rest/testing/dns-server'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, it } from 'vitest'
import { checkMail } from './mail.ts'
import { createResolver } from './name.ts'

const startSmtp = async (options: SMTPServerOptions) => {
  let sent = 0
  const server = new SMTPServer({
    disableReverseLookup: true,
    closeTimeout: 50,
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'stay' && password === 'palm') return done(null, { user: 'stay' })
      return done(new Error('no such user'))
    },
    onMailFrom: (_address, _session, done) => {
      sent += 1
      done()
    },
    ...options,
  })
  // a client that does not accept the certificate leaves
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  whenDone(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { port: (server.server.address() as AddressInfo).port, countSent: () => sent }
}

const found = async (
  smtpUrl: string | undefined,
  records: Record<string, string[]> = {},
  dkimSelector?: string,
) => {
  const { server } = await startDns(records)
  const from = 'Calm Rest <stay@calmrest.example>'
  return checkMail({ smtpUrl, from, dkimSelector, resolver: createResolver([server]) })
}

it('signs in over TLS, and sends nothing', async () => {
  const { port, countSent } = await startSmtp({})
  const [finding] = await found(`smtp://stay:palm@127.0.0.1:${port}?tls.rejectUnauthorized=false`)
  expect(finding).toEqual({
    check: 'mail',
    level: 'ok',
    says: `The mail server 127.0.0.1:${port} answers, encrypted, and accepts user and password.`,
  })
  expect(countSent()).toBe(0)
})

it.each([
  [
    'a wrong password',
    {},
    'stay:sea@',
    '?tls.rejectUnauthorized=false',
    'problem',
    'refuses user or password',
  ],
  ['a certificate of nobody', {}, 'stay:palm@', '', 'problem', 'its certificate is not right'],
  [
    'a server without TLS',
    { disabledCommands: ['STARTTLS'], authOptional: true },
    '',
    '',
    'warning',
    'without encryption',
  ],
  ['TLS from the start where there is none', {}, '', '', 'problem', 'smtp:// with port 587'],
] satisfies [string, SMTPServerOptions, string, string, string, string][])(
  'names %s',
  async (what, options, user, query, level, words) => {
    const { port } = await startSmtp(options)
    const scheme = what.startsWith('TLS') ? 'smtps' : 'smtp'
    const [finding] = await found(`${scheme}://${user}127.0.0.1:${port}${query}`)
    expect(finding).toMatchObject({ level, says: expect.stringContaining(words) })
  },
)

it('names a server that is not there', async () => {
  const [finding] = await found('smtp://127.0.0.1:1')
  expect(finding).toMatchObject({
    level: 'problem',
    says: expect.stringContaining('127.0.0.1:1 cannot be used'),
  })
})

const complete = {
  'MX calmrest.example': ['mx.calmrest.example'],
  'TXT calmrest.example': ['other=1', 'v=spf1 include:mail.example -all'],
  'TXT fm1._domainkey.calmrest.example': [`v=DKIM1; k=rsa; p=${'A'.repeat(300)}`],
  'TXT _dmarc.calmrest.example': ['v=DMARC1; p=none'],
}
const levels = async (records: Record<string, string[]>, selector?: string) => {
  const [, ...findings] = await found('smtp://127.0.0.1:1', records, selector)
  return findings.map(({ level, says }) => `${level} ${/MX|SPF|DKIM|DMARC/.exec(says)}`)
}

it('finds the records of the sender, and misses each', async () => {
  expect(await levels(complete)).toEqual(['ok MX', 'ok SPF', 'ok DKIM', 'ok DMARC'])
  expect(await levels({})).toEqual(['warning MX', 'warning SPF', 'warning DKIM', 'warning DMARC'])
})

it('looks for the key under the name that the owner gives, and there alone', async () => {
  expect(await levels(complete, 'own')).toContain('warning DKIM')
  expect(await levels({ 'TXT own._domainkey.calmrest.example': ['p=AAAA'] }, 'own')).toContain('ok DKIM')
})

it('says what happens without a mail server', async () => {
  expect(await found(undefined)).toEqual([expect.objectContaining({ level: 'warning' })])
})
