import { ECDH } from 'node:crypto'

/** Whether base64url is a point on P-256: nothing can be encrypted for another one. */
export const isPushKey = (base64url: string): boolean => {
  try {
    return ECDH.convertKey(base64url, 'prime256v1', 'base64url', 'hex').length > 0
  } catch {
    return false
  }
}
