import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ReleaseManifest, releaseManifest } from '@calm-rest/contract/releases'

/** Folder of the checkout that this runs from. */
export const root = resolve(import.meta.dirname, '../../..')

/** Every remote of this checkout, by its folder name: a new mf-x is built and served without a list by hand. */
export const remotes = (): string[] =>
  readdirSync(root)
    .filter((name) => /^mf-[a-z]/.test(name) && existsSync(join(root, name, 'rspack.config.ts')))
    .sort()

/** Folder that a remote is built into. */
export const buildFolder = (remote: string) => join(root, remote, 'dist')

/** The manifest of the build in a remote's dist/, where there is a whole one. */
export const readBuild = (remote: string): ReleaseManifest | undefined => {
  try {
    return releaseManifest.parse(JSON.parse(readFileSync(join(buildFolder(remote), 'release.json'), 'utf8')))
  } catch {
    // none, or of an older shape: it is built anew
    return undefined
  }
}
