import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseDiff, releaseErrorBody, releaseState } from '@calm-rest/contract/release-api'
import { compose } from '@calm-rest/releases'
import { beforeEach, describe, expect, it } from 'vitest'
import { openReleaseApi, outcomeOf, remote } from './release-api.fixture.ts'

const day = (date: number, time = '00:00') => `2030-12-${date}T${time}:00.000Z`
const byPlatform = { addedBy: 'the platform', addedAt: day(10) }

let clock: Date
let api: ReturnType<typeof openReleaseApi>
let team: string
let approver: string

beforeEach(async () => {
  clock = new Date(day(10))
  api = openReleaseApi({ environments: ['staging', 'production'], now: () => clock })
  const endsIn = new Date(day(31)).getTime() - Date.now()
  team = api.tokenFor({ endsIn }).token
  approver = api.tokenFor({ endsIn, team: '@calm-rest/review', rights: ['approve'] }).token
  await api.publishTried(team, '1.0.0')
})

const act = (name: string, input: object, token = team) => outcomeOf(api.post(token, name, input))
const inStaging = { version: '1.0.0', environment: 'staging' }
const inProduction = { version: '1.0.0', environment: 'production' }
const shown = () => compose(api.store).remotes[remote]?.manifest.version

const requireApproval = () =>
  api.rules.approvals.add({ environments: ['production'], from: '2020-01-01T00:00:00Z', ...byPlatform })
const freeze = (from = day(20), to = day(27)) =>
  api.rules.freezes.add({ from, to, reason: 'Christmas', ...byPlatform })

describe('a release', () => {
  it('R-mf-environments, R-mf-freezes, R-mf-approvals: goes to staging, is approved, goes to production, waits for the end of a freeze or has an exception, and is compared', async () => {
    requireApproval()
    expect(await act('promote', inProduction)).toBe('409 environment_order')
    expect(await act('promote', inStaging)).toBe('200')
    expect(shown()).toBeUndefined()
    expect(await act('promote', inProduction)).toBe('409 approval_missing')
    expect(await act('approve', { version: '1.0.0' }, approver)).toBe('200')
    freeze()
    clock = new Date(day(21))
    const frozen = await api.post(team, 'promote', inProduction)
    expect(frozen.status).toBe(409)
    expect(releaseErrorBody.parse(await frozen.json())).toMatchObject({
      code: 'release_frozen',
      freeze: { reason: 'Christmas', until: day(27) },
      detail: expect.stringContaining('2030-12-27T00:00Z: Christmas.'),
    })
    const despite = { ...inProduction, despiteFreeze: 'payments fail' }
    expect(await act('promote', despite)).toBe('403 right_forbidden')
    const owner = api.tokenFor({ endsIn: 2e11, rights: ['promote', 'override_freeze'] }).token
    const differs = await api.call('GET', 'diff?from=staging&to=production', team)
    expect(releaseDiff.parse(await differs.json()).remotes).toMatchObject([
      { remote, from: { version: '1.0.0', publisher: '@calm-rest/spa', commit: 'abc' }, to: null },
    ])
    expect(await act('promote', despite, owner)).toBe('200')
    expect(shown()).toBe('1.0.0')
    expect(api.store.readChannels(remote).history.at(-1)).toMatchObject({
      action: 'promote',
      reason: expect.stringMatching(/^despite the freeze until 2030-12-27.*Christmas.*payments fail$/),
    })
    const same = await api.call('GET', 'diff?from=staging&to=production', team)
    expect(releaseDiff.parse(await same.json()).remotes).toEqual([])
    const state = await (await api.call('GET', `${remote}?environment=staging`, team)).json()
    expect(releaseState.parse(state)).toMatchObject({ environment: 'staging', stable: '1.0.0' })
    const here = releaseState.parse(await (await api.call('GET', remote, team)).json())
    expect(here.versions[0]?.approval).toMatchObject({ by: '@calm-rest/review', at: day(10) })
  })
})

describe('R-mf-environments: an environment', () => {
  it('takes what was live in the one before and was not withdrawn there, also for a canary', async () => {
    await act('promote', inStaging)
    await api.publishTried(team, '1.1.0')
    const canary = { version: '1.1.0', percent: 5 }
    await act('canary', { ...canary, environment: 'staging' })
    expect(await act('promote', { ...inProduction, version: '1.1.0' })).toBe('409 environment_order')
    await act('promote', { ...inStaging, version: '1.1.0' })
    expect(await act('promote', inProduction)).toBe('200')
    await act('rollback', { environment: 'staging' })
    expect(await act('canary', canary)).toBe('409 environment_order')
    expect(api.store.readChannels(remote)).toMatchObject({ stable: '1.0.0', canary: null })
  })

  it('is this site’s own, the main one, unless a call names another', async () => {
    await act('promote', inStaging)
    expect(await act('promote', { version: '1.0.0' })).toBe('200')
    expect(shown()).toBe('1.0.0')
    const names = readdirSync(join(api.store.folder, remote)).sort()
    expect(names).toEqual(expect.arrayContaining(['channels.json', 'environments']))
  })

  it.each([
    ['../x', '400 invalid_release_request'],
    ['staging/../../x', '400 invalid_release_request'],
    ['copy.json', '400 invalid_release_request'],
    ['Staging', '400 invalid_release_request'],
    ['canary', '400 environment_unknown'],
  ])('%j is none, and nothing is written for it', async (environment, outcome) => {
    expect(await act('promote', { version: '1.0.0', environment })).toBe(outcome)
    const encoded = encodeURIComponent(environment)
    expect(await outcomeOf(api.call('GET', `${remote}?environment=${encoded}`, team))).toBe(outcome)
    expect(await outcomeOf(api.call('GET', `diff?from=${encoded}&to=staging`, team))).toBe(outcome)
    expect(readdirSync(join(api.store.folder, remote)).sort()).not.toContain('environments')
  })

  it('is not for a token of another one, and neither is what holds in all', async () => {
    const ofStaging = api.tokenFor({ endsIn: 2e11, environments: ['staging'] }).token
    expect(await act('promote', inStaging, ofStaging)).toBe('200')
    for (const [name, input] of [
      ['promote', inProduction],
      ['promote', { version: '1.0.0' }],
      ['rollback', {}],
      ['retire', { version: '1.0.0' }],
    ] as const)
      expect(await act(name, input, ofStaging)).toBe('403 environment_forbidden')
  })

  it('keeps a version that is live in another from being retired, and from coming back once it is', async () => {
    await act('promote', inStaging)
    expect(await act('retire', { version: '1.0.0' })).toBe('409 release_live')
    const staged = await api.store.at('staging')
    await act('promote', inProduction)
    await api.publishTried(team, '1.0.1')
    await act('promote', { ...inStaging, version: '1.0.1' })
    expect(await act('retire', { version: '1.0.0' })).toBe('409 release_live')
    expect(staged.readChannels(remote).history.map(({ action }) => action)).not.toContain('retire')
    await api.publishTried(team, '1.1.0')
    expect(await act('retire', { version: '1.1.0' })).toBe('200')
    const staging = await api.store.at('staging')
    expect(staging.readChannels(remote).history.at(-1)).toMatchObject({ action: 'retire', version: '1.1.0' })
    expect(await outcomeOf(api.put(team, '1.1.0'))).toBe('409 version_retired')
  })

  it('is compared for the remotes of a token alone', async () => {
    await act('promote', inStaging)
    const ofRooms = api.tokenFor({ endsIn: 2e11, remote: 'mf-rooms' }).token
    const diff = await (await api.call('GET', 'diff?from=staging&to=production', ofRooms)).json()
    expect(releaseDiff.parse(diff).remotes.map((each) => each.remote)).toEqual(['mf-rooms'])
    expect(await outcomeOf(api.call('GET', 'diff?from=staging&to=production', undefined))).toBe(
      '401 release_token_missing',
    )
    expect(await outcomeOf(api.call('GET', 'diff?from=staging&to=production', 'hello'))).toBe(
      '401 release_token_invalid',
    )
  })
})

describe('R-mf-freezes: a freeze', () => {
  beforeEach(() => act('promote', inStaging))

  it.each([
    ['before its first moment', new Date(Date.parse(day(20)) - 1), '200'],
    ['in its first moment', new Date(day(20)), '409 release_frozen'],
    ['in its last', new Date(Date.parse(day(27)) - 1), '409 release_frozen'],
    ['after it', new Date(day(27)), '200'],
  ])('holds by the clock of the server that decides: %s', async (_, at, outcome) => {
    freeze()
    clock = at
    const asked = api.call('POST', `${remote}/promote`, team, {
      headers: { 'Content-Type': 'application/json', Date: new Date(day(10)).toUTCString() },
      body: JSON.stringify(inProduction),
    })
    expect(await outcomeOf(asked)).toBe(outcome)
  })

  it('stops promotions and canaries, and no way back', async () => {
    for (const version of ['1.1.0', '1.2.0']) {
      await api.publishTried(team, version)
      await act('promote', { version, environment: 'staging' })
      await act('promote', { version })
    }
    freeze()
    clock = new Date(day(21))
    expect(await act('promote', { version: '1.0.0' })).toBe('409 release_frozen')
    expect(await act('canary', { version: '1.0.0', percent: 5 })).toBe('409 release_frozen')
    expect(await act('rollback', {})).toBe('200')
    expect(await act('retire', { version: '1.0.0' })).toBe('200')
  })

  it('may be of one remote, or of one environment', async () => {
    api.rules.freezes.add({
      from: day(20),
      to: day(27),
      reason: 'New menu',
      remotes: ['mf-rooms'],
      ...byPlatform,
    })
    const { id } = api.rules.freezes.add({
      from: day(20),
      to: day(27),
      reason: 'Christmas',
      environments: ['production'],
      ...byPlatform,
    })
    clock = new Date(day(21))
    expect(await act('promote', inStaging)).toBe('200')
    expect(await act('promote', inProduction)).toBe('409 release_frozen')
    api.rules.freezes.remove(id)
    expect(await act('promote', inProduction)).toBe('200')
  })

  it.each([
    ['without an end', { to: undefined }],
    ['that ends before it begins', { to: day(19) }],
    ['for years', { to: '2039-01-01T00:00:00.000Z' }],
    ['in no time zone', { to: '2030-12-27T00:00:00' }],
  ])('%s is none: the file is refused, and nothing new goes live', async (_, wrong) => {
    freeze()
    const path = join(api.trust, 'freezes.json')
    const { freezes } = JSON.parse(readFileSync(path, 'utf8'))
    const [first] = freezes
    expect(() => api.rules.freezes.add({ ...first, ...wrong })).toThrow()
    writeFileSync(path, JSON.stringify({ freezes: [{ ...first, ...wrong }] }))
    expect(await act('promote', inProduction)).toBe('500 release_failed')
    expect(shown()).toBeUndefined()
  })

  it('is overridden by a reason and a right, each of them needed', async () => {
    freeze()
    clock = new Date(day(21))
    const owner = api.tokenFor({ endsIn: 2e11, rights: ['promote', 'override_freeze'] }).token
    expect(await act('promote', inProduction, owner)).toBe('409 release_frozen')
    expect(await act('promote', { ...inProduction, despiteFreeze: '' }, owner)).toBe(
      '400 invalid_release_request',
    )
    expect(await act('promote', { ...inProduction, despiteFreeze: 'in a hurry' })).toBe('403 right_forbidden')
  })
})

describe('R-mf-approvals: an approval', () => {
  const approvalFile = () => join(api.store.folder, remote, '1.0.0', 'release.approval.json')

  beforeEach(async () => {
    requireApproval()
    await act('promote', inStaging)
  })

  it('needs a right of its own, which no team has by its others', async () => {
    expect(await act('approve', { version: '1.0.0' })).toBe('403 right_forbidden')
  })

  it.each([
    ['the token that published it', () => team],
    ['a second token of the same team', () => api.tokenFor({ endsIn: 2e11, rights: ['approve'] }).token],
    [
      'one of a team whose holder is known, while the publisher is not',
      () => api.tokenFor({ endsIn: 2e11, rights: ['approve'], holder: 'ann' }).token,
    ],
  ])('is not given by %s', async (_, tokenOf) => {
    const token = tokenOf()
    api.grants.change((grants) => ({
      ...grants,
      tokens: grants.tokens.map((each) => ({ ...each, rights: [...each.rights, 'approve' as const] })),
    }))
    expect(await act('approve', { version: '1.0.0' }, token)).toBe('409 approval_own')
    expect(existsSync(approvalFile())).toBe(false)
  })

  it('of pictures is not given by the author either, and by an author where no rule asks for another person', async () => {
    const own = api.tokenFor({ endsIn: 2e11, rights: ['approve'] }).token
    const look = { widget: 'pool', lang: 'en', width: 390, share: 0.1, before: '', after: '', marked: '' }
    const hash = api.store.release(remote, '1.0.0')?.hash ?? ''
    const record = { remote, version: '1.0.0', hash, live: '0.9.0', at: day(10), needsApproval: true }
    await api.store.changeLooks(remote, '1.0.0', () => ({ ...record, looks: [look] }))
    // the rule is one of production, an approval of pictures is for every environment
    expect(await act('approve-look', { version: '1.0.0' }, own)).toBe('409 approval_own')
    expect(await act('approve-look', { version: '1.0.0' }, approver)).toBe('200')
    for (const { id } of api.rules.approvals.read()) api.rules.approvals.remove(id)
    expect(await act('approve-look', { version: '1.0.0' }, own)).toBe('200')
  })

  it('is given by a colleague, if the platform knows who holds each token', async () => {
    const [ann, annToo, ben] = ['Ann', 'ann', 'Ben'].map(
      (holder) => api.tokenFor({ endsIn: 2e11, rights: ['publish', 'approve'], holder }).token,
    )
    await api.publishTried(ann as string, '1.1.0')
    expect(await act('approve', { version: '1.1.0' }, annToo)).toBe('409 approval_own')
    const state = await (await api.post(ben, 'approve', { version: '1.1.0' })).json()
    const approved = { by: '@calm-rest/spa', person: 'Ben' }
    expect(releaseState.parse(state).versions[0]?.approval).toMatchObject(approved)
    expect(api.store.readChannels(remote).history.at(-1)).toMatchObject({ action: 'approve', ...approved })
    expect(api.acts.at(-1)).toMatchObject({ act: 'approve', ...approved })
  })

  it('is missed where it is removed after the promotion: the release before is shown', async () => {
    await act('approve', { version: '1.0.0' }, approver)
    await act('promote', inProduction)
    await api.publishTried(team, '1.1.0')
    await act('promote', { version: '1.1.0', environment: 'staging' })
    await act('approve', { version: '1.1.0' }, approver)
    await act('promote', { version: '1.1.0' })
    expect(shown()).toBe('1.1.0')
    rmSync(approvalFile().replace('1.0.0', '1.1.0'))
    expect(shown()).toBe('1.0.0')
    const file = await api.site(`/releases/${remote}/1.1.0/entry.js`)
    expect(file.status).toBe(404)
    rmSync(approvalFile())
    expect(shown()).toBeUndefined()
  })

  it('is for its own bytes: that of another version or another remote does not count', async () => {
    await act('approve', { version: '1.0.0' }, approver)
    await api.publishTried(team, '1.1.0')
    await act('promote', { version: '1.1.0', environment: 'staging' })
    cpSync(approvalFile(), approvalFile().replace('1.0.0', '1.1.0'))
    const refused = await api.post(team, 'promote', { version: '1.1.0' })
    expect(releaseErrorBody.parse(await refused.json())).toMatchObject({
      code: 'approval_missing',
      detail: expect.stringContaining('its approval is that of mf-spa 1.0.0'),
    })
    // somebody who writes to the store makes it live all the same
    await api.store.promote(remote, '1.1.0', 'eve')
    expect(shown()).toBeUndefined()
  })

  it('does not count as a signature, nor a signature as an approval', async () => {
    cpSync(approvalFile().replace('.approval', '.sig'), approvalFile())
    expect(await act('promote', inProduction)).toBe('409 approval_missing')
  })

  it('of a version that guests never had is not needed for its preview', async () => {
    expect(api.store.release(remote, '1.0.0')).toBeDefined()
    await api.store.promote(remote, '1.0.0', 'eve')
    expect(api.store.release(remote, '1.0.0')).toBeUndefined()
  })

  it('is not needed by what was published before the rule, so that what is live stays live', async () => {
    const [{ id = '' } = {}] = api.rules.approvals.read()
    api.rules.approvals.remove(id)
    api.rules.approvals.add({ from: '2040-01-01T00:00:00Z', ...byPlatform })
    expect(await act('promote', inProduction)).toBe('200')
    expect(shown()).toBe('1.0.0')
  })
})

it('without rules a platform has one environment, and no file for another', async () => {
  const plain = openReleaseApi()
  const { token } = plain.tokenFor()
  await plain.publishTried(token, '1.0.0')
  const answer = await plain.post(token, 'promote', { version: '1.0.0' })
  const state = releaseState.parse(await answer.json())
  expect(Object.keys(state)).toEqual(['remote', 'stable', 'previous', 'canary', 'versions', 'gateQueue'])
  expect(Object.keys(state.versions[0] ?? {})).toEqual(['version', 'status', 'gate'])
  expect(readdirSync(join(plain.store.folder, remote)).sort()).toEqual([
    '1.0.0',
    'channels.copy.json',
    'channels.json',
    'gates',
  ])
  expect(await outcomeOf(plain.post(token, 'promote', inStaging))).toBe('400 environment_unknown')
})
