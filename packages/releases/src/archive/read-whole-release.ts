import { readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { isReleased, plainName } from '../folder/packed.ts'
import { parseManifest } from '../folder/parse-manifest.ts'
import { ReleaseRefused } from '../folder/refusals.ts'
import { namesOfStore } from '../proof/signature-file.ts'

/** Far above what names some thousand files. */
const maxManifestBytes = 2 * 1024 * 1024

const notWhole = (detail: string, cause?: unknown) => new ReleaseRefused('release_invalid', detail, { cause })

/**
 * Reads release.json of a folder, and every other file in it: each has to be one that release.json names, byte for
 * byte, or a packed copy of one, and none may be missing. Throws `ReleaseRefused` where it is not so.
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
  const own = namesOfStore.find((name) => Object.hasOwn(files, name))
  if (own !== undefined) throw notWhole(`release.json names ${own}, which is the store's own.`)
  const there = new Set(names)
  const missing = Object.keys(files).find((name) => !there.has(name))
  if (missing !== undefined) throw notWhole(`${missing} is missing.`)
  for (const name of names.filter((each) => each !== 'release.json')) {
    if (plainName(files, name) === undefined) throw notWhole(`release.json does not name ${name}.`)
    if (!(await isReleased(files, name, await readFile(join(folder, name))))) {
      throw notWhole(`${name} is not the file that release.json names.`)
    }
  }
  return release
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
