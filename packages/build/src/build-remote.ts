import { join } from 'node:path'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { readBuild, root } from '@calm-rest/releases/checkout'
import { buildRelease } from './build-release.ts'
import { ownerOf } from './owner.ts'
import { gitRevision } from './revision.ts'
import { readPackage } from './rspack/index.ts'
import { sourceHash } from './source-hash.ts'

/** Builds a remote of this tree into its dist/, or returns the existing build. */
export const buildRemote = async (name: string, version = packageVersion(name)): Promise<ReleaseManifest> => {
  const source = sourceHash(name)
  const existing = readBuild(name)
  if (existing?.source === source && existing.version === version) return existing
  const folder = join(root, name)
  return buildRelease({ folder, version, owner: ownerOf(name), revision: gitRevision(root), source })
}

/** Version in the package.json of a workspace, by its folder. */
export const packageVersion = (name: string) => readPackage(join(root, name)).version
