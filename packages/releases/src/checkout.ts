import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ReleaseManifest, releaseManifest } from '@calm-rest/contract/releases'

/** Root folder of this checkout. */
export const root = resolve(import.meta.dirname, '../../..')

/** Whether a remote can be built here; an image has only what was built. */
export const hasSources = (remote: string) => existsSync(join(root, remote, 'rspack.config.ts'))

/** Every remote of this checkout by its folder name, so that a new mf-x needs no entry in a list. */
export const remotes = (): string[] =>
  readdirSync(root)
    .filter((name) => /^mf-[a-z]/.test(name) && (hasSources(name) || existsSync(manifestOf(name))))
    .sort()

/** Folder of a remote's build. */
export const buildFolder = (remote: string) => join(root, remote, 'dist')

const manifestOf = (remote: string) => join(buildFolder(remote), 'release.json')

/** The manifest of the build in a remote's dist/; undefined if there is no complete one. */
export const readBuild = (remote: string): ReleaseManifest | undefined => {
  try {
    return releaseManifest.parse(JSON.parse(readFileSync(manifestOf(remote), 'utf8')))
  } catch {
    // missing, or of an older shape: the remote is built again
    return undefined
  }
}
