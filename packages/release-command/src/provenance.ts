import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Answer, Refused } from '@calm-rest/command'
import { type KeysFile, provenanceIn, type ReleaseStore } from '@calm-rest/releases'
import type { ReleaseCommand } from './arguments.ts'

/** Verifies where and from what a release was built, and prints it; `out` gets the signed envelope. */
export const provenance = async (
  { remote, version, out }: Extract<ReleaseCommand, { name: 'provenance' }>,
  { store, keys }: { store: ReleaseStore; keys: KeysFile },
): Promise<Answer> => {
  await store.ensureLocal(remote, version)
  const found = provenanceIn(join(store.folder, remote, version), keys)
  if (found.fault !== undefined) {
    throw new Refused(`${remote} ${version} has no provenance that counts: ${found.fault}.`)
  }
  const { predicate, subject } = found.provenance
  if (out !== undefined) writeFileSync(out, `${JSON.stringify(found.envelope, null, 2)}\n`)
  const from = predicate.buildDefinition.resolvedDependencies.map(
    ({ name = '', uri = '', digest = {}, annotations }) =>
      [
        `from ${name}`,
        uri,
        ...Object.entries(digest).map(([kind, hex]) => `${kind}:${hex}`),
        ...(annotations?.saidBy ? [`(as ${annotations.saidBy} says)`] : []),
      ]
        .filter(Boolean)
        .join(' '),
  )
  const lines = [
    `${remote} ${version}: ${subject.length} files, signed by key ${found.key}`,
    `builder ${predicate.runDetails.builder.id}`,
    ...from,
    ...(out === undefined ? [] : [`envelope in ${out}`]),
  ]
  return { text: lines.join('\n'), json: found.provenance }
}
