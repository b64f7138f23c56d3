import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { CommandFailed, exitCodeOf } from '@calm-rest/command'
import { temporaryFolder } from '@calm-rest/testing'
import { unpackTar } from 'modern-tar'
import { describe, expect, it } from 'vitest'
import { archive } from './archive.ts'
import type { ReleaseAction } from './arguments.ts'
import type { Project } from './project.ts'
import { act, publish } from './release.ts'
import { startReleaseApi } from './release-api.fixture.ts'
import { createSiteReleases } from './site-releases.ts'

const state = {
  stable: '1.0.0',
  previous: null,
  canary: null,
  versions: [{ version: '1.0.0', status: 'promoted', gate: 'passed' }],
}
const refusal = (code: string) => ({ error: 'Not so.', code, detail: 'Because.' })

const project: Project = {
  folder: '',
  remote: 'mf-spa',
  version: '1.0.0',
  owner: '@calm-rest/spa',
  site: undefined,
}

const releasesAt = (site: string) =>
  createSiteReleases({ site, remote: 'mf-spa', token: async () => 'secret' })

const doing = async (action: ReleaseAction, ...planned: Parameters<typeof startReleaseApi>) => {
  const { site, asked } = await startReleaseApi(...planned)
  const said: string[] = []
  const deps = { project, releases: releasesAt(site), say: (line: string) => said.push(line), pauseMs: 1 }
  const outcome = await act(action, deps).catch((cause: CommandFailed) => cause)
  return { outcome, asked, said }
}

it.each([
  [{ name: 'promote', version: undefined }, 'promote', { version: '1.0.0' }],
  [{ name: 'promote', version: '2.0.0' }, 'promote', { version: '2.0.0' }],
  [{ name: 'canary', version: undefined, percent: 20 }, 'canary', { version: '1.0.0', percent: 20 }],
  [
    { name: 'promote', version: '2.0.0', environment: 'staging', despiteFreeze: 'pay fails' },
    'promote',
    { version: '2.0.0', environment: 'staging', despiteFreeze: 'pay fails' },
  ],
  [
    { name: 'canary', version: '2.0.0', percent: 5, environment: 'staging' },
    'canary',
    { version: '2.0.0', percent: 5, environment: 'staging' },
  ],
  [{ name: 'rollback' }, 'rollback', {}],
  [{ name: 'rollback', environment: 'staging' }, 'rollback', { environment: 'staging' }],
  [{ name: 'approve', version: undefined }, 'approve', { version: '1.0.0' }],
  [{ name: 'approve-look', version: undefined }, 'approve-look', { version: '1.0.0' }],
  [{ name: 'retire', version: '1.0.0' }, 'retire', { version: '1.0.0' }],
] as const)('asks the site for %j', async (action, path, body) => {
  const { outcome, asked } = await doing(action, [200, state])
  expect(outcome).toMatchObject({ json: { remote: 'mf-spa', stable: '1.0.0' } })
  expect(asked).toMatchObject([
    { method: 'POST', path: `/api/releases/mf-spa/${path}`, token: 'Bearer secret' },
  ])
  expect(JSON.parse(String(asked[0]?.body))).toEqual(body)
})

it('lists the live releases', async () => {
  const { outcome } = await doing({ name: 'list' }, [
    200,
    { ...state, previous: '0.9.0', canary: { version: '1.1.0', percent: 5 } },
  ])
  expect(outcome).toMatchObject({
    text: [
      'live mf-spa 1.0.0, before it 0.9.0',
      'canary mf-spa 1.1.0 for 5 of 100 visitors',
      '  1.0.0  live, gate passed',
    ].join('\n'),
  })
})

it('says of each version what it is for guests', async () => {
  const promoted = (version: string) => ({ version, status: 'promoted', gate: 'passed' })
  const versions = [promoted('1.1.0'), promoted('1.0.0'), promoted('0.9.0')]
  const { outcome } = await doing({ name: 'list' }, [
    200,
    { ...state, canary: { version: '1.1.0', percent: 5 }, versions },
  ])
  expect(outcome).toMatchObject({
    text: expect.stringMatching(/1\.1\.0 {2}canary, .*1\.0\.0 {2}live, .*0\.9\.0 {2}live before, /s),
  })
})

it('lists those of another environment, with what is still to be approved', async () => {
  const versions = [
    { version: '1.1.0', status: 'published', gate: 'passed', approval: null },
    {
      version: '1.0.0',
      status: 'promoted',
      gate: 'passed',
      approval: { by: '@calm-rest/spa', person: 'ben' },
    },
  ]
  const { outcome, asked } = await doing({ name: 'list', environment: 'staging' }, [
    200,
    { ...state, environment: 'staging', versions },
  ])
  expect(asked).toMatchObject([{ path: '/api/releases/mf-spa', query: 'environment=staging' }])
  expect(outcome).toMatchObject({
    text: [
      'live mf-spa 1.0.0 in staging',
      '  1.1.0  published, gate passed, not approved',
      '  1.0.0  live, gate passed, approved by ben, @calm-rest/spa',
    ].join('\n'),
  })
})

it('waits for the gate of the platform, and says its place each time that it changes', async () => {
  const missing = [409, refusal('gate_missing')] as [number, object]
  const waiting = (gatePlace: number) => {
    const versions = [{ version: '1.0.0', status: 'published', gate: 'missing', gatePlace }]
    return [200, { ...state, versions, gateQueue: 7 }] as [number, object]
  }
  const { outcome, asked, said } = await doing(
    { name: 'promote', version: '1.0.0' },
    missing,
    waiting(3),
    missing,
    waiting(3),
    missing,
    waiting(1),
    missing,
    [500, {}],
    [200, state],
  )
  expect(outcome).toMatchObject({ json: { stable: '1.0.0' } })
  expect(asked).toHaveLength(9)
  expect(said).toEqual([
    'Waiting for the gate of the platform … number 3 of 7',
    'Waiting for the gate of the platform … number 1 of 7',
    'Waiting for the gate of the platform …',
  ])
})

it.each([
  ['a rule', 403, refusal('remote_forbidden'), 3, 'Not so. (remote_forbidden)\nBecause.'],
  ['a rule whose detail says it whole', 409, refusal('release_live'), 3, 'Refused: Because. (release_live)'],
  ['the gate', 409, refusal('gate_failed'), 4, 'gate_failed'],
  ['a fault of the site', 503, refusal('releases_unavailable'), 1, 'releases_unavailable'],
  ['no answer of releases', 404, { what: 'else' }, 1, 'answered 404, and not why'],
])('ends by %s with its exit code', async (_, status, body, exitCode, said) => {
  const { outcome } = await doing({ name: 'promote', version: '1.0.0' }, [status, body])
  expect(outcome).toBeInstanceOf(CommandFailed)
  expect([exitCodeOf(outcome), String(outcome)]).toEqual([exitCode, expect.stringContaining(said)])
})

it('takes the token nowhere else', async () => {
  const elsewhere = await startReleaseApi([200, state])
  const { outcome } = await doing({ name: 'list' }, [
    307,
    {},
    { Location: `${elsewhere.site}/api/releases/mf-spa` },
  ])
  expect(exitCodeOf(outcome)).toBe(1)
  expect(elsewhere.asked).toEqual([])
})

describe('an archive', () => {
  const built = () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'art'))
    writeFileSync(join(folder, 'release.json'), '{}')
    writeFileSync(join(folder, 'art/leaf.svg'), '<svg/>')
    return folder
  }

  it('has release.json at its root and every other file at its path', async () => {
    const entries = await unpackTar(gunzipSync(await archive(built())))
    expect(entries.map(({ header, data }) => [header.name, String(Buffer.from(data ?? []))])).toEqual([
      ['art/leaf.svg', '<svg/>'],
      ['release.json', '{}'],
    ])
  })

  it('is the same for the same files, whenever they were written', async () => {
    expect((await archive(built())).equals(await archive(built()))).toBe(true)
  })

  it('goes to the site under its version', async () => {
    const { site, asked } = await startReleaseApi([201, { remote: 'mf-spa', version: '1.0.0' }])
    const sent = await archive(built())
    await releasesAt(site).publish('1.0.0', sent)
    expect(asked).toMatchObject([
      { method: 'PUT', path: '/api/releases/mf-spa/1.0.0', type: 'application/gzip', token: 'Bearer secret' },
    ])
    expect(asked[0]?.body.equals(sent)).toBe(true)
  })
})

it('publishes no plain version from uncommitted sources', async () => {
  const folder = temporaryFolder()
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  writeFileSync(join(folder, 'new.ts'), '')
  const { site, asked } = await startReleaseApi()
  await expect(publish({ ...project, folder }, releasesAt(site))).rejects.toThrow('is not committed: new.ts')
  expect(asked).toEqual([])
})

it('publishes nothing while a language lacks a word', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'src/locales'), { recursive: true })
  for (const lang of ['en', 'de'])
    writeFileSync(join(folder, `src/locales/${lang}.json`), JSON.stringify({ taken: 'Taken' }))
  writeFileSync(join(folder, 'src/locales/zh.json'), '{}')
  const { site, asked } = await startReleaseApi()
  const words = publish({ ...project, version: '1.0.0-rc.1', folder }, releasesAt(site))
  await expect(words).rejects.toThrow('src/locales/zh.json  taken  is missing, but en and de have it')
  expect(asked).toEqual([])
})

it('builds nothing for a token that the site refuses', async () => {
  const { site, asked } = await startReleaseApi([401, refusal('release_token_invalid')])
  // a folder without anything to build
  const folder = temporaryFolder()
  const refused = publish({ ...project, version: '1.0.0-rc.1', folder }, releasesAt(site))
  await expect(refused).rejects.toThrow('release_token_invalid')
  expect(asked).toMatchObject([{ method: 'GET', path: '/api/releases/mf-spa' }])
})
