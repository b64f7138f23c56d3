import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { createCiIdentities } from './ci-identity.ts'
import { ciAudience, startCiIssuer } from './ci-issuer.fixture.ts'
import { createFindGrant, createFindHolder } from './find-grant.ts'
import { openGrantsFile, type TrustedPublisher } from './grants-file.ts'
import { matchesSubject } from './subject-pattern.ts'
import { addToken, revokeToken } from './tokens.ts'

const publisher = (issuer: string, more: Partial<TrustedPublisher> = {}): TrustedPublisher => ({
  name: 'github',
  team: '@calm-rest/rooms',
  remote: 'mf-rooms',
  rights: ['publish'],
  withoutGate: false,
  issuer,
  audience: ciAudience,
  subject: 'repo:calm-rest/rooms:ref:refs/heads/*',
  ...more,
})
const identities = () => createCiIdentities(() => new Date())

describe('the identity of a CI', () => {
  it('says repository, commit, ref, workflow and actor, as GitHub or as GitLab names them', async () => {
    const ci = await startCiIssuer()
    const ask = identities()
    const { identity, audiences } = await ask(await ci.token(), [publisher(ci.issuer)])
    expect(audiences).toEqual([ciAudience])
    expect(identity).toMatchObject({
      issuer: ci.issuer,
      repository: 'calm-rest/rooms',
      ref: 'refs/heads/main',
      actor: 'ann',
    })
    const gitlab = {
      repository: undefined,
      workflow_ref: undefined,
      actor: undefined,
      project_path: 'calm/rooms',
      ci_config_ref_uri: 'gitlab.example/calm/rooms//.gitlab-ci.yml@main',
      user_login: 'ben',
    }
    const other = await ask(await ci.token(gitlab), [publisher(ci.issuer)])
    expect(other.identity).toMatchObject({
      repository: 'calm/rooms',
      workflow: 'gitlab.example/calm/rooms//.gitlab-ci.yml@main',
      actor: 'ben',
      commit: '0123456789abcdef0123456789abcdef01234567',
    })
  })

  it.each([
    ['that is no token', async () => 'crt'],
    ['that another key signed', (ci: Awaited<ReturnType<typeof startCiIssuer>>) => ci.forged()],
    [
      'for another site',
      (ci: Awaited<ReturnType<typeof startCiIssuer>>) => ci.token({ aud: 'https://evil.example' }),
    ],
    ['that has ended', (ci: Awaited<ReturnType<typeof startCiIssuer>>) => ci.token({ exp: 1 })],
    [
      'that is old',
      (ci: Awaited<ReturnType<typeof startCiIssuer>>) => ci.token({ iat: Date.now() / 1000 - 3700 }),
    ],
    ['without a subject', (ci: Awaited<ReturnType<typeof startCiIssuer>>) => ci.token({ sub: '' })],
  ])('is refused for a token %s', async (_, token) => {
    const ci = await startCiIssuer()
    await expect(identities()(await token(ci), [publisher(ci.issuer)])).rejects.toMatchObject({
      code: 'release_token_invalid',
    })
  })

  it('asks no issuer that nobody trusts', async () => {
    const ci = await startCiIssuer()
    const asked = identities()(await ci.token(), [publisher('https://other.example')])
    await expect(asked).rejects.toMatchObject({ code: 'release_token_invalid' })
    expect(ci.asked()).toBe(0)
  })

  it.each<[string, number, (own: string) => object]>([
    ['that fails', 500, () => ({})],
    ['that names another', 200, (own) => ({ issuer: 'https://evil.example', jwks_uri: `${own}/keys` })],
    ['whose keys are elsewhere', 200, (own) => ({ issuer: own, jwks_uri: 'https://evil.example/keys' })],
  ])('asks an issuer %s once in ten seconds', async (_, status, answer) => {
    const ci = await startCiIssuer()
    let asked = 0
    let own = ''
    const server = createServer((_request, response) => {
      asked += 1
      response.writeHead(status).end(JSON.stringify(answer(own)))
    }).listen(0, '127.0.0.1')
    whenDone(() => server.close())
    await once(server, 'listening')
    own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const ask = identities()
    const token = await ci.token({ iss: own })
    for (const _time of [1, 2])
      await expect(ask(token, [publisher(own)])).rejects.toMatchObject({ code: 'releases_unavailable' })
    expect(asked).toBe(1)
  })
})

describe('a grant', () => {
  const open = async (more: Partial<TrustedPublisher> = {}) => {
    const ci = await startCiIssuer()
    const file = openGrantsFile(temporaryFolder('trust'))
    file.change(() => ({ tokens: [], trustedPublishers: [publisher(ci.issuer, more)] }))
    let now = new Date()
    const find = createFindGrant(createFindHolder(file, () => now))
    return { ci, file, find, at: (later: Date) => (now = later) }
  }

  it('of a trusted publisher names actor and subject, and is for its remote and rights alone', async () => {
    const { ci, find } = await open({ withoutGate: true })
    const token = await ci.token()
    expect(await find(token, { remote: 'mf-rooms', right: 'publish' })).toMatchObject({
      team: '@calm-rest/rooms',
      actor: { by: 'ann, repo:calm-rest/rooms:ref:refs/heads/main', grant: 'trusted publisher github' },
      withoutGate: true,
    })
    expect(await find(await ci.token({ actor: undefined }), { remote: 'mf-rooms' })).toMatchObject({
      actor: { by: 'repo:calm-rest/rooms:ref:refs/heads/main' },
    })
    await expect(find(token, { remote: 'mf-spa', right: 'publish' })).rejects.toMatchObject({
      code: 'remote_forbidden',
    })
    await expect(find(token, { remote: 'mf-rooms', right: 'promote' })).rejects.toMatchObject({
      code: 'right_forbidden',
    })
  })

  it.each([
    ['of another subject', { subject: 'repo:calm-rest/spa:ref:refs/heads/*' }],
    ['that has ended', { until: '2020-01-01T00:00:00.000Z' }],
  ])('%s does not count', async (_, more) => {
    const { ci, find } = await open(more)
    await expect(find(await ci.token(), { remote: 'mf-rooms', right: 'publish' })).rejects.toMatchObject({
      code: 'remote_forbidden',
    })
  })

  it('by a token counts until it ends or is revoked, and not with another secret', async () => {
    const { file, find, at } = await open()
    const until = new Date(Date.now() + 60_000)
    const fresh = { team: '@calm-rest/spa', remote: 'mf-spa', withoutGate: false, createdBy: 'ann' }
    const { token, stored } = addToken(
      file,
      Object.assign({ rights: ['publish' as const], until: until.toISOString() }, fresh),
      new Date(),
    )
    const ask = (bearer = token) => find(bearer, { remote: 'mf-spa', right: 'publish' })
    const invalid = { code: 'release_token_invalid' }
    expect((await ask()).actor).toEqual({ by: '@calm-rest/spa', grant: `token ${stored.id}` })
    await expect(ask(`${token}x`)).rejects.toMatchObject(invalid)
    at(new Date(until.getTime() - 1))
    await ask()
    at(until)
    await expect(ask()).rejects.toMatchObject(invalid)
    at(new Date())
    expect(() => revokeToken(file, 'ffffffffffff', 'ann', new Date())).toThrow(
      'There is no token ffffffffffff.',
    )
    revokeToken(file, stored.id, 'ann', new Date())
    await expect(ask()).rejects.toMatchObject(invalid)
  })
})

it.each([
  ['repo:a/b:*', 'repo:a/b:main', true],
  ['repo:a/b:*', 'repo:a/b:ref:main', false],
  ['repo:a/*:main', 'repo:a/b:main', true],
  ['repo:a.b:main', 'repo:axb:main', false],
  ['repo:a/b', 'repo:a/b:main', false],
])('the subject %s matches %s: %s', (pattern, subject, matches) => {
  expect(matchesSubject(pattern, subject)).toBe(matches)
})
