import { ciAudience, startCiIssuer } from '@calm-rest/releases/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openReleaseApi, outcomeOf, remote } from './release-api.fixture.ts'

let api: ReturnType<typeof openReleaseApi>
let token: string

beforeEach(() => {
  api = openReleaseApi()
  token = api.tokenFor().token
})

describe('a CI with an OIDC identity', () => {
  const trustedPublisher = (issuer: string) => ({
    name: 'spa-ci',
    issuer,
    audience: ciAudience,
    subject: 'repo:calm-rest/rooms:ref:refs/heads/*',
    team: '@calm-rest/spa',
    remote,
    rights: ['publish' as const],
    withoutGate: false,
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
    const page = await (await api.site(`/releases/${remote}`)).text()
    expect(page).toContain('1.0.0 published by ann, repo:calm-rest/rooms:ref:refs/heads/main')
    api.gate('1.0.0')
    await api.post(token, 'promote', { version: '1.0.0' })
    const live = await (await api.site(`/releases/${remote}`)).text()
    const workflow = 'calm-rest/rooms/.github/workflows/release.yml@refs/heads/main'
    expect(live).toContain(
      `<span>calm-rest/rooms@0123456789ab</span> <span>${workflow}</span> <span>published by ann`,
    )
    expect(live).toContain('Owned by @calm-rest/spa')
    expect(api.store.release(remote, '1.0.0')?.publisher).toMatchObject({
      issuer: ci.issuer,
      repository: 'calm-rest/rooms',
      workflow,
    })
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
