import { createHmac, timingSafeEqual } from 'node:crypto'

/** A version in an address, with its signature if it is a preview. */
export interface RequestedVersion {
  version: string
  signature: string | undefined
}

const separator = '~'

/** `1.5.0-rc.1`, or `1.5.0-rc.1~…` with a signature. */
export const parseRequestedVersion = (value: string): RequestedVersion => {
  const at = value.indexOf(separator)
  return at < 0
    ? { version: value, signature: undefined }
    : { version: value.slice(0, at), signature: value.slice(at + 1) }
}

const endIn = (signature: string) => Number.parseInt(signature.split('.', 1)[0] ?? '', 36)

/** Expiry of a signature, as it says itself; check it with `isSigned` first. */
export const endOf = ({ signature }: RequestedVersion): Date | undefined =>
  signature === undefined ? undefined : new Date(endIn(signature))

/**
 * Previews: one person sees a version that is not live, by a signed address, until it expires. The signature
 * is for one version of one remote and follows the version in the address.
 */
export const createPreviews = (key: Buffer) => {
  const sign = (remote: string, version: string, end: string) =>
    createHmac('sha256', key).update(`preview ${remote} ${version} ${end}`).digest().subarray(0, 16)

  return {
    /** Value of the remote's query parameter: `?mf-rooms=1.5.0-rc.1~…`. */
    issue: (remote: string, version: string, until: Date): string => {
      const end = until.getTime().toString(36)
      return `${version}${separator}${end}.${sign(remote, version, end).toString('base64url')}`
    },
    /** Whether the signature was made with the key for exactly this version, and has not expired. */
    isSigned: (remote: string, { version, signature = '' }: RequestedVersion, now: Date): boolean => {
      const [end = '', given = ''] = signature.split('.')
      const right = sign(remote, version, end)
      const bytes = Buffer.from(given, 'base64url')
      return (
        bytes.length === right.length && timingSafeEqual(bytes, right) && now.getTime() < endIn(signature)
      )
    },
  }
}

export type Previews = ReturnType<typeof createPreviews>
