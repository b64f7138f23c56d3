import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { createReleaseStore } from '../folder/folder-store.ts'
import { openFolderStore } from '../open-release-store.ts'
import { openKeysFile } from '../proof/keys-file.ts'
import { createProof } from '../proof/proof.ts'
import { wholeBuild } from '../whole-release.fixture.ts'
import { assertMayGoLive } from './assert-may-go-live.ts'
import { openReleaseRules } from './release-rules.ts'

const remote = 'mf-rooms'
const from = '2020-01-01T00:00:00.000Z'
const added = { addedBy: 'the platform', addedAt: from }

let folder: string
let trust: string
let rules: ReturnType<typeof openReleaseRules>
let keys: ReturnType<typeof openKeysFile>

beforeEach(() => {
  folder = temporaryFolder()
  trust = join(folder, 'trust')
  rules = openReleaseRules(trust)
  keys = openKeysFile(trust)
  keys.createFirst('the platform', new Date())
})

const variables = (more: NodeJS.ProcessEnv = {}) => ({
  RELEASES_DIR: join(folder, 'releases'),
  RELEASE_TRUST_DIR: trust,
  ...more,
})
const site = (more?: NodeJS.ProcessEnv) => openFolderStore(temporaryFolder('site'), variables(more))

const publish = (store: ReturnType<typeof site>, version: string, by = 'ann') => {
  const { manifest, dist } = wholeBuild(version, remote)
  store.publish(manifest, dist, { by, at: new Date().toISOString() })
}

describe('R-mf-environments: sites on one store', () => {
  it('share versions and signatures byte for byte, and have their own live releases', () => {
    const before = site()
    publish(before, '1.0.0')
    before.promote(remote, '1.0.0', 'ann')
    rules.environments.set(['staging', 'production'])
    const production = site()
    const staging = site({ RELEASE_ENVIRONMENT: 'staging' })
    expect([production.environment, staging.environment]).toEqual(['production', 'staging'])
    // what was live before there were environments is live in the last one
    expect(production.readStable(remote)?.version).toBe('1.0.0')
    expect(staging.readStable(remote)).toBeUndefined()
    publish(staging, '1.1.0')
    staging.promote(remote, '1.1.0', 'ann')
    expect(staging.readStable(remote)?.version).toBe('1.1.0')
    expect(production.readStable(remote)?.version).toBe('1.0.0')
    expect(production.release(remote, '1.1.0')?.hash).toBe(staging.release(remote, '1.1.0')?.hash)
  })

  it('are in the main environment as soon as the platform names it, and follow its rules without a restart', async () => {
    const running = site()
    publish(running, '1.0.0')
    rules.environments.set(['staging', 'production'])
    expect(running.environment).toBe('production')
    const asked = { store: running, rules, now: new Date() }
    await expect(assertMayGoLive(asked, { remote, version: '1.0.0' })).rejects.toMatchObject({
      code: 'environment_order',
    })
    rules.approvals.add({ environments: ['production'], from, ...added })
    expect(running.approval(remote, '1.0.0')).toMatchObject({ isRequired: true })
  })

  it('do not start in an environment that there is not, nor on shared releases with keys of their own', () => {
    expect(() => site({ RELEASE_ENVIRONMENT: 'staging' })).toThrow('environment set staging production')
    rules.environments.set(['staging', 'production'])
    for (const name of ['preview', '../x'])
      expect(() => site({ RELEASE_ENVIRONMENT: name })).toThrow('names staging, production')
    expect(() => openFolderStore(folder, { RELEASES_DIR: folder })).toThrow('the same RELEASE_TRUST_DIR')
  })
})

it('the order may change, and the main environment may not go', () => {
  rules.environments.set(['staging', 'production'])
  rules.environments.set(['preview', 'staging', 'production', 'flagship'])
  expect(rules.environments.main()).toBe('production')
  expect(rules.environments.before('staging')).toBe('preview')
  expect(() => rules.environments.set(['preview', 'staging'])).toThrow('production stays')
  expect(() => rules.environments.set(['production', 'production'])).toThrow('named twice')
  expect(() => rules.environments.set(['../x', 'production'])).toThrow()
})

describe('R-mf-approvals: an approval', () => {
  const open = (now?: () => Date) =>
    createReleaseStore(join(folder, 'releases'), { rules, proof: createProof(keys, now), recheckMs: 0 })
  const ben = { by: 'ben', at: from }
  const isShown = () => open().readStable(remote) !== undefined

  beforeEach(() => {
    rules.approvals.add({ from, ...added })
    const store = open()
    publish(store, '1.0.0')
    store.promote(remote, '1.0.0', 'ann')
  })

  it('counts although the clock of its machine is behind that of the publisher', () => {
    const soon = new Date(Date.now() + 1)
    open(() => soon).approve(remote, '1.0.0', { by: 'ben', at: '2021-01-01T00:00:00.000Z' }, 'ben')
    expect(isShown()).toBe(true)
  })

  it('does not count with a key that was not valid yet, or that was revoked', () => {
    const early = open(() => new Date('2021-01-01T00:00:00.000Z'))
    expect(() => early.approve(remote, '1.0.0', ben, 'ben')).toThrow('was not valid then')
    open().approve(remote, '1.0.0', ben, 'ben')
    expect(isShown()).toBe(true)
    const [{ id = '' } = {}] = keys.read().keys
    keys.create('the platform', new Date())
    open().sign(remote, '1.0.0', 'ann')
    keys.revoke(id, 'the platform', new Date())
    // signed anew with the release
    expect(isShown()).toBe(true)
    expect(open().approval(remote, '1.0.0')).toMatchObject({ isRequired: true, approver: ben })
  })

  it('does not count for other bytes under the same remote and version, which the platform signed elsewhere', () => {
    const elsewhere = createReleaseStore(join(folder, 'elsewhere'), { proof: createProof(keys) })
    const { manifest, dist } = wholeBuild('1.0.0', remote, 'other bytes')
    elsewhere.publish(manifest, dist, { by: 'ann', at: new Date().toISOString() })
    elsewhere.approve(remote, '1.0.0', ben, 'ben')
    const name = `${remote}/1.0.0/release.approval.json`
    cpSync(join(folder, 'elsewhere', name), join(folder, 'releases', name))
    expect(isShown()).toBe(false)
    expect(open().approval(remote, '1.0.0')).toMatchObject({ fault: 'its approval is that of other files' })
  })

  it('does not count if another key signed it, or if its file cannot be read', () => {
    const theirs = openKeysFile(temporaryFolder('eve'))
    theirs.createFirst('eve', new Date())
    const path = join(folder, 'releases', remote, '1.0.0/release.approval.json')
    const plain = createReleaseStore(join(folder, 'releases'))
    const { manifest } = wholeBuild('1.0.0', remote)
    const hash = plain.release(remote, '1.0.0')?.hash ?? ''
    const forged = createProof(theirs).approvals.sign({ manifest, hash }, { by: 'ann', at: from }, ben)
    for (const content of [forged, '{}', '']) {
      writeFileSync(path, content)
      expect(isShown()).toBe(false)
    }
  })

  it('is needed by the rules that were read last while their file is damaged', () => {
    const store = open()
    store.approve(remote, '1.0.0', ben, 'ben')
    expect(store.readStable(remote)).toBeDefined()
    const path = join(trust, 'approvals.json')
    const content = readFileSync(path, 'utf8')
    writeFileSync(path, content.slice(0, -9))
    expect(store.readStable(remote)).toBeDefined()
    rmSync(join(folder, 'releases', remote, '1.0.0/release.approval.json'))
    expect([store.readStable(remote), isShown()]).toEqual([undefined, false])
  })
})
