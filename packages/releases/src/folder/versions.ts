import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { syncFolder } from './files.ts'
import { parseManifest } from './parse-manifest.ts'
import { parsedFiles } from './parsed-files.ts'
import { AlreadyPublished } from './refusals.ts'

/** Published versions below `folder`: each a folder of its own that never changes. */
export const createVersions = (folder: string) => {
  const fileOf = (remote: string, version: string) => join(folder, remote, version, 'release.json')

  const list = (remote: string): string[] =>
    existsSync(join(folder, remote))
      ? readdirSync(join(folder, remote)).filter((name) => existsSync(fileOf(remote, name)))
      : []

  const file = parsedFiles(parseManifest)

  /** The manifest and its hash; nothing where the version is not published. Throws where it is not whole. */
  const read = (
    remote: string,
    version: string,
  ): Readonly<{ manifest: ReleaseManifest; hash: string }> | undefined => file(fileOf(remote, version))

  /** Copies a build into the store. Refuses a version that is there already. */
  const publish = (manifest: ReleaseManifest, dist: string) => {
    const { remote, version } = manifest
    const target = join(folder, remote, version)
    if (existsSync(target)) throw new AlreadyPublished(remote, version)
    mkdirSync(join(folder, remote), { recursive: true })
    const draft = join(folder, remote, `.${version}.${process.pid}.new`)
    rmSync(draft, { recursive: true, force: true })
    cpSync(dist, draft, { recursive: true })
    try {
      // onto a release that another process published meanwhile it fails, and that is right
      renameSync(draft, target)
    } catch (cause) {
      rmSync(draft, { recursive: true, force: true })
      throw existsSync(target) ? new AlreadyPublished(remote, version) : cause
    }
    syncFolder(join(folder, remote))
  }

  const remove = (remote: string, version: string) =>
    rmSync(join(folder, remote, version), { recursive: true, force: true })

  return { list, read, publish, remove }
}
