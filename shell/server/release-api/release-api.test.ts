import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  publishReceipt,
  releaseErrorBody,
  releaseErrorWords,
  releaseState,
} from '@calm-rest/contract/release-api'
import { revokeToken } from '@calm-rest/releases'
import {
  ciAudience,
  fileEntry,
  packFiles,
  packFolder,
  placesAt,
  startCiIssuer,
  wholeBuild,
} from '@calm-rest/releases/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openReleaseApi, outcomeOf, remote } from './release-api.fixture.ts'

let api: ReturnType<typeof openReleaseApi>
let token: string

beforeEach(() => {
  api = openReleaseApi()
  token = api.tokenFor().token
})

const publishTried = async (version: string) => {
  expect(await outcomeOf(api.put(token, version))).toBe('201')
  api.gate(version)
}

describe('a release over HTTPS', () => {
  it('is published, tried by the platform, promoted and shown to guests; the history says who, and by which grant', async () => {
    const published = await api.put(token, '1.0.0')
    expect(published.status).toBe(201)
    expect(publishReceipt.parse(await published.json())).toEqual({ remote, version: '1.0.0' })
    expect(await outcomeOf(api.post(token, 'promote', { version: '1.0.0' }))).toBe('409 gate_missing')
    api.gate('1.0.0')
    const promoted = await api.post(token, 'promote', { version: '1.0.0' })
    expect(releaseState.parse(await promoted.json())).toMatchObject({
      stable: '1.0.0',
      versions: [{ version: '1.0.0', status: 'promoted', gate: 'passed' }],
    })
    const composition = await (await api.site('/composition.json')).json()
    expect(composition.remotes[remote].manifest.version).toBe('1.0.0')
    expect(await (await api.site(`/releases/${remote}/1.0.0/entry.js`)).text()).toBe("entry('1.0.0')")
    const { history } = api.store.readChannels(remote)
    expect(history.map(({ action, by, grant }) => [action, by, grant?.replace(/ \w+$/, '')])).toEqual([
      ['publish', '@calm-rest/spa', 'token'],
      ['promote', '@calm-rest/spa', 'token'],
    ])
    expect(api.acts.map(({ act, version, status, code }) => [act, version, status, code])).toEqual([
      ['publish', '1.0.0', 201, undefined],
      ['promote', '1.0.0', 409, 'gate_missing'],
      ['promote', '1.0.0', 200, undefined],
    ])
    expect(readdirSync(`${api.store.folder}.incoming`)).toEqual([])
  })

  it('goes to a few guests, ends, comes back, and is retired for good', async () => {
    for (const version of ['1.0.0', '1.1.0']) await publishTried(version)
    await api.post(token, 'promote', { version: '1.0.0' })
    const canary = await api.post(token, 'canary', { version: '1.1.0', percent: 20 })
    expect(await canary.json()).toMatchObject({ canary: { version: '1.1.0', percent: 20 } })
    expect(await (await api.post(token, 'rollback')).json()).toMatchObject({ stable: '1.0.0', canary: null })
    await api.post(token, 'promote', { version: '1.1.0' })
    expect(await (await api.post(token, 'rollback')).json()).toMatchObject({ stable: '1.0.0' })
    expect(await outcomeOf(api.post(token, 'retire', { version: '1.0.0' }))).toBe('409 release_live')
    const retired = await (await api.post(token, 'retire', { version: '1.1.0' })).json()
    expect(retired).toMatchObject({ stable: '1.0.0', previous: null })
    expect(await outcomeOf(api.post(token, 'promote', { version: '1.1.0' }))).toBe('409 version_retired')
    expect(await outcomeOf(api.post(token, 'rollback'))).toBe('409 nothing_before')
    expect(api.store.versionStatus(remote, '1.1.0')).toBe('withdrawn')
  })

  it('is refused where it claims what is live with another team, when it comes and when it goes live', async () => {
    const claims = (version: string, to: string) =>
      packFolder(wholeBuild(version, to, version, placesAt('/spa')).dist)
    expect(await outcomeOf(api.put(token, '1.0.0', await claims('1.0.0', remote)))).toBe('201')
    const others = api.tokenFor({ remote: 'mf-yoga', withoutGate: true }).token
    expect(await outcomeOf(api.put(others, '1.0.0', await claims('1.0.0', 'mf-yoga'), 'mf-yoga'))).toBe('201')
    api.gate('1.0.0')
    expect(await outcomeOf(api.post(token, 'promote', { version: '1.0.0' }))).toBe('200')
    const late = api.post(others, 'promote', { version: '1.0.0' }, 'mf-yoga')
    expect(await outcomeOf(late)).toBe('409 release_conflict')
    const again = api.put(others, '1.1.0', await claims('1.1.0', 'mf-yoga'), 'mf-yoga')
    expect(await outcomeOf(again)).toBe('409 release_conflict')
  })

  it('is promoted without the gate only by a team that the platform lets, and the history says so', async () => {
    const trusted = api.tokenFor({ withoutGate: true }).token
    await api.put(trusted, '1.0.0')
    expect(await outcomeOf(api.post(trusted, 'promote', { version: '1.0.0' }))).toBe('200')
    expect(api.store.readChannels(remote).history.at(-1)).toMatchObject({
      action: 'promote',
      reason: 'without the gate, as the platform allows this team',
    })
  })

  it('is not promoted where the gate failed, or passed other files', async () => {
    await api.put(token, '1.0.0')
    api.gate('1.0.0', false)
    const refused = await api.post(token, 'promote', { version: '1.0.0' })
    expect(releaseErrorBody.parse(await refused.json())).toMatchObject({
      code: 'gate_failed',
      detail: 'room-list mounts: it throws',
    })
    const report = join(api.store.folder, remote, 'gates/1.0.0.json')
    const passed = {
      ...JSON.parse(readFileSync(report, 'utf8')),
      passed: true,
      hash: `sha384-${'A'.repeat(64)}`,
    }
    writeFileSync(report, JSON.stringify(passed))
    expect(await outcomeOf(api.post(token, 'promote', { version: '1.0.0' }))).toBe('409 gate_missing')
    expect(api.store.readChannels(remote).stable).toBeNull()
  })
})

describe('who may', () => {
  it.each([
    ['without a token', () => undefined, '401 release_token_missing'],
    ['with one that nobody made', () => `crt_0123456789ab_${'A'.repeat(43)}`, '401 release_token_invalid'],
    ['with one of another secret', () => token.replace(/.{4}$/, 'AAAA'), '401 release_token_invalid'],
    ['with one that has ended', () => api.tokenFor({ endsIn: -1 }).token, '401 release_token_invalid'],
    ['with what is no token at all', () => 'hello', '401 release_token_invalid'],
    [
      'with the token of another team',
      () => api.tokenFor({ team: '@calm-rest/rooms', remote: 'mf-rooms' }).token,
      '403 remote_forbidden',
    ],
    ['with one for other acts', () => api.tokenFor({ rights: ['promote'] }).token, '403 right_forbidden'],
  ])('R-mf-rights: publishes nothing %s', async (_, tokenOf, outcome) => {
    expect(await outcomeOf(api.put(tokenOf(), '1.0.0'))).toBe(outcome)
    expect(api.store.versions(remote)).toEqual([])
  })

  it.each(['promote', 'canary', 'rollback', 'retire'])('needs the right to %s', async (act) => {
    const others = (['publish', 'promote', 'canary', 'rollback', 'retire'] as const).filter((r) => r !== act)
    const input = { version: '1.0.0', percent: 5 }
    expect(await outcomeOf(api.post(api.tokenFor({ rights: others }).token, act, input))).toBe(
      '403 right_forbidden',
    )
    const ofRooms = api.tokenFor({ remote: 'mf-rooms' }).token
    expect(await outcomeOf(api.post(ofRooms, act, input))).toBe('403 remote_forbidden')
  })

  it('ends with its token at once, and the list keeps who ended it', async () => {
    const { token: other, stored } = api.tokenFor()
    revokeToken(api.grants, stored.id, 'the platform', new Date())
    expect(await outcomeOf(api.put(other, '1.0.0'))).toBe('401 release_token_invalid')
    expect(api.grants.read().tokens.find(({ id }) => id === stored.id)?.revoked?.by).toBe('the platform')
  })

  it('is kept as a hash alone', () => {
    const secret = token.split('_').at(-1) as string
    expect(readFileSync(join(api.trust, 'grants.json'), 'utf8')).not.toContain(secret)
  })

  it('is told in the language of who asks', async () => {
    const answer = await api.call('POST', `${remote}/rollback`, undefined, {
      headers: { 'Accept-Language': 'de' },
    })
    expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer')
    expect(await answer.json()).toMatchObject({ error: releaseErrorWords.release_token_missing.de })
  })

  it('is asked of calls that there are, and of no other', async () => {
    expect(await outcomeOf(api.post(token, 'publish'))).toBe('400 invalid_release_request')
    expect(await outcomeOf(api.call('PUT', `${remote}/latest`, token))).toBe('400 invalid_release_request')
    expect(await outcomeOf(api.post(token, 'promote', { version: '1.0.0', gate: false }))).toBe(
      '400 invalid_release_request',
    )
  })

  it('tries no more than sixty tokens a minute from one address', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 61 }, () => outcomeOf(api.post('hello', 'rollback'))),
    )
    expect(outcomes.filter((outcome) => outcome.startsWith('429'))).toHaveLength(1)
  })
})

describe('a CI with an OIDC identity', () => {
  const trustedPublisher = (issuer: string) => ({
    ...{ name: 'spa-ci', issuer, audience: ciAudience, subject: 'repo:calm-rest/rooms:ref:refs/heads/*' },
    ...{ team: '@calm-rest/spa', remote, rights: ['publish' as const], withoutGate: false },
  })
  const open = async () => {
    const ci = await startCiIssuer()
    api.grants.change((grants) => ({ ...grants, trustedPublishers: [trustedPublisher(ci.issuer)] }))
    return ci
  }

  it('publishes, and is named by what its issuer vouches for', async () => {
    const ci = await open()
    expect(await outcomeOf(api.put(await ci.token(), '1.0.0'))).toBe('201')
    expect(api.store.readChannels(remote).history).toMatchObject([
      { by: 'ann, repo:calm-rest/rooms:ref:refs/heads/main', grant: 'trusted publisher spa-ci' },
    ])
    expect(await outcomeOf(api.post(await ci.token(), 'promote', { version: '1.0.0' }))).toBe(
      '403 right_forbidden',
    )
    expect(await outcomeOf(api.put(await ci.token(), '1.0.0', undefined, 'mf-rooms'))).toBe(
      '403 remote_forbidden',
    )
    const page = await (await api.site('/releases')).text()
    expect(page).toContain('1.0.0 published by ann, repo:calm-rest/rooms:ref:refs/heads/main')
    api.gate('1.0.0')
    await api.post(token, 'promote', { version: '1.0.0' })
    const live = await (await api.site('/releases')).text()
    const workflow = 'calm-rest/rooms/.github/workflows/release.yml@refs/heads/main'
    expect(live).toContain(`calm-rest/rooms@0123456789ab · ${workflow} · published by ann`)
    expect(live).toContain('Owned by @calm-rest/spa')
    // discovery and keys, once
    expect(ci.asked()).toBe(2)
  })

  const hourAgo = () => Math.floor(Date.now() / 1000) - 3600
  type Ci = Awaited<ReturnType<typeof open>>
  it.each<[string, (ci: Ci) => Promise<string>, string]>([
    ['another key under the same name', (ci) => ci.forged(), '401 release_token_invalid'],
    ['another site', (ci) => ci.token({ aud: 'https://other.example' }), '401 release_token_invalid'],
    ['an hour ago', (ci) => ci.token({ iat: hourAgo(), exp: hourAgo() + 300 }), '401 release_token_invalid'],
    ['long ago, with no near end', (ci) => ci.token({ iat: hourAgo() - 60 }), '401 release_token_invalid'],
    [
      'an issuer that nobody trusts',
      (ci) => ci.token({ iss: 'http://127.0.0.1:9' }),
      '401 release_token_invalid',
    ],
    [
      'another repository',
      (ci) => ci.token({ sub: 'repo:eve/rooms:ref:refs/heads/main' }),
      '403 remote_forbidden',
    ],
    [
      'a pull request',
      (ci) => ci.token({ sub: 'repo:calm-rest/rooms:pull_request' }),
      '403 remote_forbidden',
    ],
    [
      'a subject that only begins like it',
      (ci) => ci.token({ sub: 'repo:calm-rest/rooms:ref:refs/heads/x:environment:y' }),
      '403 remote_forbidden',
    ],
  ])('R-mf-rights: publishes nothing with a token of %s', async (_, tokenOf, outcome) => {
    const ci = await open()
    expect(await outcomeOf(api.put(await tokenOf(ci), '1.0.0'))).toBe(outcome)
    expect(api.store.versions(remote)).toEqual([])
  })

  it('takes no unsigned token, and none that is signed with a key everybody has', async () => {
    const ci = await open()
    const [, claims] = (await ci.token()).split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    expect(await outcomeOf(api.put(`${none}.${claims}.`, '1.0.0'))).toBe('401 release_token_invalid')
  })

  it('waits for an issuer that does not answer, and asks it no more than once in a while', async () => {
    const gone = 'http://127.0.0.1:9'
    api.grants.change((grants) => ({ ...grants, trustedPublishers: [trustedPublisher(gone)] }))
    const ci = await startCiIssuer()
    const answer = api.put(await ci.token({ iss: gone }), '1.0.0')
    expect(await outcomeOf(answer)).toBe('503 releases_unavailable')
  })
})

describe('an archive', () => {
  it('changes nothing when it is sent again, and is refused with other files', async () => {
    const archive = await packFolder(wholeBuild('1.0.0', remote).dist)
    expect(await outcomeOf(api.put(token, '1.0.0', archive))).toBe('201')
    expect(await outcomeOf(api.put(token, '1.0.0', archive))).toBe('200')
    const other = await packFolder(wholeBuild('1.0.0', remote, 'other').dist)
    expect(await outcomeOf(api.put(token, '1.0.0', other))).toBe('409 version_exists')
    expect(await (await api.site(`/releases/${remote}/1.0.0/entry.js`)).text()).toBe("entry('1.0.0')")
    expect(api.store.readChannels(remote).history).toHaveLength(1)
  })

  it('R-mf-rights: is of no use under another version, for another remote, or after a later one', async () => {
    const archive = await packFolder(wholeBuild('1.0.0', remote).dist)
    expect(await outcomeOf(api.put(token, '2.0.0', archive))).toBe('422 release_invalid')
    const ofRooms = api.tokenFor({ remote: 'mf-rooms' }).token
    expect(await outcomeOf(api.put(ofRooms, '1.0.0', archive, 'mf-rooms'))).toBe('422 release_invalid')
    await publishTried('1.1.0')
    expect(await outcomeOf(api.put(token, '1.0.0', archive))).toBe('409 version_not_above')
    expect(api.store.versions(remote)).toEqual(['1.1.0'])
  })

  it('that was retired stays retired, however often it is sent', async () => {
    const archive = await packFolder(wholeBuild('1.0.0', remote).dist)
    await api.put(token, '1.0.0', archive)
    await api.post(token, 'retire', { version: '1.0.0' })
    expect(await outcomeOf(api.put(token, '1.0.0', archive))).toBe('200')
    api.gate('1.0.0')
    expect(await outcomeOf(api.post(token, 'promote', { version: '1.0.0' }))).toBe('409 version_retired')
  })

  const { manifest } = wholeBuild('1.0.0', remote)
  const release = fileEntry('release.json', JSON.stringify({ ...manifest, files: {} }))
  it.each([
    ['no release.json', async () => packFiles([fileEntry('entry.js', 'x')]), '422 release_invalid'],
    [
      'a file that release.json does not name',
      async () => packFiles([release, fileEntry('x.js', 'x')]),
      '422 release_invalid',
    ],
    [
      'a path that climbs',
      async () => packFiles([release, fileEntry('../x.js', 'x')]),
      '400 archive_invalid',
    ],
    [
      'a missing file',
      async () => packFiles([fileEntry('release.json', JSON.stringify(manifest))]),
      '422 release_invalid',
    ],
  ])('with %s leaves nothing behind', async (_, archive, outcome) => {
    expect(await outcomeOf(api.put(token, '1.0.0', await archive()))).toBe(outcome)
    expect(readdirSync(`${api.store.folder}.incoming`)).toEqual([])
    expect(existsSync(join(api.store.folder, remote))).toBe(false)
  })

  it.each(['entry.js', 'entry.js.br', 'entry.js.gz'])('with another %s is refused', async (name) => {
    const { dist } = wholeBuild('1.0.0', remote)
    const content = readFileSync(join(dist, name))
    content[content.length >> 1] = (content[content.length >> 1] as number) ^ 1
    writeFileSync(join(dist, name), content)
    expect(await outcomeOf(api.put(token, '1.0.0', await packFolder(dist)))).toBe('422 release_invalid')
  })

  it.each([
    ['a size that is not true', { bytes: 1 }],
    ['a packed size that is not true', { brotliBytes: 1 }],
  ])('with %s is refused: the gate judges by it', async (_, claim) => {
    const { dist, manifest } = wholeBuild('1.0.0', remote)
    const entry = { ...(manifest.files['entry.js'] as { integrity: string; bytes: number }), ...claim }
    const files = { ...manifest.files, 'entry.js': entry }
    writeFileSync(join(dist, 'release.json'), JSON.stringify({ ...manifest, files }))
    expect(await outcomeOf(api.put(token, '1.0.0', await packFolder(dist)))).toBe('422 release_invalid')
  })

  it('with a bomb in a packed file is refused before it has gone off', async () => {
    const { dist, manifest } = wholeBuild('1.0.0', remote)
    writeFileSync(join(dist, 'entry.js.gz'), gzipSync(Buffer.alloc(4 * 1024 * 1024)))
    const entry = { ...(manifest.files['entry.js'] as { integrity: string; bytes: number }), bytes: 2 ** 31 }
    const files = { ...manifest.files, 'entry.js': entry }
    writeFileSync(join(dist, 'release.json'), JSON.stringify({ ...manifest, files }))
    const answer = await api.put(token, '1.0.0', await packFolder(dist))
    expect(await answer.json()).toMatchObject({
      code: 'release_invalid',
      detail: 'entry.js is not the file that release.json names.',
    })
  })

  it('comes as application/gzip', async () => {
    const answer = api.call('PUT', `${remote}/1.0.0`, token, { body: '{}' })
    expect(await outcomeOf(answer)).toBe('415 archive_type')
  })
})
