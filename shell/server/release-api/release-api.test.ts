import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  impact,
  liveEvents,
  publishReceipt,
  releaseErrorBody,
  releaseState,
} from '@calm-rest/contract/release-api'
import { openBackendsFile, picturesIdOf } from '@calm-rest/releases'
import { packFolder, placesAt, wholeBuild } from '@calm-rest/releases/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openReleaseApi, outcomeOf, remote } from './release-api.fixture.ts'

let api: ReturnType<typeof openReleaseApi>
let token: string

beforeEach(() => {
  api = openReleaseApi()
  token = api.tokenFor().token
})

describe('a release over HTTPS', () => {
  it('is published, tried by the platform, promoted and shown to guests; the history says who, and by which grant', async () => {
    const published = await api.put(token, '1.0.0')
    expect(published.status).toBe(201)
    expect(publishReceipt.parse(await published.json())).toEqual({ remote, version: '1.0.0' })
    expect(await outcomeOf(api.post(token, 'promote', { version: '1.0.0' }))).toBe('409 gate_missing')
    expect(await (await api.call('GET', remote, token)).json()).toMatchObject({
      versions: [{ version: '1.0.0', gate: 'missing', gatePlace: 1 }],
      gateQueue: 1,
    })
    expect(await (await api.site('/releases')).text()).toMatch(
      /1 version waits for the gate.*<li><span>mf-spa 1\.0\.0/s,
    )
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
    expect(
      history.map(({ action, gate, by, grant }) => [gate ?? action, by, grant?.replace(/ \w+$/, '')]),
    ).toEqual([
      ['publish', '@calm-rest/spa', 'token'],
      ['passed', 'the gate', undefined],
      ['promote', '@calm-rest/spa', 'token'],
    ])
    expect(api.acts.map(({ act, version, status, code }) => [act, version, status, code])).toEqual([
      ['publish', '1.0.0', 201, undefined],
      ['promote', '1.0.0', 409, 'gate_missing'],
      ['promote', '1.0.0', 200, undefined],
    ])
    expect(readdirSync(`${api.store.folder}.incoming`)).toEqual([])
  })

  it('waits for an approval of its look where the platform asks for one', async () => {
    await api.put(token, '1.0.0')
    api.gate('1.0.0')
    const look = { widget: 'pool', lang: 'en', width: 390, share: 0.1, before: '', after: '', marked: '' }
    const hash = api.store.release(remote, '1.0.0')?.hash ?? ''
    const record = { remote, version: '1.0.0', hash, live: '0.9.0', at: '2027-06-01T12:00:00.000Z' }
    const looks = { ...record, needsApproval: true, looks: [look] }
    await api.store.changeLooks(remote, '1.0.0', () => looks)
    const promote = () => outcomeOf(api.post(token, 'promote', { version: '1.0.0' }))
    expect(await promote()).toBe('409 look_unapproved')
    const approve = (input: object, by: string) => outcomeOf(api.post(by, 'approve-look', input))
    const reviewer = api.tokenFor({ team: '@calm-rest/review', rights: ['approve'] }).token
    expect(await approve({ version: '1.0.0' }, token)).toBe('403 right_forbidden')
    expect(await approve({ version: '1.0.0', pictures: '0123456789ab' }, reviewer)).toBe('409 look_changed')
    expect(await approve({ version: '1.0.0', pictures: picturesIdOf(record) }, reviewer)).toBe('200')
    expect((await api.store.readLooks(remote, '1.0.0'))?.approved).toMatchObject({
      by: '@calm-rest/review',
      grant: expect.stringMatching(/^token /),
    })
    expect(api.acts.at(-1)).toMatchObject({ act: 'approve-look', version: '1.0.0', status: 200 })
    expect(await promote()).toBe('200')
    await api.publishTried(token, '1.1.0')
    expect(await approve({ version: '1.1.0' }, reviewer)).toBe('404 look_missing')
  })

  it('goes to a few guests, ends, comes back, and is retired for good', async () => {
    for (const version of ['1.0.0', '1.1.0']) await api.publishTried(token, version)
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

  it('R-mf-backend: is refused with a backend that the platform has not mapped, when it comes and when it goes live', async () => {
    const whole = wholeBuild('1.0.0', remote, '1.0.0', { backends: ['orders'] })
    const declared = await packFolder(whole.dist)
    const refused = await api.put(token, '1.0.0', declared)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      code: 'backend_unmapped',
      detail: expect.stringContaining(`npm run release -- backend add ${remote} orders https://`),
    })
    const backends = openBackendsFile(api.trust)
    const addedAt = new Date().toISOString()
    backends.add({ remote, name: 'orders', origin: 'https://orders.example', addedBy: 'ann', addedAt })
    await api.publishTried(token, '1.0.0', declared)
    backends.remove(remote, 'orders')
    expect(await outcomeOf(api.post(token, 'promote', { version: '1.0.0' }))).toBe('409 backend_unmapped')
    const canary = { version: '1.0.0', percent: 20 }
    expect(await outcomeOf(api.post(token, 'canary', canary))).toBe('409 backend_unmapped')
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

it('R-mf-impact: says without a token who uses a subject', async () => {
  const asked = (subject: string) =>
    api.call('GET', `impact?subject=${encodeURIComponent(subject)}`, undefined)
  const answer = impact.parse(await (await asked('call:rooms.list')).json())
  expect(answer).toEqual({
    subject: 'call:rooms.list',
    usedBy: [{ remote: 'mf-rooms', version: '1.0.0', channel: 'live', role: 'may call', breaks: true }],
  })
  expect(await outcomeOf(asked('rooms.list'))).toBe('400 invalid_release_request')
  // a misspelt one: 'nothing uses it' would be misread
  expect(await outcomeOf(asked('call:rooms.lst'))).toBe('400 invalid_release_request')
})

it('R-mf-own-events: says without a token which events teams send', async () => {
  const name = 'mf-spa/seat-chosen@1'
  const schema = { type: 'object' as const, properties: { seat: { type: 'integer' as const } } }
  const build = wholeBuild('1.0.0', remote, '1.0.0', {
    events: { sends: [name], hears: [], own: { [name]: schema } },
  })
  await api.publishTried(token, '1.0.0', await packFolder(build.dist))
  const asked = async () =>
    liveEvents.parse(await (await api.call('GET', 'declared-events', undefined)).json()).events
  expect(await asked()).toEqual([])
  await api.post(token, 'promote', { version: '1.0.0' })
  expect(await asked()).toEqual([{ name, version: '1.0.0', schema }])
})

it('refuses a body of more than 4 KiB, and one that is no JSON', async () => {
  const refused = async (body: string) => {
    const answer = await api.call('POST', `${remote}/promote`, token, {
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    return [answer.status, (await answer.json()).detail]
  }
  expect(await refused(JSON.stringify({ version: 'x'.repeat(4096) }))).toEqual([400, 'More than 4096 bytes.'])
  expect(await refused('{')).toEqual([400, 'The body is no JSON.'])
})
