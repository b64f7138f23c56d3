import { createHash } from 'node:crypto'

/** Subresource integrity of a file, as release.json names it and browsers read it. */
export const integrityOf = (content: Uint8Array, algorithm: 'sha256' | 'sha384' = 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
