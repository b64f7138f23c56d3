import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ReleaseManifest, releaseManifest } from '@calm-rest/contract/releases'
import { root } from '../root.ts'

/** The manifest of the build in a remote's dist/, where there is a whole one. */
export const readBuild = (name: string): ReleaseManifest | undefined => {
  try {
    return releaseManifest.parse(JSON.parse(readFileSync(join(root, name, 'dist/release.json'), 'utf8')))
  } catch {
    // none, or of an older shape: it is built anew
    return undefined
  }
}
