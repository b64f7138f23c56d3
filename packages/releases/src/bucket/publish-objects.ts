import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { forEachConcurrently, type ObjectStore } from '@calm-rest/objects'
import { assertFileTypes } from '../folder/assert-file-types.ts'
import { AlreadyPublished } from '../folder/refusals.ts'
import { approvalName } from '../proof/approval.ts'
import { namesOfStore } from '../proof/signature-file.ts'
import { channelFacts, fileFacts, ownFacts } from './facts.ts'
import { approvalKey, claimKey, manifestKey, signatureKey, versionFolder } from './keys.ts'

const uploadsAtOnce = 16

/**
 * Writes a build to the bucket, each object only if it does not exist yet: first the claim on the version,
 * then its files and its signature, and finally release.json, which publishes it. After an interruption it
 * can be repeated with the same files.
 */
export const publishObjects = async (
  bucket: ObjectStore,
  manifest: ReleaseManifest,
  dist: string,
  signed: string | undefined,
) => {
  const { remote, version } = manifest
  assertFileTypes(Object.keys(manifest.files))
  if (await bucket.get(manifestKey(remote, version))) throw new AlreadyPublished(remote, version)
  await claim(bucket, manifest)
  const names = filesBelow(dist).filter((name) => !namesOfStore.includes(name))
  await forEachConcurrently(uploadsAtOnce, names, async (name) => {
    // an existing object is from an earlier attempt with the same claim: the same bytes
    await bucket.create(
      versionFolder(remote, version) + name,
      readFileSync(join(dist, name)),
      fileFacts(name),
    )
  })
  // a signature of an earlier attempt is for the same files, too
  if (signed !== undefined)
    await bucket.create(signatureKey(remote, version), Buffer.from(signed), channelFacts)
  // of a copy from another store; whether it counts is checked where it is read
  const approval = join(dist, approvalName)
  if (existsSync(approval))
    await bucket.create(approvalKey(remote, version), readFileSync(approval), channelFacts)
  const release = readFileSync(join(dist, 'release.json'))
  if (await bucket.create(manifestKey(remote, version), release, fileFacts('release.json'))) return
  // written by this process, if its first response was lost
  const there = await bucket.get(manifestKey(remote, version))
  if (!there?.content.equals(release)) throw new AlreadyPublished(remote, version)
}

/** Prevents that two builds of one version mix: the first has the claim, the other is refused. */
const claim = async (bucket: ObjectStore, { remote, version, files }: ReleaseManifest) => {
  const ours = Buffer.from(`${JSON.stringify({ files: hashOf(files) })}\n`)
  const key = claimKey(remote, version)
  if (await bucket.create(key, ours, ownFacts)) return
  const theirs = await bucket.get(key)
  if (!theirs?.content.equals(ours)) throw new Error(claimed(remote, version))
}

const hashOf = (files: ReleaseManifest['files']) =>
  createHash('sha256')
    .update(
      Object.entries(files)
        .map(([name, { integrity }]) => `${name} ${integrity}\n`)
        .sort()
        .join(''),
    )
    .digest('hex')

const claimed = (remote: string, version: string) =>
  `Other files were begun to be published as ${remote} ${version}, by somebody now or by one who broke off. Raise the version in ${remote}/package.json.`

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort()
