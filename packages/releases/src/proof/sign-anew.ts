import { ReleaseRefused } from '../folder/refusals.ts'
import type { SignedStatement } from './envelope.ts'
import type { Proof } from './proof.ts'
import type { Publisher, Signable } from './statement.ts'

/** Whoever can write into the store by its folder or bucket. */
export const thePlatform = (): Publisher => ({ by: 'the platform', at: new Date().toISOString() })

/** Signature for what is published already, with the publisher that its signature of now proves or somebody vouches for. */
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

/** One that cannot be read vouches for nothing. */
const readable = (read: () => SignedStatement | undefined) => {
  try {
    return read()
  } catch {
    return undefined
  }
}
