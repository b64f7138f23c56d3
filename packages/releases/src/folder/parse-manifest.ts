import { type ReleaseManifest, releaseManifest } from '@calm-rest/contract/releases'
import { integrityOf } from './files.ts'

/** A release.json with its hash. Throws where it is none. */
export const parseManifest = (content: Buffer): { manifest: ReleaseManifest; hash: string } => ({
  manifest: releaseManifest.parse(JSON.parse(content.toString())),
  hash: integrityOf(content),
})
