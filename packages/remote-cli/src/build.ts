import { join } from 'node:path'
import { buildRelease, gitRevision, hashFolder } from '@calm-rest/build/remote'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import type { Project } from './project.ts'

/** A release in dist/ of its project. */
export interface Built {
  manifest: ReleaseManifest
  folder: string
}

/** Builds the version of package.json. */
export const build = async ({ folder, version, owner }: Project): Promise<Built> => {
  const source = hashFolder(folder)
  const manifest = await buildRelease({ folder, version, owner, revision: gitRevision(folder), source })
  return { manifest, folder: join(folder, 'dist') }
}
