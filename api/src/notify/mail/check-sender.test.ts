import { startDns } from '@calm-rest/testing/dns-server'
import { expect, it } from 'vitest'
import { mailTo } from '../../testing/mail-options.ts'
import { openTestStaff } from '../../testing/staff.ts'

const smtpUrl = 'smtp://stay:palm@smtp.sender.example:587'
const mail = mailTo({ smtpUrl })

const open = async (given: Parameters<typeof openTestStaff>[1] = {}) => {
  const dns = await startDns({
    'A smtp.sender.example': ['203.0.113.7'],
    'MX calmrest.example': ['mx.calmrest.example'],
    'TXT calmrest.example': ['v=spf1 ip4:203.0.113.7 -all'],
    'TXT own._domainkey.calmrest.example': ['v=DKIM1; p=AAAA'],
  })
  return openTestStaff('owner', { mail, dnsServers: [dns.server], ...given })
}

it('R-mail-records: tells the owner at the desk what the sender’s domain lacks, without a secret', async () => {
  const { call } = await open()
  const { data } = await call('checkMail')
  expect(data).toMatchObject({
    from: 'stay@calmrest.example',
    isSetByOperator: true,
    server: 'smtp.sender.example',
  })
  expect(data.records.map(({ record, problem }) => [record, problem])).toEqual([
    ['mx', null],
    ['spf', null],
    ['dkim', 'none'],
    ['dmarc', 'none'],
  ])
  expect(data.records[3]?.entry).toEqual({
    type: 'TXT',
    name: '_dmarc.calmrest.example',
    value: 'v=DMARC1; p=none',
  })
  expect(JSON.stringify(data)).not.toContain('palm')
})

it('checks once in a few seconds: the same again is the last result, another name has to wait', async () => {
  const { call } = await open({ dkimSelector: 'own' })
  const first = (await call('checkMail')).data
  expect(first.records[2]).toMatchObject({ record: 'dkim', problem: null })
  expect((await call('checkMail')).data).toEqual(first)
  const other = await call('checkMail', { query: { selector: 'other' } })
  expect([other.status, other.data]).toMatchObject([429, { code: 'too_many_requests' }])
})

it('R-mail-records: asks DNS nothing about an e-mail whose domain is everybody’s, and says who can change it', async () => {
  const { call } = await open({ mail: { ...mail, from: undefined } })
  const { version } = (await call('readFacts')).data
  await call('changeFacts', { body: { email: 'lindenhof@gmail.com', version } })
  const { data } = await call('checkMail')
  expect(data).toMatchObject({ from: 'lindenhof@gmail.com', isSetByOperator: false })
  expect(data.records).toMatchObject([{ record: 'sender', problem: 'provider' }])
})

it.each(['a b', '-a', 'a..', 'a/../b', 'x'.repeat(64)])(
  'refuses %j as the name of a key',
  async (selector) => {
    const { call } = await open()
    expect((await call('checkMail', { query: { selector } })).status).toBe(400)
  },
)
