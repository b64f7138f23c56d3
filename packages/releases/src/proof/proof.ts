import { isDeepStrictEqual } from 'node:util'
import { ReleaseRefused } from '../folder/refusals.ts'
import { createApprovalProof } from './approval.ts'
import {
  parseEnvelope,
  readProvenance,
  type SignedStatement,
  signStatements,
  verifiedBy,
} from './envelope.ts'
import type { KeysFile, TrustedKey } from './keys-file.ts'
import { makeProvenance, type Provenance } from './provenance.ts'
import { makeStatement, type Publisher, type Signable, subjectOf } from './statement.ts'
import { findValidKey } from './valid-key.ts'

/** The verdict on a release: its publisher and key if a platform key signed it, otherwise the fault. */
export type Verdict = { publisher: Publisher; key: string; fault?: undefined } | { fault: string }

/** The build facts of a release, or why there are none. */
export type ProvenanceVerdict =
  | { provenance: Provenance; envelope: object; key: string; fault?: undefined }
  | { fault: string }

const judge = (release: Signable, signed: SignedStatement, keys: readonly TrustedKey[]): Verdict => {
  const { remote, version, signedAt, publisher } = signed.said.predicate
  const { key, fault } = findValidKey(signed.envelope, keys, signedAt)
  if (key === undefined) return { fault }
  if (remote !== release.manifest.remote || version !== release.manifest.version) {
    return { fault: `its signature is that of ${remote} ${version}` }
  }
  return isDeepStrictEqual(signed.said.subject, subjectOf(release))
    ? { publisher, key }
    : { fault: 'its files are not the signed ones' }
}

/** Signs releases, and verifies them with the trusted keys. */
export const createProof = (keys: KeysFile, now: () => Date = () => new Date()) => {
  /**
   * Verdicts by envelope, valid while envelope, release and keys do not change: a page view verifies no
   * signature.
   */
  const judged = new WeakMap<SignedStatement, { hash: string; keys: object; verdict: Verdict }>()

  const verify = (release: Signable, signed: SignedStatement | undefined): Verdict => {
    if (!signed) return { fault: 'it has no signature' }
    const trusted = keys.read()
    const known = judged.get(signed)
    if (known?.hash === release.hash && known.keys === trusted) return known.verdict
    const verdict = judge(release, signed, trusted.keys)
    judged.set(signed, { hash: release.hash, keys: trusted, verdict })
    return verdict
  }

  /** The SLSA provenance of a proven release, with its envelope for other tools; or why there is none. */
  const provenance = (release: Signable, signed: SignedStatement | undefined): ProvenanceVerdict => {
    const verdict = verify(release, signed)
    if (verdict.fault !== undefined) return verdict
    const second = signed?.provenance
    if (!second) return { fault: 'it was signed before provenance was: npm run release -- sign adds it' }
    const key = keys.read().keys.find(({ id }) => id === verdict.key)?.key
    // only by the key that signed the release: its validity applies to both
    const right = verifiedBy(second, (id) => (id === verdict.key ? key : undefined))
    if (right.length === 0) return { fault: 'the key of the release did not sign its provenance' }
    const said = readProvenance(second)
    if (!isDeepStrictEqual(said.subject, subjectOf(release)))
      return { fault: 'its provenance is that of other files' }
    return { provenance: said, envelope: second, key: verdict.key }
  }

  return {
    verify,
    provenance,
    approvals: createApprovalProof(keys, now),
    /** Content of a release's release.sig.json. Throws if this machine has no valid key. */
    sign: (release: Signable, publisher: Publisher): string => {
      const signing = keys.signingKey()
      if (!signing) {
        throw new ReleaseRefused(
          'release_unproven',
          `This machine has no key to sign with, beside ${keys.path}.`,
        )
      }
      const said = makeStatement(release, publisher, now().toISOString())
      const content = signStatements(said, makeProvenance(release, publisher), signing)
      const { fault } = verify(release, parseEnvelope(Buffer.from(content)))
      if (fault) throw new ReleaseRefused('release_unproven', `What is signed here does not count: ${fault}.`)
      return content
    },
  }
}

export type Proof = ReturnType<typeof createProof>
