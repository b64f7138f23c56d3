import { ECDH } from 'node:crypto'

/** Returns whether base64url is a point on P-256: encryption requires one. */
export const isPushKey = (base64url: string): boolean => {
  try {
    return ECDH.convertKey(base64url, 'prime256v1', 'base64url', 'hex').length > 0
  } catch {
    return false
  }
}
