import { readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { assertFileTypes } from '../folder/assert-file-types.ts'
import { isReleased, plainName } from '../folder/packed.ts'
import { parseManifest } from '../folder/parse-manifest.ts'
import { ReleaseRefused } from '../folder/refusals.ts'
import { namesOfStore } from '../proof/signature-file.ts'

/** Far above the size of a release.json with some thousand files. */
const maxManifestBytes = 2 * 1024 * 1024

const notWhole = (detail: string, cause?: unknown) => new ReleaseRefused('release_invalid', detail, { cause })

/**
 * Reads release.json of a folder and checks every other file: each must be one that release.json names, byte
 * for byte, or a compressed copy of one, and none may be missing. Throws `ReleaseRefused` otherwise.
 */
export const readWholeRelease = async (
  folder: string,
  expected: { remote: string; version: string },
): Promise<{ manifest: ReleaseManifest; hash: string }> => {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  const release = await readManifest(folder)
  const { remote, version, files } = release.manifest
  if (remote !== expected.remote || version !== expected.version) {
    throw notWhole(
      `release.json is that of ${remote} ${version}, not of ${expected.remote} ${expected.version}.`,
    )
  }
  assertFileTypes(Object.keys(files))
  const own = namesOfStore.find((name) => Object.hasOwn(files, name))
  if (own !== undefined) throw notWhole(`release.json names ${own}, which is the store's own.`)
  const there = new Set(names)
  const missing = Object.keys(files).find((name) => !there.has(name))
  if (missing !== undefined) throw notWhole(`${missing} is missing.`)
  const others = names.filter((name) => name !== 'release.json')
  const unnamed = others.find((name) => plainName(files, name) === undefined)
  if (unnamed !== undefined) throw notWhole(`release.json does not name ${unnamed}.`)
  // plain files first, so that no compressed file is unpacked beyond a verified size
  const isPacked = (name: string) => !Object.hasOwn(files, name)
  for (const name of others.toSorted((a, b) => Number(isPacked(a)) - Number(isPacked(b)))) {
    const content = await readFile(join(folder, name))
    const isRight = hasSize(files, name, content.length) && (await isReleased(files, name, content))
    if (!isRight) throw notWhole(`${name} is not the file that release.json names.`)
  }
  const claimed = Object.keys(files).find((name) => files[name]?.brotliBytes && !there.has(`${name}.br`))
  if (claimed !== undefined) throw notWhole(`${claimed}.br is missing, and release.json has its size.`)
  return release
}

/** Checks the size of a file: the gate relies on the sizes in release.json. */
const hasSize = (files: ReleaseManifest['files'], name: string, bytes: number): boolean => {
  if (Object.hasOwn(files, name)) return files[name]?.bytes === bytes
  return !name.endsWith('.br') || (files[name.slice(0, -'.br'.length)]?.brotliBytes ?? bytes) === bytes
}

const readManifest = async (folder: string) => {
  const path = join(folder, 'release.json')
  try {
    if ((await stat(path)).size > maxManifestBytes) throw new Error('it is too large')
    return parseManifest(await readFile(path))
  } catch (cause) {
    throw notWhole(
      `There is no release.json at its root, or it is not right: ${(cause as Error).message}`,
      cause,
    )
  }
}
