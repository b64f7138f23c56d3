import { ReleaseRefused } from '../folder/refusals.ts'
import type { SignedApproval } from './approval.ts'
import type { SignedStatement } from './envelope.ts'
import type { Proof, Verdict } from './proof.ts'
import type { Publisher, Signable } from './statement.ts'

/** A publisher who can write to the store's folder or bucket directly. */
export const thePlatform = (): Publisher => ({ by: 'the platform', at: new Date().toISOString() })

/** A signature for a published version, with the publisher of its current signature or the given one. */
export const signAnew = (
  proof: Proof | undefined,
  release: Signable,
  readSignature: () => SignedStatement | undefined,
  adopting: Publisher | undefined,
): string => {
  const { remote, version } = release.manifest
  if (!proof) throw new ReleaseRefused('release_unproven', 'This store has no keys.')
  const verdict = proof.verify(release, readable(readSignature))
  const publisher = verdict.fault === undefined ? verdict.publisher : adopting
  if (!publisher) {
    throw new ReleaseRefused(
      'release_unproven',
      `${remote} ${version} is not signed anew: ${verdict.fault}. Vouch for it with --adopt, if you know that it is right.`,
    )
  }
  return proof.sign(release, publisher)
}

/** A signed approval of a proven version. Throws `ReleaseRefused` if it is not proven, or by its own publisher. */
export const signApproval = (
  proof: Proof | undefined,
  release: Signable,
  verdict: Verdict | undefined,
  approver: Publisher,
): string => {
  if (!proof || !verdict) throw new ReleaseRefused('release_unproven', 'This store has no keys.')
  if (verdict.fault !== undefined) throw new ReleaseRefused('release_unproven', verdict.fault)
  return proof.approvals.sign(release, verdict.publisher, approver)
}

/**
 * A new signature for the approval of a version that is signed anew, with its approver; undefined if no approval counts.
 */
export const approvalAnew = (
  proof: Proof | undefined,
  release: Signable,
  signature: SignedStatement | undefined,
  readApproval: () => SignedApproval | undefined,
): string | undefined => {
  const verdict = proof?.verify(release, signature)
  if (!proof || !verdict || verdict.fault !== undefined) return undefined
  const approval = proof.approvals.verify(release, verdict.publisher, readable(readApproval))
  return approval.fault === undefined
    ? proof.approvals.sign(release, verdict.publisher, approval.approver)
    : undefined
}

/** An unreadable signature counts as none. */
export const readable = <T>(read: () => T | undefined): T | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}
