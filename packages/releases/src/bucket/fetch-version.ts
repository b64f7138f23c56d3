import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { forEachConcurrently, type ObjectStore } from '@calm-rest/objects'
import { isReleased } from '../folder/packed.ts'
import { parseManifest } from '../folder/parse-manifest.ts'
import { approvalName } from '../proof/approval.ts'
import { signatureName } from '../proof/signature-file.ts'
import { approvalKey, manifestKey, signatureKey, versionFolder } from './keys.ts'

const downloadsAtOnce = 16

/**
 * Copies a published version from the bucket to the folder `target`, complete and byte for byte, or not at
 * all. Returns whether the version exists. Throws `NotWhole` if a file is missing or differs.
 */
export const fetchVersion = async (
  bucket: ObjectStore,
  { remote, version }: { remote: string; version: string },
  target: string,
): Promise<boolean> => {
  if (existsSync(target)) return true
  const release = await bucket.get(manifestKey(remote, version))
  if (!release) return false
  const { files } = parse(remote, version, release.content)
  const names = await namesOf(bucket, remote, version, files)
  const draft = `${target}.${process.pid}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  try {
    await forEachConcurrently(downloadsAtOnce, names, async (name) => {
      const content = (await bucket.get(versionFolder(remote, version) + name))?.content
      if (!content || !(await isReleased(files, name, content))) throw new NotWhole(remote, version, name)
      await mkdir(dirname(join(draft, name)), { recursive: true })
      await writeFile(join(draft, name), content, { flush: true })
    })
    const signature = await bucket.get(signatureKey(remote, version))
    if (signature) await writeFile(join(draft, signatureName), signature.content, { flush: true })
    const approval = await bucket.get(approvalKey(remote, version))
    if (approval) await writeFile(join(draft, approvalName), approval.content, { flush: true })
    await writeFile(join(draft, 'release.json'), release.content, { flush: true })
    moveInto(draft, target)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return true
}

/** Another process on this machine may have been faster, with the same content. */
const moveInto = (draft: string, target: string) => {
  try {
    renameSync(draft, target)
  } catch (cause) {
    if (!existsSync(target)) throw cause
  }
}

/** A file of a release is missing in the bucket, or differs from release.json. */
export class NotWhole extends Error {
  constructor(remote: string, version: string, file: string) {
    super(`${remote} ${version} is not whole: ${file} is missing or not the released one.`)
  }
}

/** Every file of release.json, plain and compressed. */
const namesOf = async (
  bucket: ObjectStore,
  remote: string,
  version: string,
  files: ReleaseManifest['files'],
) => {
  const folder = versionFolder(remote, version)
  const there = new Set((await bucket.list(folder)).map(({ key }) => key.slice(folder.length)))
  return Object.keys(files).flatMap((plain) => [
    plain,
    ...[`${plain}.br`, `${plain}.gz`].filter((name) => there.has(name)),
  ])
}

const parse = (remote: string, version: string, release: Buffer): ReleaseManifest => {
  try {
    const { manifest } = parseManifest(release)
    if (manifest.remote === remote && manifest.version === version) return manifest
  } catch {
    // reported below
  }
  throw new NotWhole(remote, version, 'release.json')
}
