import { ReleaseRefused } from '../folder/refusals.ts'
import type { SignedStatement } from './envelope.ts'
import type { Proof } from './proof.ts'
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

/** An unreadable signature counts as none. */
const readable = (read: () => SignedStatement | undefined) => {
  try {
    return read()
  } catch {
    return undefined
  }
}
