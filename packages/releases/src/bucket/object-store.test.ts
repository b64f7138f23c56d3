import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startMemoryBucket } from '@calm-rest/objects/testing'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openReleaseRules } from '../governance/release-rules.ts'
import { type OpenReleaseStoreOptions, openReleaseStore } from '../open-release-store.ts'
import { openKeysFile } from '../proof/keys-file.ts'
import type { ReleaseStore } from '../release-store.ts'
import { wholeBuild } from '../whole-release.fixture.ts'

// several servers, a real store and its failures: object-store.s3.test.ts

const remote = 'mf-rooms'
let bucket: Awaited<ReturnType<typeof startMemoryBucket>>
let variables: Record<string, string> & { RELEASE_TRUST_DIR: string }
let team: ReleaseStore

/** A machine with a folder of its own. */
const aMachine = async (options: Partial<OpenReleaseStoreOptions> = {}, environment = variables) => {
  const dataDir = temporaryFolder('machine')
  const store = await openReleaseStore(environment, { dataDir, follows: false, ...options })
  whenDone(store.close)
  return store
}
const publish = async (version: string, ofRemote = remote) => {
  const { manifest, dist } = wholeBuild(version, ofRemote)
  await team.publish(manifest, dist)
}
const release = async (version: string) => {
  await publish(version)
  await team.promote(remote, version, 'ann')
}
const keysBelow = (prefix: string) =>
  [...bucket.objects.keys()].filter((key) => key.startsWith(`calm-rest/${prefix}`))

beforeEach(async () => {
  bucket = await startMemoryBucket()
  const trust = temporaryFolder('trust')
  openKeysFile(trust).createFirst('the platform', new Date())
  variables = { ...bucket.variables, RELEASE_TRUST_DIR: trust }
  team = await aMachine()
})

it('shows every machine what is live and what is published', async () => {
  await release('1.0.0')
  await publish('1.1.0-rc.1')
  await publish('1.0.0', 'mf-spa')
  await bucket.store.put('Other/1.0.0/release.json', Buffer.from('{}'), {
    contentType: 'x',
    cacheControl: 'x',
  })
  // a version that was begun
  bucket.objects.delete('calm-rest/mf-spa/1.0.0/release.json')
  const server = await aMachine()
  expect([server.remotes(), server.readStable(remote)?.version]).toEqual([[remote], '1.0.0'])
  expect(await server.publishedRemotes()).toEqual([remote, 'mf-spa'])
  expect([await server.versions(remote), await server.versions('mf-spa')]).toEqual([
    ['1.0.0', '1.1.0-rc.1'],
    [],
  ])
  expect((await server.readManifest(remote, '1.1.0-rc.1'))?.version).toBe('1.1.0-rc.1')
  expect(await server.readManifest(remote, '9.9.9')).toBeUndefined()
  expect(server.release(remote, '1.1.0-rc.1')).toBeUndefined()
  await server.ensureLocal(remote, '1.1.0-rc.1')
  expect(server.release(remote, '1.1.0-rc.1')?.publisher).toMatchObject({ by: 'the platform' })
})

it('counts the blocks of every version that has an object, and of nothing else', async () => {
  await release('1.0.0')
  await publish('1.1.0')
  bucket.objects.delete('calm-rest/mf-rooms/1.1.0/release.json')
  const sizes = await team.sizes(remote)
  expect([...sizes.keys()].sort()).toEqual(['1.0.0', '1.1.0'])
  // 15 files, the claim, the signature and release.json, of one block each
  expect([sizes.get('1.0.0'), sizes.get('1.1.0')]).toEqual([18 * 4096, 17 * 4096])
})

it("counts the gate's pictures with their version, and removes them with it", async () => {
  for (const version of ['1.0.0', '1.1.0']) await release(version)
  const before = (await team.sizes(remote)).get('1.0.0') ?? 0
  const record = { remote, version: '1.0.0', hash: 'x', live: '0.9.0', needsApproval: false, looks: [] }
  const at = '2027-06-01T12:00:00.000Z'
  await team.changeLooks(remote, '1.0.0', () => ({ ...record, at }))
  expect((await team.sizes(remote)).get('1.0.0')).toBe(before + 4096)
  await team.retire(remote, '1.0.0', 'ann')
  expect(keysBelow('mf-rooms/gates/')).toEqual([])
  expect([...(await team.sizes(remote)).keys()]).toEqual(['1.1.0'])
})

it('changes the live releases for all machines', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(version)
  await publish('1.3.0')
  expect(await team.rollback(remote, 'ann', 'slow', '1.2.0')).toBe('1.1.0')
  await team.canary(remote, '1.3.0', 20, 'ben')
  expect((await aMachine()).readChannels(remote)).toMatchObject({
    stable: '1.1.0',
    canary: { version: '1.3.0', percent: 20 },
  })
  await team.demote(remote, 'ben', 'errors')
  await team.notePublished(remote, '1.3.0', 'ben')
  const { canary, history } = (await aMachine()).readChannels(remote)
  expect(canary).toBeNull()
  expect(history.slice(-4).map(({ action, by }) => [action, by])).toEqual([
    ['rollback', 'ann'],
    ['canary', 'ben'],
    ['demote', 'ben'],
    ['publish', 'ben'],
  ])
})

describe('a promotion is refused', () => {
  it('of a version that is not published, with the names of those that are', async () => {
    await publish('1.0.0')
    const refused = { code: 'release_not_found', message: expect.stringContaining('Published: 1.0.0.') }
    await expect(team.promote(remote, '9.9.9', 'ann')).rejects.toMatchObject(refused)
    await expect(team.canary(remote, '9.9.9', 5, 'ann')).rejects.toMatchObject(refused)
    await expect(team.retire(remote, '9.9.9', 'ann')).rejects.toMatchObject(refused)
  })

  it('of a version that is not whole', async () => {
    await publish('1.0.0')
    bucket.objects.delete('calm-rest/mf-rooms/1.0.0/room-list.js')
    await expect(team.promote(remote, '1.0.0', 'ann')).rejects.toMatchObject({
      code: 'release_unproven',
      message: 'mf-rooms 1.0.0 is not promoted: it is not whole.',
    })
    await expect(team.sign(remote, '1.0.0', 'ann')).rejects.toMatchObject({ code: 'release_invalid' })
  })

  it('of a version that no key of the platform signed', async () => {
    await publish('1.0.0')
    bucket.objects.delete('calm-rest/mf-rooms/1.0.0/release.sig.json')
    const reported: string[] = []
    const other = await aMachine({ onUnproven: ({ message }) => reported.push(message) })
    await expect(other.promote(remote, '1.0.0', 'ann')).rejects.toMatchObject({ code: 'release_unproven' })
    expect(reported).toHaveLength(1)
    expect(keysBelow('mf-rooms/channels.json')).toEqual([])
  })
})

it('signs a version with the key of today, and records it', async () => {
  await release('1.0.0')
  const keys = openKeysFile(variables.RELEASE_TRUST_DIR)
  const before = team.release(remote, '1.0.0')?.key
  const { id } = keys.create('the platform', new Date())
  await team.sign(remote, '1.0.0', 'ann')
  expect(before).not.toBe(id)
  const server = await aMachine()
  expect(server.release(remote, '1.0.0')?.key).toBe(id)
  expect(server.readChannels(remote).history.at(-1)).toMatchObject({ action: 'sign', by: 'ann' })
})

it('R-mf-approvals: keeps an approval for every machine, also when the version is signed anew', async () => {
  const rules = openReleaseRules(variables.RELEASE_TRUST_DIR)
  rules.environments.set(['production'])
  const from = new Date(0).toISOString()
  rules.approvals.add({ environments: ['production'], from, addedBy: 'ann', addedAt: from })
  await publish('1.0.0')
  await team.approve(remote, '1.0.0', { by: 'ben', at: from }, 'ben')
  await team.promote(remote, '1.0.0', 'ann')
  const approverOn = async (store: ReleaseStore) => {
    const state = await store.readLatestApproval(remote, '1.0.0')
    return state && 'approver' in state ? state.approver?.by : state
  }
  expect([await approverOn(team), await approverOn(await aMachine())]).toEqual(['ben', 'ben'])
  const keys = openKeysFile(variables.RELEASE_TRUST_DIR)
  const [{ id = '' } = {}] = keys.read().keys
  keys.create('the platform', new Date())
  await team.sign(remote, '1.0.0', 'ann')
  keys.revoke(id, 'the platform', new Date())
  expect(await approverOn(await aMachine())).toBe('ben')
  expect(team.readChannels(remote).history.map(({ action, by }) => `${action} ${by}`)).toEqual([
    'approve ben',
    'promote ann',
    'sign ann',
  ])
})

it('removes a version from bucket and machine, and no other', async () => {
  for (const version of ['1.0.0', '1.0.1', '1.1.0']) await release(version)
  await team.remove(remote, '1.0.0')
  expect([keysBelow('mf-rooms/1.0.0/').length, keysBelow('mf-rooms/1.0.1/').length]).toEqual([0, 18])
  expect(existsSync(join(team.folder, remote, '1.0.0'))).toBe(false)
})

it('retires a version for good', async () => {
  for (const version of ['1.0.0', '1.1.0']) await release(version)
  await expect(team.retire(remote, '1.1.0', 'ann')).rejects.toMatchObject({ code: 'release_live' })
  const { previous } = await team.retire(remote, '1.0.0', 'ann', 'leaks')
  expect([previous, keysBelow('mf-rooms/1.0.0/')]).toEqual([null, []])
  expect(existsSync(join(team.folder, remote, '1.0.0'))).toBe(false)
  const retired = { code: 'version_retired' }
  await expect(publish('1.0.0')).rejects.toMatchObject(retired)
  await expect(team.promote(remote, '1.0.0', 'ann')).rejects.toMatchObject(retired)
  await expect(team.canary(remote, '1.0.0', 5, 'ann')).rejects.toMatchObject(retired)
  await expect(team.retire(remote, '1.0.0', 'ann')).rejects.toMatchObject(retired)
})

it('has the last report of the gate, whichever machine made it', async () => {
  await release('1.0.0')
  const server = await aMachine()
  const report = { remote, version: '1.0.0', hash: 'x', at: 'now', site: 'x', passed: true, checks: [] }
  await team.storeGate(report)
  expect([team.readGate(remote, '1.0.0'), server.readGate(remote, '1.0.0')]).toEqual([report, undefined])
  expect(await server.readLatestGate(remote, '1.0.0')).toEqual(report)
})

describe('while the bucket is away', () => {
  const dead = () => ({ ...variables, AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1' })
  const failed = { name: 'ObjectStoreFailed', code: 'ECONNREFUSED' }

  it('a server starts from its copy and says so; a command does not', async () => {
    await release('1.0.0')
    const dataDir = temporaryFolder('machine')
    await aMachine({ dataDir })
    const causes: unknown[] = []
    const onUnreachable = (cause: unknown) => causes.push(cause)
    const server = await aMachine({ dataDir, follows: true, onUnreachable }, dead())
    expect([server.readStable(remote)?.version, server.isUnreachable()]).toEqual(['1.0.0', true])
    expect(causes).toMatchObject([failed])
    await expect(aMachine({ dataDir }, dead())).rejects.toMatchObject(failed)
  })

  it('no server starts on a machine without a copy', async () => {
    await expect(aMachine({ follows: true }, dead())).rejects.toMatchObject(failed)
    expect(team.isUnreachable()).toBe(false)
  })
})

it('R-mf-looks: keeps the pictures of all machines that change them at the same time', async () => {
  const other = await aMachine()
  const empty = { remote, version: '1.0.0', hash: 'h', live: '0.9.0', at: '2027-06-01T12:00:00.000Z' }
  const look = { lang: 'de', width: 390, share: 0.2, before: '', after: '', marked: '' }
  const add = (store: ReleaseStore, widget: string) =>
    store.changeLooks(remote, '1.0.0', (now = { ...empty, needsApproval: true, looks: [] }) => ({
      ...now,
      looks: [...now.looks, { ...look, widget }],
    }))
  await Promise.all([add(team, 'a'), add(other, 'b'), add(team, 'c'), add(other, 'd')])
  const widgets = (await other.readLooks(remote, '1.0.0'))?.looks.map(({ widget }) => widget)
  expect(widgets?.sort()).toEqual(['a', 'b', 'c', 'd'])
})
