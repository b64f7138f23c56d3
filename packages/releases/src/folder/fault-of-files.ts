import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { integrityOf } from './files.ts'

/** The first file of a release that is missing or differs from release.json; undefined if all are right. */
export const faultOfFiles = (folder: string, { files }: ReleaseManifest): string | undefined => {
  for (const [name, { integrity }] of Object.entries(files)) {
    try {
      if (integrityOf(readFileSync(join(folder, name))) !== integrity)
        return `${name} is not the released file`
    } catch {
      return `${name} is missing`
    }
  }
  return undefined
}
