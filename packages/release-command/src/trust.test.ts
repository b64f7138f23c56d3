import { join } from 'node:path'
import {
  openBackendsFile,
  openFlagsFile,
  openGrantsFile,
  openKeysFile,
  openReleaseRules,
} from '@calm-rest/releases'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { parseReleaseCommand } from './arguments.ts'
import { isTrustCommand, runTrust } from './trust.ts'

let folder: string

beforeEach(() => {
  folder = join(temporaryFolder(), 'trust')
  vi.stubEnv('RELEASED_BY', 'ann')
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T12:00:00Z') })
  whenDone(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })
})

const trust = (...args: string[]) => {
  const command = parseReleaseCommand(args, {})
  if (!isTrustCommand(command)) throw new Error(`${command.name} is no command on the trust folder`)
  return runTrust(command, {
    backends: openBackendsFile(folder),
    flags: openFlagsFile(folder),
    grants: openGrantsFile(folder),
    keys: openKeysFile(folder),
    rules: openReleaseRules(folder),
  })
}

it('takes the commands on tokens, keys and backends, and no others', () => {
  const isTrust = (...args: string[]) => isTrustCommand(parseReleaseCommand(args, {}))
  expect([isTrust('token', 'list'), isTrust('key', 'create'), isTrust('list'), isTrust('prune')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('lists nobody, no key and no backend where there are none', () => {
  expect(trust('token', 'list').text).toBe('Nobody but the platform may release.')
  expect(trust('key', 'list').text).toBe(`There are no keys in ${folder}/keys.json.`)
  expect(trust('backend', 'list').text).toBe('No backend is mapped.')
})

it('shows a token once, and lists it by its id with its rights and its end', () => {
  const { text, json } = trust('token', 'add', '@calm-rest/spa', '--remote', 'mf-spa', '--days', '30')
  const { id, token } = json as { id: string; token: string }
  expect(text.split('\n')).toEqual([
    token,
    `It is shown this once. It ends 2027-01-31; before that: npm run release -- token revoke ${id}`,
  ])
  trust(
    'token',
    'add',
    '@calm-rest/spa',
    '--remote',
    'mf-spa',
    '--rights',
    'publish,promote',
    '--without-gate',
  )
  const rows = () => trust('token', 'list').text.split('\n')
  expect(rows()).toEqual([
    `token ${id}  mf-spa  @calm-rest/spa  publish,promote,canary,rollback,retire  until 2027-01-31, made 2027-01-01 by ann`,
    expect.stringMatching(/publish,promote without the gate {2}until 2027-04-01, made 2027-01-01 by ann$/),
  ])
  vi.setSystemTime('2027-01-31T12:00:00.001Z')
  expect(rows()[0]).toContain('ended 2027-01-31,')
  trust('token', 'revoke', id)
  expect(rows()[0]).toContain('revoked 2027-01-31 by ann,')
  expect(JSON.stringify(trust('token', 'list').json)).not.toContain('hash')
})

it('lists trusted publishers by issuer and subject', () => {
  openGrantsFile(folder).change((grants) => ({
    tokens: grants.tokens,
    trustedPublishers: [
      {
        name: 'github',
        team: '@calm-rest/spa',
        remote: 'mf-spa',
        rights: ['publish'],
        withoutGate: false,
        issuer: 'https://token.example',
        audience: 'https://calmrest.example',
        subject: 'repo:calm-rest/spa:*',
      },
    ],
  }))
  expect(trust('token', 'list').text).toBe(
    'trusted publisher github  mf-spa  @calm-rest/spa  publish  repo:calm-rest/spa:* of https://token.example',
  )
})

it('lists keys, with the one that signs here', () => {
  const idOf = (days: string[] = []) => (trust('key', 'create', ...days).json as { id: string }).id
  const first = idOf()
  const second = idOf(['--days', '10'])
  const rows = () => trust('key', 'list').text.split('\n')
  expect(rows()).toEqual([
    `key ${first}  from 2027-01-01, made by ann`,
    `key ${second}  from 2027-01-01, until 2027-01-11, made by ann, signs here`,
  ])
  expect(trust('key', 'revoke', first).text).toBe(
    `revoked ${first}: releases that it alone signed are no longer served`,
  )
  expect(rows()[0]).toBe(`key ${first}  from 2027-01-01, revoked 2027-01-01 by ann, made by ann`)
  expect(trust('key', 'list').json).toMatchObject({
    keys: [
      { id: first, signs: false },
      { id: second, signs: true },
    ],
  })
})

it('lists the limits of a backend', () => {
  trust(
    'backend',
    'add',
    'mf-spa',
    'orders',
    'https://orders.example',
    '--timeout-ms',
    '500',
    '--total-ms',
    '900',
  )
  expect(trust('backend', 'list').text).toBe(
    'backend mf-spa orders  https://orders.example  500 ms, 900 ms in all, 262144 bytes in, 4194304 out, 3000 a minute, added 2027-01-01 by ann',
  )
})
