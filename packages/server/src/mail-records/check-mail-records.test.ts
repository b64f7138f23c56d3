import { startDns } from '@calm-rest/testing/dns-server'
import { expect, it } from 'vitest'
import { checkMailRecords, createMailResolver } from './check-mail-records.ts'

const key = `v=DKIM1; k=rsa; p=${'A'.repeat(300)}`
const complete = {
  'MX house.example': ['mx.house.example'],
  'A smtp.sender.example': ['203.0.113.7'],
  'TXT house.example': ['other=1', 'v=spf1 include:_spf.sender.example -all'],
  'TXT _spf.sender.example': ['v=spf1 ip4:203.0.113.0/24 -all'],
  'TXT default._domainkey.house.example': [key],
  'TXT _dmarc.house.example': ['v=DMARC1; p=none'],
}

const check = async (
  records: Record<string, string[]>,
  {
    domain = 'house.example',
    server = 'smtp.sender.example' as string | undefined,
    selector = undefined as string | undefined,
  } = {},
) => {
  const dns = await startDns(records)
  return checkMailRecords({ domain, server, selector }, createMailResolver([dns.server]))
}

/** What is wrong, by record. */
const problems = async (...given: Parameters<typeof check>) =>
  Object.fromEntries((await check(...given)).map(({ record, problem = 'right' }) => [record, problem]))

const right = { mx: 'right', spf: 'right', dkim: 'right', dmarc: 'right' }

it('R-mail-records: finds nothing wrong where the server is permitted and its key is there', async () => {
  expect(await problems(complete)).toEqual(right)
})

it('R-mail-records: says for each record what is missing, and what to enter', async () => {
  const found = await check({})
  expect(found.map(({ record, problem }) => `${record} ${problem}`)).toEqual([
    'mx none',
    'spf none',
    'dkim none',
    'dmarc none',
  ])
  expect(found.flatMap(({ entry }) => (entry ? [`${entry.name} ${entry.value}`] : []))).toEqual([
    'house.example v=spf1 a:smtp.sender.example ~all',
    '_dmarc.house.example v=DMARC1; p=none',
  ])
})

it.each([
  ['two SPF records', { 'TXT house.example': ['v=spf1 -all', 'v=spf1 a -all'] }, { spf: 'twice' }],
  ['SPF without the server', { 'TXT house.example': ['v=spf1 ip4:198.51.100.1 -all'] }, { spf: 'not_named' }],
  ['SPF that forbids it', { 'TXT house.example': ['v=spf1 -ip4:203.0.113.7 ~all'] }, { spf: 'not_named' }],
  [
    'SPF that includes itself',
    { 'TXT house.example': ['v=spf1 include:house.example -all'] },
    { spf: 'too_many' },
  ],
  [
    'a key that was withdrawn',
    { 'TXT default._domainkey.house.example': ['v=DKIM1; p='] },
    { dkim: 'revoked' },
  ],
  [
    'DMARC without a policy',
    { 'TXT _dmarc.house.example': ['v=DMARC1; rua=mailto:a@b.example'] },
    { dmarc: 'no_policy' },
  ],
  ['a domain that takes no mail', { 'MX house.example': [''] }, { mx: 'refuses' }],
])('R-mail-records: names %s', async (_, records, wrong) => {
  const given = Object.entries({ ...complete, ...records }) as [string, string[]][]
  expect(await problems(Object.fromEntries(given))).toEqual({ ...right, ...wrong })
})

it('adds the server to the record that is there, before its end', async () => {
  const records = { ...complete, 'TXT house.example': ['v=spf1 mx include:other.example -all'] }
  const spf = (await check(records)).find(({ record }) => record === 'spf')
  expect(spf?.entry?.value).toBe('v=spf1 mx include:other.example a:smtp.sender.example -all')
  const known = (await check(records, { server: 'email-smtp.eu-west-1.amazonaws.com' })).find(
    ({ record }) => record === 'spf',
  )
  expect(known?.entry?.value).toBe('v=spf1 mx include:other.example include:amazonses.com -all')
})

it('looks for the key under the name that the owner gives alone, and for DMARC above a subdomain', async () => {
  expect(await problems(complete, { selector: 'own' })).toMatchObject({ dkim: 'none' })
  const mail = { 'TXT own._domainkey.mail.house.example': [key] }
  expect(
    await problems({ ...complete, ...mail }, { domain: 'mail.house.example', selector: 'own' }),
  ).toMatchObject({ dkim: 'right', dmarc: 'right' })
})

it.each([
  ['gmail.com', 'smtp.gmail.com', 'right'],
  ['gmail.com', 'smtp.sender.example', 'provider'],
  ['gmx.de', undefined, 'provider'],
  ['router.lan', 'smtp.sender.example', 'not_public'],
  ['localhost', undefined, 'not_public'],
  ['10.0.0.1', undefined, 'not_public'],
])(
  'R-mail-records: asks nobody about the domain %s with the server %s: %s',
  async (domain, server, problem) => {
    const silent = createMailResolver(['127.0.0.1:1'])
    const found = await checkMailRecords({ domain, server, selector: undefined }, silent)
    expect(found.map(({ record, problem: said = 'right' }) => [record, said])).toEqual([['sender', problem]])
  },
)

it('R-mail-records: gives up in time where DNS does not answer', async () => {
  const dns = await startDns(undefined)
  const began = performance.now()
  const found = await checkMailRecords(
    { domain: 'house.example', server: 'smtp.sender.example', selector: undefined },
    createMailResolver([dns.server]),
    200,
  )
  expect(performance.now() - began).toBeLessThan(1_500)
  expect(dns.asked).toContain('MX house.example')
  expect(new Set(found.map(({ problem }) => problem))).toEqual(new Set(['unread']))
})

it('R-mail-records: follows ten lookups of an SPF record that goes on without end', async () => {
  const dns = await startDns({ 'TXT house.example': ['v=spf1 include:house.example -all'] })
  await checkMailRecords(
    { domain: 'house.example', server: 'smtp.sender.example', selector: undefined },
    createMailResolver([dns.server]),
  )
  // once to see the record, once to begin the search
  expect(dns.asked.filter((one) => one === 'TXT house.example')).toHaveLength(12)
})
