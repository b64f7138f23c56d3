import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ObjectStore, openBucket, readBucketLocation } from '@calm-rest/objects'
import { temporaryFolder } from '@calm-rest/testing'
import { beforeEach, expect, it } from 'vitest'
import { compose } from '../composition/compose.ts'
import { integrityOf } from '../folder/files.ts'
import { openReleaseStore } from '../open-release-store.ts'
import { openKeysFile } from '../proof/keys-file.ts'
import { createProof } from '../proof/proof.ts'
import type { ReleaseStore } from '../release-store.ts'
import { wholeBuild } from '../whole-release.fixture.ts'
import { channelFacts, fileFacts } from './facts.ts'
import { createObjectStores } from './store.fixture.ts'

const remote = 'mf-rooms'

let stores: Awaited<ReturnType<typeof createObjectStores>>
let team: ReleaseStore
let bucket: ObjectStore

beforeEach(async () => {
  stores = await createObjectStores()
  team = await stores.aTeam()
  const location = readBucketLocation('RELEASES_URL', stores.variables)
  if (!location) throw new Error('The environment names no bucket')
  bucket = await openBucket(location)
  for (const version of ['1.0.0', '1.1.0']) await stores.release(team, version)
})

const live = (store: ReleaseStore) => compose(store).remotes[remote]?.manifest.version

it('R-mf-signed: no server shows a release that was forged in the bucket, with channels and a signature to match', async () => {
  const other = wholeBuild('1.1.0', remote, 'steal')
  const release = readFileSync(join(other.dist, 'release.json'))
  const hash = integrityOf(release)
  const theirs = openKeysFile(temporaryFolder('eve'))
  theirs.createFirst('eve', new Date())
  const signed = createProof(theirs).sign(
    { manifest: other.manifest, hash },
    { by: 'eve', at: new Date().toISOString() },
  )
  const put = (name: string, content: Buffer) =>
    bucket.put(`${remote}/${name}`, content, name.startsWith('1.1.0') ? fileFacts(name) : channelFacts)
  for (const name of Object.keys(other.manifest.files)) {
    await put(`1.1.0/${name}`, readFileSync(join(other.dist, name)))
    for (const packed of [`${name}.br`, `${name}.gz`]) await bucket.remove(`${remote}/1.1.0/${packed}`)
  }
  await put('1.1.0/release.json', release)
  await put('1.1.0/release.sig.json', Buffer.from(signed))
  const channels = { ...team.readChannels(remote), manifests: { '1.1.0': hash } }
  await put('channels.json', Buffer.from(JSON.stringify(channels)))
  const unproven: string[] = []
  const server = await stores.aServer({ onUnproven: (why) => unproven.push(why.message) })
  expect(live(server)).toBe('1.0.0')
  expect(unproven).toEqual(['mf-rooms 1.1.0 is not served: no key of the platform signed it.'])
  await expect((await stores.aTeam()).promote(remote, '1.1.0', 'eve')).rejects.toThrow('is not promoted')
})

it('every server shows a version that is signed again when the earlier key is revoked', async () => {
  const server = await stores.aServer()
  const keys = openKeysFile(stores.variables.RELEASE_TRUST_DIR)
  const [first] = keys.read().keys
  keys.create('the platform', new Date())
  await team.sign(remote, '1.1.0', 'ann')
  await expect.poll(() => server.readChannels(remote).history.at(-1)?.action).toBe('sign')
  keys.revoke(first?.id ?? '', 'the platform', new Date())
  await expect.poll(() => server.release(remote, '1.0.0')).toBeUndefined()
  expect(live(server)).toBe('1.1.0')
})

it('a site that shares a bucket does not start without keys', async () => {
  const variables = { ...stores.variables, RELEASE_TRUST_DIR: temporaryFolder('none') }
  await expect(openReleaseStore(variables, { dataDir: temporaryFolder(), follows: false })).rejects.toThrow(
    'npm run release -- key create',
  )
})
