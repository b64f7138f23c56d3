import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { looksBytes, removeLooksFile } from '../looks/looks-file.ts'
import { approvalName, parseApproval } from '../proof/approval.ts'
import { parseEnvelope } from '../proof/envelope.ts'
import { signatureName } from '../proof/signature-file.ts'
import { bytesOnDisk, wholeBlocks } from '../quotas/bytes-on-disk.ts'
import { assertFileTypes } from './assert-file-types.ts'
import { syncFolder, writeAtomically } from './files.ts'
import { parseManifest } from './parse-manifest.ts'
import { parsedFiles } from './parsed-files.ts'
import { AlreadyPublished } from './refusals.ts'

/** Published versions below `folder`: each has its own folder, which never changes. */
export const createVersions = (folder: string) => {
  const fileOf = (remote: string, version: string) => join(folder, remote, version, 'release.json')

  const list = (remote: string): string[] =>
    existsSync(join(folder, remote))
      ? readdirSync(join(folder, remote)).filter((name) => existsSync(fileOf(remote, name)))
      : []

  const file = parsedFiles(parseManifest)

  /** The manifest with its hash; undefined if the version is not published. Throws if it is incomplete. */
  const read = (
    remote: string,
    version: string,
  ): Readonly<{ manifest: ReleaseManifest; hash: string }> | undefined => file(fileOf(remote, version))

  const signatureOf = (remote: string, version: string) => join(folder, remote, version, signatureName)
  const signature = parsedFiles(parseEnvelope)

  /** The signature of a version with its statement, not verified yet. Throws if it cannot be read. */
  const readSignature = (remote: string, version: string) => signature(signatureOf(remote, version))

  const approvalOf = (remote: string, version: string) => join(folder, remote, version, approvalName)
  const approval = parsedFiles(parseApproval)

  /** The approval of a version, not verified yet; undefined if nobody approved it. Throws if it cannot be read. */
  const readApproval = (remote: string, version: string) => approval(approvalOf(remote, version))

  /** Copies a build with its signature into the store. Refuses an existing version. */
  const publish = (manifest: ReleaseManifest, dist: string, signed: string | undefined) => {
    const { remote, version, files } = manifest
    assertFileTypes(Object.keys(files))
    const target = join(folder, remote, version)
    if (existsSync(target)) throw new AlreadyPublished(remote, version)
    mkdirSync(join(folder, remote), { recursive: true })
    const draft = join(folder, remote, `.${version}.${process.pid}.new`)
    rmSync(draft, { recursive: true, force: true })
    cpSync(dist, draft, { recursive: true })
    if (signed !== undefined) writeFileSync(join(draft, signatureName), signed)
    try {
      // fails if another process has published the version meanwhile, as it should
      renameSync(draft, target)
    } catch (cause) {
      rmSync(draft, { recursive: true, force: true })
      throw existsSync(target) ? new AlreadyPublished(remote, version) : cause
    }
    syncFolder(join(folder, remote))
  }

  const sizes = new Map<string, Promise<number>>()

  /** Bytes of the files of a published version, which never change: they are counted once. */
  const sizeOf = (remote: string, version: string): Promise<number> => {
    const { ino, ctimeMs } = statSync(fileOf(remote, version))
    const key = `${remote} ${version} ${ino} ${ctimeMs}`
    const known = sizes.get(key) ?? bytesOnDisk(join(folder, remote, version))
    sizes.set(key, known)
    known.catch(() => sizes.delete(key))
    return known
  }

  const sizesOf = async (remote: string): Promise<ReadonlyMap<string, number>> =>
    new Map(
      await Promise.all(
        list(remote).map(async (version) => {
          // the gate may replace them
          const pictures = looksBytes(folder, remote, version)
          const bytes = (await sizeOf(remote, version)) + (pictures && wholeBlocks(pictures))
          return [version, bytes] as const
        }),
      ),
    )

  const remove = (remote: string, version: string) => {
    for (const key of sizes.keys()) if (key.startsWith(`${remote} ${version} `)) sizes.delete(key)
    rmSync(join(folder, remote, version), { recursive: true, force: true })
    removeLooksFile(folder, remote, version)
  }

  const writeSignature = (remote: string, version: string, signed: string) =>
    writeAtomically(signatureOf(remote, version), signed)

  const writeApproval = (remote: string, version: string, signed: string) =>
    writeAtomically(approvalOf(remote, version), signed)

  return {
    list,
    sizes: sizesOf,
    read,
    readSignature,
    writeSignature,
    readApproval,
    writeApproval,
    publish,
    remove,
  }
}
