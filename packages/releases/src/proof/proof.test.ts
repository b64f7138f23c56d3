import { generateKeyPairSync } from 'node:crypto'
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { temporaryFolder } from '@calm-rest/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { compose } from '../composition/compose.ts'
import { integrityOf } from '../folder/files.ts'
import { createReleaseStore } from '../folder/folder-store.ts'
import { openFolderStore } from '../open-release-store.ts'
import { publishFirstReleases } from '../publish-first-releases.ts'
import { wholeBuild } from '../whole-release.fixture.ts'
import { type KeysFile, openKeysFile } from './keys-file.ts'
import { createProof } from './proof.ts'

const remote = 'mf-rooms'

let trust: string
let keys: KeysFile
let releases: string
let unproven: string[]
let store: ReturnType<typeof createReleaseStore>

const openStore = (now?: () => Date) =>
  createReleaseStore(releases, {
    proof: createProof(keys, now),
    onUnproven: (why) => unproven.push(why.message),
    recheckMs: 0,
  })

const publish = (version: string, into = store) => {
  const { manifest, dist } = wholeBuild(version, remote)
  into.publish(manifest, dist)
}

beforeEach(() => {
  const folder = temporaryFolder()
  trust = join(folder, 'trust')
  releases = join(folder, 'releases')
  keys = openKeysFile(trust)
  keys.createFirst('the platform', new Date())
  unproven = []
  store = openStore()
  for (const version of ['1.0.0', '1.1.0']) publish(version)
  store.promote(remote, '1.0.0', 'ann')
  store.promote(remote, '1.1.0', 'ann')
})

const composed = () => compose(store).remotes[remote]?.manifest.version
const fileOf = (version: string, name: string) => join(releases, remote, version, name)

/**
 * Acts as an attacker who can write to the store: replaces the content of 1.1.0, with release.json and
 * channels to match.
 */
const overwrite = (change: (manifest: ReleaseManifest) => ReleaseManifest = (manifest) => manifest) => {
  const script = Buffer.from('steal()')
  writeFileSync(fileOf('1.1.0', 'entry.js'), script)
  const manifest = JSON.parse(readFileSync(fileOf('1.1.0', 'release.json'), 'utf8')) as ReleaseManifest
  const files = { ...manifest.files, 'entry.js': { integrity: integrityOf(script), bytes: script.length } }
  const release = JSON.stringify(change({ ...manifest, files }))
  writeFileSync(fileOf('1.1.0', 'release.json'), release)
  for (const name of ['channels.json', 'channels.copy.json']) {
    const path = join(releases, remote, name)
    const channels = JSON.parse(readFileSync(path, 'utf8'))
    channels.manifests['1.1.0'] = integrityOf(Buffer.from(release))
    writeFileSync(path, JSON.stringify(channels))
  }
}

it('composes a release that the platform signed, and knows its publisher', () => {
  expect(composed()).toBe('1.1.0')
  expect(store.release(remote, '1.1.0')).toMatchObject({
    publisher: { by: 'the platform' },
    key: keys.signingKey()?.id,
  })
  expect(statSync(join(trust, 'signing-key.pem')).mode & 0o777).toBe(0o600)
  expect(unproven).toEqual([])
})

describe('R-mf-signed: a release never composes, and the one before takes its place,', () => {
  it('if store and channels were overwritten together', () => {
    overwrite()
    expect(composed()).toBe('1.0.0')
    expect(unproven).toEqual(['mf-rooms 1.1.0 is not served: its files are not the signed ones.'])
  })

  it('if they were, with a signature by the attacker’s key', () => {
    overwrite()
    const theirs = openKeysFile(temporaryFolder('eve'))
    theirs.createFirst('eve', new Date())
    const manifest = JSON.parse(readFileSync(fileOf('1.1.0', 'release.json'), 'utf8'))
    const hash = integrityOf(readFileSync(fileOf('1.1.0', 'release.json')))
    const signed = createProof(theirs).sign({ manifest, hash }, { by: 'eve', at: new Date().toISOString() })
    writeFileSync(fileOf('1.1.0', 'release.sig.json'), signed)
    expect(composed()).toBe('1.0.0')
    // under the id of a trusted key
    const ours = keys.signingKey()?.id as string
    writeFileSync(fileOf('1.1.0', 'release.sig.json'), signed.replace(/"keyid": "\w+"/, `"keyid": "${ours}"`))
    expect(composed()).toBe('1.0.0')
  })

  it('if it is another signed version under its name', () => {
    publish('1.2.0')
    store.promote(remote, '1.2.0', 'ann')
    cpSync(join(releases, remote, '1.0.0'), join(releases, remote, '1.2.0'), { recursive: true })
    rmSync(join(releases, remote, 'channels.json'))
    store.promote(remote, '1.1.0', 'ann')
    expect(() => store.promote(remote, '1.2.0', 'ann')).toThrow('its release.json is that of mf-rooms 1.0.0')
    expect(store.release(remote, '1.2.0')).toBeUndefined()
    cpSync(fileOf('1.0.0', 'release.sig.json'), fileOf('1.1.0', 'release.sig.json'))
    expect(composed()).toBeUndefined()
  })

  it.each([
    ['of its signature', 'release.sig.json', /"sig": "(.)/],
    ['of what is signed', 'release.sig.json', /"payload": ".{200}(.)/],
    ['of its release.json', 'release.json', /"revision":"(.)/],
  ])('where one character %s is another', (_, name, place) => {
    const text = readFileSync(fileOf('1.1.0', name), 'utf8')
    const found = place.exec(text)
    const at = (found?.index ?? 0) + (found?.[0].length ?? 1) - 1
    writeFileSync(
      fileOf('1.1.0', name),
      `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`,
    )
    expect(composed()).toBe('1.0.0')
  })

  it('if it has no signature', () => {
    rmSync(fileOf('1.1.0', 'release.sig.json'))
    expect(composed()).toBe('1.0.0')
  })

  it('if its key was revoked', () => {
    const first = keys.signingKey()?.id as string
    keys.create('the platform', new Date())
    store.sign(remote, '1.0.0', 'ann')
    expect(composed()).toBe('1.1.0')
    keys.revoke(first, 'the platform', new Date())
    expect(composed()).toBe('1.0.0')
    expect(() => store.promote(remote, '1.1.0', 'ann')).toThrow(`its key ${first} was revoked`)
    expect(() => store.sign(remote, '1.1.0', 'ann')).toThrow('--adopt')
  })
})

it('refuses to promote a release with a changed file', () => {
  publish('1.2.0')
  writeFileSync(fileOf('1.2.0', 'room-list.js'), "list('1.2.1')")
  expect(() => store.promote(remote, '1.2.0', 'ann')).toThrow('room-list.js is not the released file')
  expect(() => store.canary(remote, '1.2.0', 10, 'ann')).toThrow('room-list.js is not the released file')
  expect(store.readChannels(remote)).toMatchObject({ stable: '1.1.0', canary: null })
})

it('signs nothing with an expired key, and accepts what it signed before', () => {
  keys.create('the platform', new Date(), new Date(Date.now() + 60_000).toISOString())
  publish('1.2.0')
  const tomorrow = openStore(() => new Date(Date.now() + 24 * 60 * 60 * 1000))
  expect(() => publish('1.3.0', tomorrow)).toThrow('was not valid then')
  tomorrow.promote(remote, '1.2.0', 'ann')
  expect(composed()).toBe('1.2.0')
})

it('publishes nothing on a machine without a signing key', () => {
  rmSync(join(trust, 'signing-key.pem'))
  expect(() => publish('1.2.0')).toThrow('no key to sign with')
  expect(store.versions(remote)).toEqual(['1.0.0', '1.1.0'])
  expect(composed()).toBe('1.1.0')
})

it('starts without a release that such a machine cannot sign, and reports it', async () => {
  rmSync(join(trust, 'signing-key.pem'))
  const said: string[] = []
  const { manifest } = wholeBuild('1.0.0', 'mf-auth')
  await publishFirstReleases(store, {
    build: (name) => (name === 'mf-auth' ? manifest : undefined),
    say: (line) => said.push(line),
  })
  expect(said).toEqual([expect.stringContaining('mf-auth 1.0.0 is not released: This machine has no key')])
})

it('trusts only Ed25519 keys under their own id', () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = publicKey.export({ type: 'spki', format: 'pem' })
  const key = { id: '0'.repeat(16), publicKey: pem, createdBy: 'eve', from: new Date(0).toISOString() }
  writeFileSync(keys.path, JSON.stringify({ keys: [key] }))
  expect(() => openKeysFile(trust).read()).toThrow('is not the id of an Ed25519 key')
})

describe('a site without keys', () => {
  it('makes one at its first start, and signs existing releases, once', () => {
    const dataDir = temporaryFolder()
    const before = createReleaseStore(join(dataDir, 'releases'))
    publish('1.0.0', before)
    before.promote(remote, '1.0.0', 'ann')
    const adopted: number[] = []
    const onAdopted = (versions: number) => adopted.push(versions)
    expect(openFolderStore(dataDir, {}, { onAdopted }).readStable(remote)?.version).toBe('1.0.0')
    publish('1.1.0', before)
    const again = openFolderStore(dataDir, {}, { onAdopted })
    expect(again.release(remote, '1.1.0')).toBeUndefined()
    expect(adopted).toEqual([1])
  })

  it('does not start if the folder that it names has none', () => {
    const RELEASE_TRUST_DIR = join(temporaryFolder(), 'nowhere')
    expect(() => openFolderStore(temporaryFolder(), { RELEASE_TRUST_DIR })).toThrow(
      'npm run release -- key create',
    )
  })
})
