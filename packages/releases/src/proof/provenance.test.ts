import { verify as verifySignature } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { beforeEach, expect, it } from 'vitest'
import { integrityOf } from '../folder/files.ts'
import { createReleaseStore } from '../folder/folder-store.ts'
import { wholeBuild } from '../whole-release.fixture.ts'
import { type KeysFile, openKeysFile } from './keys-file.ts'
import { createProof } from './proof.ts'
import { makeProvenance } from './provenance.ts'
import { provenanceIn } from './provenance-in.ts'
import type { Publisher } from './statement.ts'

const remote = 'mf-rooms'
const at = '2026-11-27T10:00:00.000Z'
const commit = '0123456789abcdef0123456789abcdef01234567'
const ci: Publisher = {
  by: 'ann, repo:calm-rest/rooms:ref:refs/heads/main',
  at,
  team: '@calm-rest/rooms',
  grant: 'trusted publisher rooms-ci',
  issuer: 'https://token.actions.githubusercontent.com',
  repository: 'calm-rest/rooms',
  commit,
  ref: 'refs/heads/main',
  workflow: 'calm-rest/rooms/.github/workflows/release.yml@refs/heads/main',
}

let keys: KeysFile
let releases: string
let store: ReturnType<typeof createReleaseStore>

beforeEach(() => {
  const folder = temporaryFolder()
  keys = openKeysFile(join(folder, 'trust'))
  keys.createFirst('the platform', new Date())
  releases = join(folder, 'releases')
  store = createReleaseStore(releases, { proof: createProof(keys) })
})

const publish = (version: string, publisher: Publisher) => {
  const { manifest, dist } = wholeBuild(version, remote)
  store.publish(manifest, dist, publisher)
  return manifest
}
const folderOf = (version: string) => join(releases, remote, version)
const signatureOf = (version: string) => join(folderOf(version), 'release.sig.json')
const signed = (version: string) => JSON.parse(readFileSync(signatureOf(version), 'utf8'))

it('names the workflow and the commit that a release was built from, as the CI’s identity proves them', () => {
  const manifest = publish('1.0.0', ci)
  const found = provenanceIn(folderOf('1.0.0'), keys)
  expect(found).toMatchObject({
    key: keys.signingKey()?.id,
    provenance: {
      _type: 'https://in-toto.io/Statement/v1',
      predicateType: 'https://slsa.dev/provenance/v1',
      predicate: {
        buildDefinition: {
          externalParameters: { remote, version: '1.0.0', repository: 'calm-rest/rooms' },
          internalParameters: { team: '@calm-rest/rooms', grant: 'trusted publisher rooms-ci' },
          resolvedDependencies: [
            {
              uri: 'git+https://github.com/calm-rest/rooms@refs/heads/main',
              digest: { gitCommit: commit },
            },
          ],
        },
        runDetails: {
          builder: {
            id: 'https://token.actions.githubusercontent.com#calm-rest/rooms/.github/workflows/release.yml@refs/heads/main',
          },
          metadata: { finishedOn: manifest.builtAt },
        },
      },
    },
  })
  const names = Object.keys(manifest.files).concat('release.json').sort()
  expect(found.fault ?? found.provenance.subject.map(({ name }) => name)).toEqual(names)
})

it('names an unknown builder and the claims of release.json if no CI proved anything', () => {
  const lockFile = integrityOf(Buffer.from('lock'))
  const { manifest } = wholeBuild('1.0.0', remote)
  const release = { manifest: { ...manifest, builtFrom: { commit, lockFile } }, hash: lockFile }
  const { predicate } = makeProvenance(release, { by: 'ann', at })
  expect(predicate.runDetails.builder.id).toBe('https://calmrest.example/builder/unproven')
  const annotations = { saidBy: 'release.json' }
  const sha384 = Buffer.from(lockFile.slice('sha384-'.length), 'base64').toString('hex')
  expect(predicate.buildDefinition.resolvedDependencies).toEqual([
    { name: 'source', digest: { gitCommit: commit }, annotations },
    { name: 'package-lock.json', digest: { sha384 }, annotations },
  ])
  // a token proves a team but no commit, so its commit counts as claimed
  const { issuer: _, ...withoutIssuer } = ci
  expect(makeProvenance(release, withoutIssuer).predicate.buildDefinition.resolvedDependencies[0]).toEqual({
    name: 'source',
    digest: { gitCommit: commit },
    annotations,
  })
})

it('is an exact DSSE envelope, which any tool can verify with the public key', () => {
  publish('1.0.0', ci)
  const { provenance } = signed('1.0.0')
  const payload = Buffer.from(provenance.payload, 'base64')
  const type = 'application/vnd.in-toto+json'
  expect(provenance.payloadType).toBe(type)
  const bytes = Buffer.concat([Buffer.from(`DSSEv1 ${type.length} ${type} ${payload.length} `), payload])
  const [key] = keys.read().keys
  const signature = Buffer.from(provenance.signatures[0].sig, 'base64')
  expect(verifySignature(null, bytes, key?.publicKey ?? '', signature)).toBe(true)
})

it.each<[string, (mine: Signed, other: Signed) => object, string]>([
  ['lacks it', ({ provenance: _, ...mine }) => mine, 'npm run release -- sign adds it'],
  ['has that of another version', (mine, { provenance }) => ({ ...mine, provenance }), 'of other files'],
  [
    'has another text',
    (mine, { provenance: { payload } }) => ({ ...mine, provenance: { ...mine.provenance, payload } }),
    'did not sign its provenance',
  ],
  [
    'has a signature of nobody',
    (mine) => ({ ...mine, provenance: { ...mine.provenance, signatures: [{ keyid: 'eve', sig: 'AAAA' }] } }),
    'did not sign its provenance',
  ],
])('does not count where the signature of a release %s, and the release still does', (_, change, fault) => {
  publish('1.0.0', ci)
  publish('1.1.0', ci)
  writeFileSync(signatureOf('1.0.0'), JSON.stringify(change(signed('1.0.0'), signed('1.1.0'))))
  expect(provenanceIn(folderOf('1.0.0'), keys)).toEqual({ fault: expect.stringContaining(fault) })
  expect(store.release(remote, '1.0.0')).toMatchObject({ publisher: { by: ci.by } })
})

it('is invalid with its key, and is made again with another one', () => {
  publish('1.0.0', ci)
  const first = keys.signingKey()?.id as string
  const { id } = keys.create('the platform', new Date())
  store.sign(remote, '1.0.0', 'ann')
  expect(provenanceIn(folderOf('1.0.0'), keys)).toMatchObject({ key: id })
  keys.revoke(first, 'the platform', new Date())
  expect(provenanceIn(folderOf('1.0.0'), keys)).toMatchObject({ key: id })
  keys.revoke(id, 'the platform', new Date())
  expect(provenanceIn(folderOf('1.0.0'), keys)).toEqual({ fault: `its key ${id} was revoked` })
})

interface Signed {
  provenance: { payload: string }
}
