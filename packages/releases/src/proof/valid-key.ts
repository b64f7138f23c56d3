import { type Envelope, verifiedBy } from './envelope.ts'
import type { TrustedKey } from './keys-file.ts'

/** Why a signature's key is invalid at the time in the statement. */
const faultOfKey = ({ id, from, until, revoked }: TrustedKey, signedAt: string): string | undefined => {
  if (revoked) return `its key ${id} was revoked`
  if (signedAt < from || (until !== undefined && signedAt >= until)) return `its key ${id} was not valid then`
  return undefined
}

/** Id of a trusted key that signed an envelope and was valid at that time; otherwise the fault. */
export const findValidKey = (
  envelope: Envelope,
  keys: readonly TrustedKey[],
  signedAt: string,
): { key: string; fault?: undefined } | { key?: undefined; fault: string } => {
  const known = (id: string) => keys.find((key) => key.id === id)
  const right = verifiedBy(envelope, (id) => known(id)?.key)
  if (right.length === 0) return { fault: 'no key of the platform signed it' }
  const faults = right.map((id) => faultOfKey(known(id) as TrustedKey, signedAt))
  const key = right[faults.indexOf(undefined)]
  return key === undefined ? { fault: faults.join(', ') } : { key }
}
