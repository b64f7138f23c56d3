import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { forEachConcurrently, type ObjectStore } from '@calm-rest/objects'
import { assertFileTypes } from '../folder/assert-file-types.ts'
import { AlreadyPublished } from '../folder/refusals.ts'
import { namesOfStore } from '../proof/signature-file.ts'
import { channelFacts, fileFacts, ownFacts } from './facts.ts'
import { claimKey, manifestKey, signatureKey, versionFolder } from './keys.ts'

const uploadsAtOnce = 16

/**
 * Puts a build into the bucket, each object only where there is none: first the claim on the version, then its files
 * and its signature, at last release.json, which makes it a published one. Broken off, it can be done again with the same files.
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
    // one that is there already is of an earlier attempt with the same claim: the same bytes
    await bucket.create(
      versionFolder(remote, version) + name,
      readFileSync(join(dist, name)),
      fileFacts(name),
    )
  })
  // one of an earlier attempt is of the same files, too
  if (signed !== undefined)
    await bucket.create(signatureKey(remote, version), Buffer.from(signed), channelFacts)
  const release = readFileSync(join(dist, 'release.json'))
  if (await bucket.create(manifestKey(remote, version), release, fileFacts('release.json'))) return
  // ours, where the first answer was lost on its way
  const there = await bucket.get(manifestKey(remote, version))
  if (!there?.content.equals(release)) throw new AlreadyPublished(remote, version)
}

/** Two who publish different files under one version never mix them: one has the claim, the other is refused. */
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
