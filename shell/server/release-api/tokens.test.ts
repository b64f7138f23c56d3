import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseErrorWords } from '@calm-rest/contract/release-api'
import { revokeToken } from '@calm-rest/releases'
import { beforeEach, describe, expect, it } from 'vitest'
import { openReleaseApi, outcomeOf, remote } from './release-api.fixture.ts'

let api: ReturnType<typeof openReleaseApi>
let token: string

beforeEach(() => {
  api = openReleaseApi()
  token = api.tokenFor().token
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

  it('is stored as a hash alone', () => {
    const secret = token.slice(-30)
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
