import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { forEachConcurrently, type ObjectStore } from '@calm-rest/objects'
import { integrityOf } from '../folder/files.ts'
import { parseManifest } from '../folder/parse-manifest.ts'
import { manifestKey, versionFolder } from './keys.ts'

const downloadsAtOnce = 16

const unpack: Record<string, (packed: Buffer) => Promise<Buffer>> = {
  '': async (plain) => plain,
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
}

/**
 * Copies a published version from the bucket to the folder `target`, whole and byte for byte the released one, or not
 * at all. Answers whether it is there. Throws `NotWhole` where a file is missing or another.
 */
export const fetchVersion = async (
  bucket: ObjectStore,
  { remote, version }: { remote: string; version: string },
  target: string,
): Promise<boolean> => {
  if (existsSync(target)) return true
  const release = await bucket.get(manifestKey(remote, version))
  if (!release) return false
  const files = await filesOf(bucket, remote, version, release.content)
  const draft = `${target}.${process.pid}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  try {
    await forEachConcurrently(downloadsAtOnce, files, async ({ name, integrity }) => {
      const content = (await bucket.get(versionFolder(remote, version) + name))?.content
      if (!content || !(await isReleased(name, content, integrity))) throw new NotWhole(remote, version, name)
      await mkdir(dirname(join(draft, name)), { recursive: true })
      await writeFile(join(draft, name), content, { flush: true })
    })
    await writeFile(join(draft, 'release.json'), release.content, { flush: true })
    moveInto(draft, target)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return true
}

/** Another process on this machine may have been faster, and has the same. */
const moveInto = (draft: string, target: string) => {
  try {
    renameSync(draft, target)
  } catch (cause) {
    if (!existsSync(target)) throw cause
  }
}

/** A file of a release is missing in the bucket, or is another than that of release.json. */
export class NotWhole extends Error {
  constructor(remote: string, version: string, file: string) {
    super(`${remote} ${version} is not whole: ${file} is missing or not the released one.`)
  }
}

/** Every file that release.json names, plain and as it was packed, with the hash of the plain one. */
const filesOf = async (bucket: ObjectStore, remote: string, version: string, release: Buffer) => {
  const manifest = parse(remote, version, release)
  const folder = versionFolder(remote, version)
  const there = new Set((await bucket.list(folder)).map(({ key }) => key.slice(folder.length)))
  return Object.entries(manifest.files).flatMap(([plain, { integrity }]) => [
    { name: plain, integrity },
    ...[`${plain}.br`, `${plain}.gz`].filter((name) => there.has(name)).map((name) => ({ name, integrity })),
  ])
}

const parse = (remote: string, version: string, release: Buffer): ReleaseManifest => {
  try {
    const { manifest } = parseManifest(release)
    if (manifest.remote === remote && manifest.version === version) return manifest
  } catch {
    // said below
  }
  throw new NotWhole(remote, version, 'release.json')
}

const isReleased = async (name: string, content: Buffer, integrity: string) => {
  const packing = /\.(br|gz)$/.exec(name)?.[0] ?? ''
  const plain = await unpack[packing]?.(content).catch(() => undefined)
  return plain !== undefined && integrityOf(plain) === integrity
}
