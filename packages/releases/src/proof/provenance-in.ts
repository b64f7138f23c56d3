import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseManifest } from '../folder/parse-manifest.ts'
import { parseEnvelope } from './envelope.ts'
import type { KeysFile } from './keys-file.ts'
import { createProof, type ProvenanceVerdict } from './proof.ts'
import { signatureName } from './signature-file.ts'

/** The provenance of the version in a store's folder, by the currently trusted keys. */
export const provenanceIn = (folder: string, keys: KeysFile): ProvenanceVerdict => {
  const file = join(folder, signatureName)
  const release = parseManifest(readFileSync(join(folder, 'release.json')))
  return createProof(keys).provenance(
    release,
    existsSync(file) ? parseEnvelope(readFileSync(file)) : undefined,
  )
}
