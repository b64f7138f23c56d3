import { type ReleaseManifest, releaseManifest } from '@calm-rest/contract/releases'
import { integrityOf } from './files.ts'

/** Parses a release.json and hashes it. Throws if it is invalid. */
export const parseManifest = (content: Buffer): { manifest: ReleaseManifest; hash: string } => ({
  manifest: releaseManifest.parse(JSON.parse(content.toString())),
  hash: integrityOf(content),
})
