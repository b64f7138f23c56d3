import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseManifest } from '../folder/parse-manifest.ts'
import { approvalName } from './approval.ts'
import { parseEnvelope } from './envelope.ts'
import type { Proof } from './proof.ts'
import type { Publisher } from './statement.ts'

/**
 * Stored beside release.json and not named by it, so that the signature does not change the signed content.
 */
export const signatureName = 'release.sig.json'

/** Files that a store writes into a version's folder; no build may have them. */
export const namesOfStore = ['release.json', signatureName, approvalName, 'publishing.json']

/**
 * Signature of a build: the one beside it if it is valid, as in a copy of another store, otherwise a new one.
 */
export const signatureFor = (proof: Proof, dist: string, publisher: Publisher): string => {
  const release = parseManifest(readFileSync(join(dist, 'release.json')))
  const path = join(dist, signatureName)
  if (existsSync(path)) {
    const content = readFileSync(path)
    if (counts(proof, release, content)) return content.toString()
  }
  return proof.sign(release, publisher)
}

const counts = (proof: Proof, release: ReturnType<typeof parseManifest>, content: Buffer) => {
  try {
    return proof.verify(release, parseEnvelope(content)).fault === undefined
  } catch {
    return false
  }
}
